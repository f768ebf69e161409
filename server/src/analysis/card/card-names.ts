import type { Card } from '../../formats/card.js';

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
  // Some files write a split card as one face.
  const halves = front.includes('//') ? front.split('//') : [];
  return [...new Set([front, ...halves.filter((half) => half.trim() !== '')].map(foldName))];
}
