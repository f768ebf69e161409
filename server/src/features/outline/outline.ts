import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face } from '../../formats/card.js';
import { type Region, regionSpan, toSource } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';
import { memoize } from '../../util/memoize.js';
import { label } from '../shared/label.js';

/** An entry of a file's outline. Spans are offsets in the file; `name` and the children are within `span`. */
export interface OutlineEntry {
  readonly kind: 'card' | 'token' | 'face' | 'ability';
  readonly label: string;
  /** Shown beside the label in a lighter color: the mana cost and type line. */
  readonly detail: string;
  readonly span: Span;
  readonly name: Span;
  readonly children: readonly OutlineEntry[];
}

/** The longest label of an ability, in UTF-16 units. */
const LONGEST_LABEL = 80;

/** Larger files have no entries for abilities, to keep the outline usable. */
const MANY_CARDS = 1000;

/** Returns the cards and token definitions of a file, with their faces and abilities, in file order. */
export function outlineOf({ document }: Snapshot): OutlineEntry[] {
  const entryOf = document.cards.length > MANY_CARDS ? withoutAbilities : withAbilities;
  return document.cards.map(({ card, start }) => moved(entryOf(card), start));
}

const withAbilities = memoize((card: Card) => cardEntry(card, abilities));
const withoutAbilities = memoize((card: Card) => cardEntry(card, () => []));

function moved(entry: OutlineEntry, by: number): OutlineEntry {
  const { kind, label, detail, span, name, children } = entry;
  const childrenOf = children.map((child) => moved(child, by));
  return { kind, label, detail, span: inFile(span, by), name: inFile(name, by), children: childrenOf };
}

/** The entry of a card, with spans relative to the card. */
function cardEntry(card: Card, childrenOf: (rulesText: Region) => readonly OutlineEntry[]): OutlineEntry {
  const [first, ...others] = card.faces;
  const span = { start: 0, end: card.source.length };
  const faces = card.faces.map((face) => faceEntry(face, childrenOf));
  const front = faces[0]!;
  return {
    ...front,
    kind: card.role,
    span,
    label: others.length > 0 ? faces.map(({ label }) => label).join(' // ') : front.label,
    name: first?.name ? front.name : { start: 0, end: 0 },
    children: others.length > 0 ? faces : front.children,
  };
}

function faceEntry(
  { span, name, manaCost, typeLine, rulesText }: Face,
  childrenOf: (rulesText: Region) => readonly OutlineEntry[],
): OutlineEntry {
  return {
    kind: 'face',
    label: label(name?.text ?? '') || '(no name)',
    detail: [manaCost, typeLine].flatMap((field) => label(field?.text ?? '') || []).join('  '),
    span,
    name: name ? regionSpan(name) : { start: span.start, end: span.start },
    children: rulesText ? childrenOf(rulesText) : [],
  };
}

/** The entries of abilities; each line of rules text is one ability. */
function abilities(rulesText: Region): OutlineEntry[] {
  return linesOf(rulesText.text).map((line) => {
    const text = rulesText.text.slice(line.start, line.end);
    const span = toSource(rulesText, line);
    const short = text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : text;
    return { kind: 'ability', label: label(short) || '…', detail: '', span, name: span, children: [] };
  });
}

/** Returns the spans of the non-empty lines of a text. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = [];
  let start = 0;
  while (start <= text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    if (text.slice(start, end).trim() !== '') lines.push({ start, end });
    start = end + 1;
  }
  return lines;
}

/** A card or token that is found by its name. */
export interface SymbolMatch {
  readonly path: string;
  readonly kind: 'card' | 'token';
  readonly label: string;
  readonly detail: string;
  readonly span: Span;
}

/**
 * Returns the cards and tokens whose names contain the letters of a query in order, ignoring case; all if it is empty.
 */
export function symbolsIn(files: Iterable<Snapshot>, query: string, most: number): SymbolMatch[] {
  const letters = query.toLowerCase().replaceAll(/\s/g, '');
  const found: SymbolMatch[] = [];
  for (const { path, document } of files) {
    for (const { card, start } of document.cards) {
      for (const { name, typeLine } of card.faces) {
        if (!name || !containsInOrder(name.text.toLowerCase(), letters)) continue;
        if (found.length >= most) return found;
        const span = inFile(regionSpan(name), start);
        found.push({ path, kind: card.role, label: label(name.text), detail: label(typeLine?.text ?? ''), span });
      }
    }
  }
  return found;
}

function containsInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
