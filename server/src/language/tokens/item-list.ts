import { compactList } from '../../util/compact.js';
import type { Item } from './ast.js';
import { readItem } from './item.js';
import { bulletedLines, isGivenByList, type LinePlace } from './listed.js';
import { readNames } from './names.js';
import { partsIn } from './parts.js';
import type { Reading } from './reading.js';

/** Tokens of a list, and whether one of them is chosen. */
interface Items {
  readonly items: readonly Item[];
  readonly choice: boolean;
}

/**
 * The tokens that begin at a word, or in the list that it introduces.
 * @param isCreating whether the verb makes tokens of whatever follows, so that the noun may be missing
 */
export function readMade(place: LinePlace, reading: Reading, from: number, isCreating: boolean): Items {
  const listed = isCreating ? readList(place, reading) : nothing;
  return listed.items.length > 0 ? listed : readItems(reading, from, isCreating);
}

/** Words that begin the next instruction: "If you would create a Food token, create two Food tokens instead." */
const actions = /^(?:creates?|puts?|plays?|instead)$/;

function readItems(reading: Reading, from: number, nounMayBeMissing: boolean): Items {
  const opening = reading.read('choice', from);
  let choice = opening?.ending?.wording.fields.choice !== undefined;
  let at = opening?.end ?? from;
  const items: Item[] = [];
  for (;;) {
    const separator = items.length > 0 ? reading.read('separator', at) : null;
    const first = separator?.end ?? at;
    if (items.length > 0 && (!separator || actions.test(reading.word(first).lower))) break;
    choice ||= separator !== null && reading.construct(separator) === 'or';
    const names = readNames(reading, first);
    const one = names ? null : readItem(reading, first, nounMayBeMissing);
    if (!names && !one) break;
    choice ||= names?.choice === true;
    items.push(...(names?.items ?? [one!.item]));
    at = names?.end ?? one!.end;
  }
  return { items: compactList(items), choice };
}

/**
 * The lines of "those characteristics", or of "for each of the following". For "one of the following tokens", each line
 * is an item instead.
 */
export function readOptions(place: LinePlace, items: readonly Item[]): Item[] {
  if (!items.some(isGivenByList)) return [];
  return bulletedLines(place).flatMap((line): Item[] => {
    const phrase = line.read('option', 0);
    return phrase ? [{ kind: 'described', span: line.spanOf(phrase), parts: partsIn(line, phrase) }] : [];
  });
}

/** `Create one of the following tokens —` and the list after it, in the same sentence or in bulleted lines. */
function readList(place: LinePlace, reading: Reading): Items {
  const introduction = reading.read('introduction', 0);
  if (!introduction) return nothing;
  const inSentence = reading.isDone(introduction.end) ? [] : readItems(reading, introduction.end, true).items;
  const items =
    inSentence.length > 0 ? inSentence : bulletedLines(place).flatMap((line) => readItems(line, 0, true).items);
  const isForAll = reading.firstWithin(introduction, 'each-or-all') !== null;
  return { items: compactList(items), choice: !isForAll };
}

const nothing: Items = { items: [], choice: false };
