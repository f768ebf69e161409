import type { RulesDocumentAnswer } from '../../../server/src/lsp/protocol.js';

/** A rule, glossary entry or question of a rulebook's document. */
export type RulesEntry = RulesDocumentAnswer['entries'][number];

/** The lines of an entry. */
export function textOf({ text }: RulesDocumentAnswer, { line, lastLine }: RulesEntry): string {
  return text
    .split('\n')
    .slice(line, lastLine + 1)
    .join('\n');
}

/** The entries that a range of lines touches, from 0, both included. */
export function entriesIn({ entries }: RulesDocumentAnswer, first: number, last: number): RulesEntry[] {
  return entries.filter(({ line, lastLine }) => line <= last && first <= lastLine);
}

/** Entries as a quotation in Markdown, which also reads well as plain text, with the rulebook that they are from. */
export function quotation(document: RulesDocumentAnswer, entries: readonly RulesEntry[]): string {
  const texts = entries.map((entry) => textOf(document, entry));
  const lines = [texts.join('\n\n'), `— ${document.title}`].join('\n\n').split('\n');
  return `${lines.map((line) => (line === '' ? '>' : `> ${line}`)).join('\n')}\n`;
}
