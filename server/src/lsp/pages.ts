import type { Command } from 'vscode-languageserver';
import type { Page } from '../features/code-actions.js';
import { commands, rulePages } from './protocol.js';

/** How the client shows pages. */
export interface PageOptions {
  /** The address of the folder with a page for each lint rule, ending in a slash. */
  readonly docsBase: string;
  /** The client shows pages by a command of its own, rules of the game among them. */
  readonly opensPages: boolean;
  /** The client shows documents that it is sent. */
  readonly showsDocuments: boolean;
}

/** The command that shows a page; null where the client has no way to. @param uriOf the address of a path */
export function openingCommand(page: Page, title: string, options: PageOptions, uriOf: (path: string) => string) {
  const address = options.opensPages || options.showsDocuments ? addressOf(page, options, uriOf) : null;
  const command: Command | null = address === null ? null : { title, command: commands.openPage, arguments: [address] };
  return command;
}

function addressOf(page: Page, { docsBase, opensPages }: PageOptions, uriOf: (path: string) => string): string | null {
  switch (page.of) {
    case 'lint rule':
      return `${docsBase}${page.id}.md`;
    case 'rule':
      return opensPages ? `${rulePages}:/${page.number}?${encodeURIComponent(uriOf(page.path))}` : null;
    case 'file':
      return uriOf(page.path);
  }
}
