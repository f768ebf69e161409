import type { Card } from '../../formats/card.js';
import type { TextSpan } from '../../text/span.js';

/**
 * The lookup key of a card's name: users type names without accents, with straight or curly apostrophes, in any case,
 * and separate the halves of a split card with one slash or two.
 */
export function foldName(name: string): string {
  const lower = name.trim().toLowerCase();
  if (/^[a-z0-9]+(?:[ ,'-]{1,2}[a-z0-9]+)*$/.test(lower) && !lower.includes('  ')) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?\/{1,3} ?/g, ' // ')
    .trim();
}

/**
 * The keys of the names that refer to a card: those of its front, of its other faces, and of all faces joined with
 * slashes. The first is the front's; empty if the card has no name.
 */
export function namesOf({ faces }: Card): string[] {
  const names = faces.flatMap(({ name }) => (name && name.text !== '' ? [name.text] : []));
  const [front] = names;
  if (front === undefined) return [];
  if (names.length > 1) return [...new Set([...names, names.join(' // ')].map(foldName))];
  return [...new Set(namesIn(front).map(({ name }) => foldName(name)))];
}

/** A name in a longer text. */
export interface PlacedName {
  readonly name: string;
  readonly span: TextSpan;
}

/** The names that a heading or an entry of a list gives: the whole text and, for a split card, each half of it. */
export function namesIn(text: string): PlacedName[] {
  const whole = placed(text, 0);
  if (!text.includes('//')) return [whole];
  let at = 0;
  const halves = text.split('//').map((half) => {
    const found = placed(half, at);
    at += half.length + 2;
    return found;
  });
  return [whole, ...halves.filter(({ name }) => name !== '')];
}

function placed(text: string, at: number): PlacedName {
  const name = text.trim();
  const start = at + text.length - text.trimStart().length;
  return { name, span: { start, end: start + name.length } };
}

/** The short name of a legend, the part before the comma: *Sootwing*, Last of the Flock. Null without a comma. */
export function shortNameOf(name: string): string | null {
  const comma = name.indexOf(',');
  return comma > 0 ? name.slice(0, comma).trimEnd() : null;
}

/** What a text may call a card: its name in full or up to its comma, and each half of a split one; as `foldName` writes them. */
export function calledNames(name: string): string[] {
  const whole = foldName(name);
  const halves = whole.includes(' // ') ? [whole, ...whole.split(' // ')] : [whole];
  return [...new Set(halves.flatMap((half) => [half, half.split(', ')[0]!]))];
}
