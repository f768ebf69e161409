import type { Card, CardDocument } from '../../formats/card.js';
import type { CardFile } from './card-file.js';

/**
 * Formats from the one that designers write, with the most information, to those that are exported from others. Where the
 * same cards are in several files, the first of these is the one that is read.
 */
const order: readonly string[] = ['plain', 'markdown', 'mse-set', 'spreadsheet', 'json', 'forge', 'cockatrice'];

/** Typed by hand: a card that is there twice is a mistake to be told of, not an export. */
const typed: ReadonlySet<string> = new Set(['plain', 'markdown']);

/** The part of a file's cards that other files must have, by name, for it to be a copy of theirs. */
const SHARED_NAMES = 0.8;

/** The part of these whose rules text must be the same: exporters differ in symbols and reminder text, versions of a set in more. */
const SAME_TEXT = { otherFormat: 0.5, sameFormat: 0.9 };

/** What of a card is compared. */
interface Content {
  /** Its rules text, without what exporters write differently. */
  readonly text: string;
  /** All its fields: a program writes them the same way each time. */
  readonly fields: string;
}

/** The files that are read, by the keys of their cards. */
type Taken = Map<string, CardFile>;

/**
 * Which files hold only cards that other files of the set hold as well: exports of the same cards. A function of the
 * files alone, so that it does not matter in which order they were read.
 * @param named files that are read whatever else there is
 * @returns for each copy the path of the file that is read in its place
 */
export function copiesAmong(files: Iterable<CardFile>, named: ReadonlySet<string>): Map<string, string> {
  const copies = new Map<string, string>();
  const all = [...files].filter(({ document }) => document.cards.length > 0);
  if (all.length < 2 || all.every(({ document }) => typed.has(document.format))) return copies;
  const taken: Taken = new Map();
  for (const file of all.sort((a, b) => compare(a, b, named))) {
    const { path, document } = file;
    const original = named.has(path) || typed.has(document.format) ? null : originalOf(document, taken);
    if (original !== null) copies.set(path, original);
    else for (const key of contentOf(document).keys()) setNew(taken, key, file);
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
  const rank = order.indexOf(format);
  return rank < 0 ? order.length : rank;
}

function setNew<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  if (!map.has(key)) map.set(key, value);
}

/** The file that has most of a document's cards, where nearly all of them are in files that are read; else null. */
function originalOf(document: CardDocument, taken: Taken): string | null {
  const content = contentOf(document);
  const byPath = new Map<string, number>();
  let [same, sameFormat] = [0, 0];
  for (const [key, { text, fields }] of content) {
    const file = taken.get(key);
    const known = file && contentOf(file.document).get(key);
    if (!known) continue;
    byPath.set(file.path, (byPath.get(file.path) ?? 0) + 1);
    if (file.document.format === document.format) {
      sameFormat++;
      if (known.fields === fields) same++;
      continue;
    }
    // Lists of drafting sites may leave the text out: that makes no other card of it.
    if (text === '' || known.text === text) same++;
  }
  const shared = [...byPath.values()].reduce((sum, count) => sum + count, 0);
  if (shared === 0 || shared < SHARED_NAMES * content.size) return null;
  const wanted = sameFormat > shared / 2 ? SAME_TEXT.sameFormat : SAME_TEXT.otherFormat;
  if (same < wanted * shared) return null;
  return [...byPath].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]![0];
}

const contents = new WeakMap<CardDocument, ReadonlyMap<string, Content>>();

/** What a document's cards say, by their keys. */
function contentOf(document: CardDocument): ReadonlyMap<string, Content> {
  const before = contents.get(document);
  if (before) return before;
  const content = new Map<string, Content>();
  for (const { card } of document.cards) {
    const { key, content: said } = keyed(card);
    if (key !== '') setNew(content, key, said);
  }
  contents.set(document, content);
  return content;
}

const known = new WeakMap<Card, { readonly key: string; readonly content: Content }>();

/** A card by its name, and a token by its size besides, as several tokens of a set may share a name. */
function keyed(card: Card): { readonly key: string; readonly content: Content } {
  const before = known.get(card);
  if (before) return before;
  const [face] = card.faces;
  const name = lettersOf(face?.name?.text ?? '').replace(/token$/, '');
  const stats = card.role === 'token' ? (face?.stats?.text ?? '') : '';
  const text = lettersOf((face?.rulesText?.text ?? '').replace(/\([^()]*\)|\{[^{}]*\}/g, ''));
  const fields = card.faces.flatMap(({ manaCost, typeLine, rulesText, stats, metadata }) => [
    ...[manaCost, typeLine, rulesText, stats].map((region) => region?.text ?? ''),
    ...metadata.filter(({ key }) => key === 'Color').map(({ value }) => value.text),
  ]);
  const found = {
    key: name === '' ? '' : [card.role, name, stats].join(' '),
    content: { text, fields: fields.join('\n') },
  };
  known.set(card, found);
  return found;
}

/** What is left of a text where punctuation, symbols and spaces do not count. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
