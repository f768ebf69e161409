import { abilitiesOf, grammarIn } from '../../analysis/card/abilities.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face } from '../../formats/card.js';
import type { Grammar } from '../../language/grammar/grammar.js';
import { regionSpan } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { memoize } from '../../util/memoize.js';
import { label } from '../shared/label.js';
import { abilityEntries } from './ability-entries.js';
import type { OutlineEntry } from './entry.js';

/** Larger files have no entries for abilities, to keep the outline usable. */
const MANY_CARDS = 1000;

/** Returns the cards and token definitions of a file, with their faces and abilities, in file order. */
export function outlineOf(snapshot: Snapshot): OutlineEntry[] {
  const { document } = snapshot;
  const entryOf = document.cards.length > MANY_CARDS ? withoutAbilities : withAbilities(snapshot);
  return document.cards.map(({ card, start }) => moved(entryOf(card), start));
}

const entries = new LatestMemo<Card, Grammar, OutlineEntry>();

function withAbilities(snapshot: Snapshot): (card: Card) => OutlineEntry {
  const grammar = grammarIn(snapshot);
  const childrenOf = (face: Face) =>
    face.rulesText ? abilityEntries(face.rulesText, abilitiesOf(face, snapshot)) : [];
  return (card) => entries.get(card, grammar, () => cardEntry(card, childrenOf));
}

const withoutAbilities = memoize((card: Card) => cardEntry(card, () => []));

function moved(entry: OutlineEntry, by: number): OutlineEntry {
  const { kind, label, detail, span, name, children } = entry;
  const childrenOf = children.map((child) => moved(child, by));
  return { kind, label, detail, span: inFile(span, by), name: inFile(name, by), children: childrenOf };
}

/** The entry of a card, with spans relative to the card. */
function cardEntry(card: Card, childrenOf: (face: Face) => readonly OutlineEntry[]): OutlineEntry {
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

function faceEntry(face: Face, childrenOf: (face: Face) => readonly OutlineEntry[]): OutlineEntry {
  const { span, name, manaCost, typeLine } = face;
  return {
    kind: 'face',
    label: label(name?.text ?? '') || '(no name)',
    detail: [manaCost, typeLine].flatMap((field) => label(field?.text ?? '') || []).join('  '),
    span,
    name: name ? regionSpan(name) : { start: span.start, end: span.start },
    children: childrenOf(face),
  };
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
