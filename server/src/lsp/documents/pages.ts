import type { Command } from 'vscode-languageserver';
import type { ActionPage } from '../../features/code-actions/code-actions.js';
import { commands, rulePages } from '../protocol.js';

/** The URIs of what a page shows, as seen from one document. */
export interface Addresses {
  file(path: string): string;
  /** A rule in its rulebook's document; null if the client shows no such documents or the rulebook has no such rule. */
  rule(number: string): string | null;
}

/** How the client shows pages. */
export interface PageOptions {
  /** The URI of the folder with a page for each lint rule, ending in a slash. */
  readonly docsBase: string;
  /** The client has its own command to show pages, including rules of the game. */
  readonly opensPages: boolean;
  /** The client shows rulebooks as documents. */
  readonly rulesDocuments: boolean;
  /** The client shows documents at the server's request. */
  readonly showsDocuments: boolean;
}

/** The command that shows a page; null if the client cannot show it. */
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
