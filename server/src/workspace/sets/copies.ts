import type { Card, CardDocument } from '../../formats/card.js';
import { memoize } from '../../util/memoize.js';
import type { CardFile } from './card-file.js';

/**
 * The formats, from the source that designers write, which has the most information, to exports. If several files
 * contain the same cards, the first in this order is read.
 */
const formatOrder: readonly string[] = ['plain', 'markdown', 'mse-set', 'spreadsheet', 'json', 'forge', 'cockatrice'];

/** Formats that are typed by hand, where a duplicate card is a mistake to report, not an export. */
const typedFormats: ReadonlySet<string> = new Set(['plain', 'markdown']);

/** The share of a file's cards that other files must contain, by name, for it to be a copy. */
const SHARED_NAMES = 0.8;

/**
 * The share of these whose rules text must be equal. Exporters differ in symbols and reminder text, versions of a set
 * differ in more.
 */
const SAME_TEXT = { otherFormat: 0.5, sameFormat: 0.9 };

/** The properties of a card that are compared. */
interface Content {
  /** Its rules text, without what exporters write differently. */
  readonly text: string;
  /** All its fields, which a program writes the same way each time. */
  readonly fields: string;
}

/** The files that are read, by the keys of their cards. */
type Originals = Map<string, CardFile>;

/**
 * Returns the files that only contain cards of other files of the set, such as exports. The result depends only on the
 * files, not on the order in which they were read.
 * @param named files that are never copies
 * @returns for each copy, the path of the file that is read instead
 */
export function copiesAmong(files: Iterable<CardFile>, named: ReadonlySet<string>): Map<string, string> {
  const copies = new Map<string, string>();
  const all = [...files].filter(({ document }) => document.cards.length > 0);
  if (all.length < 2 || all.every(({ document }) => typedFormats.has(document.format))) return copies;
  const originals: Originals = new Map();
  for (const file of all.sort((a, b) => compare(a, b, named))) {
    const { path, document } = file;
    const original = named.has(path) || typedFormats.has(document.format) ? null : originalOf(document, originals);
    if (original !== null) copies.set(path, original);
    else for (const key of contentOf(document).keys()) setNew(originals, key, file);
  }
  return copies;
}

function compare(a: CardFile, b: CardFile, named: ReadonlySet<string>): number {
  return (
    Number(named.has(b.path)) - Number(named.has(a.path)) ||
    rankOf(a.document) - rankOf(b.document) ||
    b.document.cards.length - a.document.cards.length ||
    (a.path < b.path ? -1 : 1)
  );
}

function rankOf({ format }: CardDocument): number {
  const rank = formatOrder.indexOf(format);
  return rank < 0 ? formatOrder.length : rank;
}

function setNew<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** The file with most of a document's cards, if nearly all of them are in files that are read; otherwise null. */
function originalOf(document: CardDocument, originals: Originals): string | null {
  const content = contentOf(document);
  const byPath = new Map<string, number>();
  let [same, sameFormat] = [0, 0];
  for (const [key, { text, fields }] of content) {
    const file = originals.get(key);
    const known = file && contentOf(file.document).get(key);
    if (!known) continue;
    byPath.set(file.path, (byPath.get(file.path) ?? 0) + 1);
    if (file.document.format === document.format) {
      sameFormat++;
      if (known.fields === fields) same++;
      continue;
    }
    // Lists of drafting sites may omit the text.
    if (text === '' || known.text === text) same++;
  }
  const shared = [...byPath.values()].reduce((sum, count) => sum + count, 0);
  if (shared === 0 || shared < SHARED_NAMES * content.size) return null;
  const wanted = sameFormat > shared / 2 ? SAME_TEXT.sameFormat : SAME_TEXT.otherFormat;
  if (same < wanted * shared) return null;
  return [...byPath].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
}

/** The content of a document's cards, by their keys. */
const contentOf = memoize((document: CardDocument): ReadonlyMap<string, Content> => {
  const content = new Map<string, Content>();
  for (const { card } of document.cards) {
    const { key, content: cardContent } = keyed(card);
    if (key !== '') setNew(content, key, cardContent);
  }
  return content;
});

/** The key of a card is its name; that of a token includes its P/T, because several tokens may share a name. */
const keyed = memoize((card: Card): { readonly key: string; readonly content: Content } => {
  const [face] = card.faces;
  const name = lettersOf(face?.name?.text ?? '').replace(/token$/, '');
  const stats = card.role === 'token' ? (face?.stats?.text ?? '') : '';
  const text = lettersOf((face?.rulesText?.text ?? '').replace(/\([^()]*\)|\{[^{}]*\}/g, ''));
  const fields = card.faces.flatMap(({ manaCost, typeLine, rulesText, stats, metadata }) => [
    ...[manaCost, typeLine, rulesText, stats].map((region) => region?.text ?? ''),
    ...metadata.filter(({ key }) => key === 'Color').map(({ value }) => value.text),
  ]);
  return {
    key: name === '' ? '' : [card.role, name, stats].join(' '),
    content: { text, fields: fields.join('\n') },
  };
});

/** The letters and digits of a text, to compare it regardless of punctuation, symbols and spaces. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
