import { compactList } from '../../util/compact.js';
import { wordSet } from '../../util/word-set.js';
import { readAfterNoun } from './after-noun.js';
import type { Item } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { readItem } from './item.js';
import { bulletedLines, isGivenByList, type LinePlace, readListIntroduction } from './listed.js';
import { readNameList } from './name-list.js';

/** Tokens of a list, and whether one of them is chosen. */
interface Items {
  readonly items: readonly Item[];
  readonly choice: boolean;
}

/**
 * The tokens after a verb, or in the list that it introduces.
 * @param isCreating whether the verb makes tokens of whatever follows, so that the noun may be missing
 */
export function readMade(place: LinePlace, cursor: Cursor, isCreating: boolean): Items {
  const listed = isCreating ? readList(place, cursor) : nothing;
  return listed.items.length > 0 ? listed : readItems(cursor, isCreating);
}

/** Words that begin the next instruction: "If you would create a Food token, create two Food tokens instead." */
const actions = wordSet('create creates put puts play plays instead');

function readItems(cursor: Cursor, nounMayBeMissing: boolean): Items {
  cursor.take('instead');
  let choice =
    ['your', 'their', 'his', 'her', 'its'].some((whose) => cursor.take(whose, 'choice', 'of')) || cursor.take('either');
  const items: Item[] = [];
  for (;;) {
    const before = cursor.at;
    if (items.length > 0) {
      const separator = readSeparator(cursor);
      if (!separator || actions.has(cursor.lower)) {
        cursor.at = before;
        break;
      }
      if (separator === 'or') choice = true;
    }
    const names = readNameList(cursor);
    if (names) {
      items.push(...names.items);
      choice ||= names.choice;
      continue;
    }
    const item = readItem(cursor, { nounMayBeMissing });
    if (!item) {
      cursor.at = before;
      break;
    }
    items.push(item);
  }
  return { items: compactList(items), choice };
}

function readSeparator(cursor: Cursor): 'and' | 'or' | null {
  const comma = cursor.take(',');
  if (cursor.take('and') || cursor.take('plus')) return 'and';
  if (cursor.take('or')) return 'or';
  return comma ? 'and' : null;
}

/**
 * The lines of "those characteristics", or of "for each of the following". For "one of the following tokens", each line
 * is an item instead.
 */
export function readOptions(place: LinePlace, items: readonly Item[]): Item[] {
  if (!items.some(isGivenByList)) return [];
  return bulletedLines(place).flatMap((cursor): Item[] => {
    const first = cursor.at;
    const parts = [...readBeforeNoun(cursor).parts, ...readAfterNoun(cursor)];
    return parts.length > 0 ? [{ kind: 'described', span: cursor.nodeFrom(first).span, parts }] : [];
  });
}

/** `Create one of the following tokens —` and the list after it, in the same sentence or in bulleted lines. */
function readList(place: LinePlace, cursor: Cursor): Items {
  const ahead = cursor.fork();
  const introduction = readListIntroduction(ahead);
  if (!introduction) return nothing;
  const inSentence = readItems(ahead, true).items;
  const items =
    inSentence.length > 0 ? inSentence : bulletedLines(place).flatMap((line) => readItems(line, true).items);
  return { items: compactList(items), choice: introduction.choice };
}

const nothing: Items = { items: [], choice: false };
