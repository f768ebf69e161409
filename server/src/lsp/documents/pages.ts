import type { Command } from 'vscode-languageserver';
import type { ActionPage } from '../../features/code-actions/code-actions.js';
import { commands, rulePages } from '../protocol.js';

/** The addresses of what a page shows, in the eyes of one document. */
export interface Addresses {
  file(path: string): string;
  /** A rule in the document of its rulebook; null where the client has no such documents, or the rulebook no such rule. */
  rule(number: string): string | null;
}

/** How the client shows pages. */
export interface PageOptions {
  /** The address of the folder with a page for each lint rule, ending in a slash. */
  readonly docsBase: string;
  /** The client shows pages by a command of its own, rules of the game among them. */
  readonly opensPages: boolean;
  /** The client shows rulebooks as documents. */
  readonly rulesDocuments: boolean;
  /** The client shows documents that it is sent. */
  readonly showsDocuments: boolean;
}

/** The command that shows a page; null where the client has no way to. */
export function openingCommand(page: ActionPage, title: string, options: PageOptions, addresses: Addresses) {
  const address = options.opensPages || options.showsDocuments ? addressOf(page, options, addresses) : null;
  const command: Command | null = address === null ? null : { title, command: commands.openPage, arguments: [address] };
  return command;
}

function addressOf(page: ActionPage, { docsBase, opensPages }: PageOptions, { file, rule }: Addresses): string | null {
  switch (page.of) {
    case 'lint rule':
      return `${docsBase}${page.id}.md`;
    case 'rule':
      if (!opensPages) return null;
      return rule(page.number) ?? `${rulePages}:/${page.number}?${encodeURIComponent(file(page.path))}`;
    case 'file':
      return file(page.path);
  }
}
