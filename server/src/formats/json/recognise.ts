import { types } from '../plain/type-line-words.js';
import type { Shape } from './shape.js';
import { shapes } from './shapes/index.js';

/** What a property tells of the object it stands in: bits of a mask, by what kind of value it has. */
export interface Clue {
  readonly text: number;
  readonly list: number;
  /** Whether its text is looked at for proof. */
  readonly proves: boolean;
}

/** Set in an object's mask once one of its texts can only be a card's. */
export const PROVEN = 1;

const bits = new Map<string, number>();
const clues = new Map<string, Clue>();
const marks: readonly (readonly [mask: number, shape: Shape])[] = shapes.flatMap((shape) =>
  shape.marks.map((mark) => [mark.reduce((mask, name) => mask | bitOf(name), 0), shape] as const),
);
for (const name of new Set(shapes.flatMap((shape) => [...shape.marks.flat(), ...shape.proofs]))) {
  const key = name.endsWith('[]') ? name.slice(0, -2) : name;
  const proves = shapes.some(({ proofs }) => proofs.includes(key));
  clues.set(key, { text: bits.get(key) ?? 0, list: bits.get(`${key}[]`) ?? 0, proves });
}

/** What a property's name tells, undefined for nothing. */
export function clueOf(property: string): Clue | undefined {
  return clues.get(property);
}

/** The shape of the card that an object is, by the mask of all it has; null where it is no card. */
export function shapeOf(mask: number): Shape | null {
  if (mask <= PROVEN) return null;
  for (const [mark, shape] of marks) if ((mask & mark) === mark) return shape;
  return null;
}

/** Whether a card of this mask leaves no doubt that the file holds cards. */
export function isProven(mask: number, shape: Shape): boolean {
  return shape.proofs.length === 0 || (mask & PROVEN) !== 0;
}

/** In UTF-16 units: no type line and no cost is longer. */
const LONGEST_PROOF = 120;

/** Whether a text can only stand on a card: the symbols of a cost, or capitalised words up to a dash with a type among them. */
export function isProof(text: string): boolean {
  if (text.length > LONGEST_PROOF) return false;
  if (text === 'card' || /^(?:\{[^{}\s]{1,8}\})+$/.test(text)) return true;
  const dash = text.search(/ [—–-]/);
  const words = (dash < 0 ? text : text.slice(0, dash)).trim().split(/\s+/);
  return words.every((word) => /^(?:\p{Lu}|\/\/$)/u.test(word)) && words.some(isType);
}

/** "Card" is a type of what is printed beside a set, and a heading everywhere else. */
function isType(word: string): boolean {
  return word !== 'Card' && types.has(word.toLowerCase());
}

function bitOf(name: string): number {
  const bit = bits.get(name) ?? 2 << bits.size;
  bits.set(name, bit);
  return bit;
}
