import type { HoverLinks } from '../../features/hover/presented.js';
import { commands, OPEN_RULE } from '../protocol.js';

/** No links, for clients that run no commands from a hover. */
export const noLinks: HoverLinks = { rule: () => null, actions: [] };

/** The words of a hover that can be looked up, and where to insert reminder text for them. */
export interface HoveredTerm {
  readonly term: string | null;
  /** The document and the offset in it, if there is reminder text to insert. */
  readonly reminder: readonly [uri: string, offset: number] | null;
}

/** The links of a hover in the extension: they run commands of its own, and the search in all files. */
export function commandLinks({ term, reminder }: HoveredTerm): HoverLinks {
  const actions: [string, string][] = [];
  if (term !== null) actions.push(['Look up in the rules', address(OPEN_RULE, term)]);
  if (reminder) actions.push(['Insert reminder text', address(commands.insertReminder, ...reminder)]);
  if (term !== null) {
    const search = { query: term, matchWholeWord: /^\w/.test(term), triggerSearch: true };
    actions.push(['Find in all files', address('workbench.action.findInFiles', search)]);
  }
  return { rule: (number) => address(OPEN_RULE, number), actions };
}

function address(command: string, ...args: readonly unknown[]): string {
  // Parentheses would end the link in Markdown.
  const encoded = encodeURIComponent(JSON.stringify(args)).replace(/[()']/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `command:${command}?${encoded}`;
}
