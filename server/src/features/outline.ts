import type { Snapshot } from '../analysis/snapshot.js';
import type { Face, PlacedCard } from '../formats/card.js';
import { spanOfCard } from '../formats/placed.js';
import { type Region, regionSpan, toSource } from '../text/region.js';
import { type Span, shift } from '../text/span.js';
import { label } from './label.js';

/** An entry of a file's outline. Spans are offsets in the file; `name` lies within `span`, children lie within `span`. */
export interface Entry {
  readonly kind: 'card' | 'token' | 'face' | 'ability';
  readonly label: string;
  /** What stands beside the label in a lighter tone: the mana cost and type line. */
  readonly detail: string;
  readonly span: Span;
  readonly name: Span;
  readonly children: readonly Entry[];
}

/** How much of an ability is shown as its name, in UTF-16 units. */
const LONGEST_LABEL = 80;

/** The cards and token definitions of a file, with their faces and abilities, in file order. */
export function outlineOf({ document }: Snapshot): Entry[] {
  return document.cards.map(cardEntry);
}

function cardEntry(placed: PlacedCard): Entry {
  const { card, start } = placed;
  const [first, ...others] = card.faces;
  const whole = spanOfCard(placed);
  const faces = card.faces.map((face) => faceEntry(face, start));
  const front = faces[0]!;
  return {
    ...front,
    kind: card.role,
    span: whole,
    label: others.length > 0 ? faces.map(({ label }) => label).join(' // ') : front.label,
    name: first?.name ? front.name : { start: whole.start, end: whole.start },
    children: others.length > 0 ? faces : front.children,
  };
}

function faceEntry(face: Face, start: number): Entry {
  const { name, manaCost, typeLine, rulesText } = face;
  const span = shift(face.span, start);
  return {
    kind: 'face',
    label: label(name?.text ?? '') || '(no name)',
    detail: [manaCost, typeLine].flatMap((field) => label(field?.text ?? '') || []).join('  '),
    span,
    name: name ? shift(regionSpan(name), start) : { start: span.start, end: span.start },
    children: rulesText ? abilities(rulesText, start) : [],
  };
}

/** One line of rules text is one ability. */
function abilities(rulesText: Region, start: number): Entry[] {
  return linesOf(rulesText.text).map((line) => {
    const text = rulesText.text.slice(line.start, line.end);
    const span = shift(toSource(rulesText, line), start);
    const short = text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL - 1).trimEnd()}…` : text;
    return { kind: 'ability', label: label(short) || '…', detail: '', span, name: span, children: [] };
  });
}

/** The lines of a text that are not empty. */
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

/** A card or token found by its name. */
export interface Symbol {
  readonly path: string;
  readonly kind: 'card' | 'token';
  readonly label: string;
  readonly detail: string;
  readonly span: Span;
}

/** The cards and tokens whose names hold the letters of a query in their order, in any case; all for an empty query. */
export function symbolsIn(files: Iterable<Snapshot>, query: string, most: number): Symbol[] {
  const letters = query.toLowerCase().replaceAll(/\s/g, '');
  const found: Symbol[] = [];
  for (const { path, document } of files) {
    for (const { card, start } of document.cards) {
      for (const { name, typeLine } of card.faces) {
        if (!name || !holdsInOrder(name.text.toLowerCase(), letters)) continue;
        if (found.length >= most) return found;
        const span = shift(regionSpan(name), start);
        found.push({ path, kind: card.role, label: label(name.text), detail: label(typeLine?.text ?? ''), span });
      }
    }
  }
  return found;
}

function holdsInOrder(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
