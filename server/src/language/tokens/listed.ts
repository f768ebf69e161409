import type { Item, Source } from './ast.js';
import { Reading } from './reading.js';
import type { WordRange } from './source.js';

/** The place of an instruction among the lines of its level. */
export interface LinePlace {
  readonly source: Source;
  readonly lines: readonly WordRange[];
  readonly lineNumber: number;
}

/** More lines than any list on a card has. */
const MAX_LINES = 40;

/** The bulleted lines after a line, each from after its bullet. */
export function bulletedLines({ source, lines, lineNumber }: LinePlace): Reading[] {
  const found: Reading[] = [];
  for (const { from, to } of lines.slice(lineNumber + 1, lineNumber + 1 + MAX_LINES)) {
    if (source.words[from]!.text !== '•') break;
    found.push(new Reading(source, { from: from + 1, to }));
  }
  return found;
}

/** Whether the characteristics of an item are given by a list: "for each of the following characteristics". */
export function isGivenByList(item: Item): boolean {
  return item.parts.some(
    (part) =>
      (part.kind === 'abilities' &&
        part.abilities.some(({ kind, text }) => kind === 'characteristics' && isList(text))) ||
      (part.kind === 'for each' && isList(part.what.text)),
  );
}

function isList(text: string): boolean {
  const lower = text.toLowerCase();
  return lower === 'those characteristics' || lower.includes('the following');
}
