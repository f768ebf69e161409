import { abilitiesOf } from '../../analysis/card/abilities.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { spanOfCard } from '../../formats/placed.js';
import { sentences } from '../../language/tokens/source.js';
import { regionSpan, toSource } from '../../text/region.js';
import { inFile, type Span, touches } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { linesOf } from '../outline/lines.js';
import { phraseAt } from '../shared/cursor/phrase-spot.js';
import { type PlacedSpot, spotAt } from '../shared/cursor/spot.js';
import { clausesAt } from './clauses.js';

/**
 * Returns the spans for expanding a selection around an offset, from the smallest to the largest: word, characteristic,
 * clause, token phrase, sentence, ability, field, face, card. Offsets in the file; each span is longer than the one it
 * contains.
 */
export function selectionsAt(snapshot: Snapshot, offset: number): Span[] {
  const placed = spotAt(snapshot, offset);
  const card = lastAtOrBefore(snapshot.document.cards, offset);
  if (!card) return [];
  const whole = spanOfCard(card);
  const face = card.card.faces.find(({ span }) => touches(inFile(span, card.start), offset));
  const around = [...(face ? [inFile(face.span, card.start)] : []), whole];
  const inner = placed ? spansInText(placed) : [];
  return increasing([...inner, ...around].filter((span) => touches(span, offset)));
}

function spansInText({ spot, region, start }: PlacedSpot): Span[] {
  const { tree, index, at, text } = spot;
  const spans: Span[] = [];
  const word = tree.words[index];
  if (word) spans.push({ start: word.start, end: word.end });
  const phrase = phraseAt(spot);
  if (phrase?.part) spans.push(phrase.part.span);
  if (phrase) spans.push(phrase.span);
  for (const { from, to } of sentences(tree, { from: 0, to: tree.words.length })) {
    const [first, last] = [tree.words[from], tree.words[to - 1]];
    if (first && last && first.start <= at && at <= last.end) spans.push({ start: first.start, end: last.end });
  }
  const abilities = spot.field === 'rules text' ? abilitiesOf(spot.face.face, spot.snapshot) : null;
  if (abilities) spans.push(...clausesAt(abilities, at));
  const lines = linesOf(text).filter((line) => touches(line, at));
  return [...spans, ...groupsAround(spot), ...lines]
    .map((span) => inFile(toSource(region, span), start))
    .concat(inFile(regionSpan(region), start));
}

/** Limits the nesting of the spans, which clients may process recursively. */
const MOST_GROUPS = 50;

/** The innermost quotations and parentheses around the cursor, each without and with its marks. */
function groupsAround({ tree: { words, closes }, at }: PlacedSpot['spot']): Span[] {
  const spans: Span[] = [];
  for (let i = 0; i < words.length && words[i]!.start < at; i++) {
    const close = closes[i]!;
    if (close <= i || words[close]!.end < at) continue;
    const closed = words[close]!.kind.startsWith('close');
    const inner = { start: words[i]!.end, end: closed ? words[close]!.start : words[close]!.end };
    if (touches(inner, at)) spans.push(inner);
    spans.push({ start: words[i]!.start, end: words[close]!.end });
  }
  return spans.slice(-2 * MOST_GROUPS);
}

/** The spans by length, without those that do not extend the previous one. */
function increasing(spans: readonly Span[]): Span[] {
  const sorted = spans.toSorted((a, b) => a.end - a.start - (b.end - b.start));
  const chain: Span[] = [];
  for (const span of sorted) {
    const last = chain.at(-1);
    const contains = !last || (span.start <= last.start && last.end <= span.end);
    const isLonger = !last || span.end - span.start > last.end - last.start;
    if (contains && isLonger) chain.push(span);
  }
  return chain;
}
