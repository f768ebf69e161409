import { types } from '../plain/type-line-words.js';
import type { JsonShape } from './shape.js';
import { shapes } from './shapes/index.js';

/** What a property tells of the object it stands in: bits of a mask, by what kind of value it has. */
export interface Clue {
  readonly text: number;
  readonly list: number;
  readonly object: number;
  /** Whatever the value is, `null` included. */
  readonly any: number;
  /** Whether its text is looked at for proof. */
  readonly proves: boolean;
  /** Bits for a text, or a text in a list, that holds something certain. */
  readonly held: readonly { readonly bit: number; readonly holds: (text: string) => boolean }[];
}

/** Set in an object's mask once one of its texts can only be a card's. */
export const PROVEN = 1;

const bits = new Map<string, number>();
const clues = new Map<string, Clue>();
const marks: readonly (readonly [mask: number, shape: JsonShape])[] = shapes.flatMap((shape) =>
  shape.marks.map((mark) => [mark.reduce((mask, name) => mask | bitOf(name), 0), shape] as const),
);
const keyedMarks = shapes.flatMap((shape) =>
  shape.marks.flatMap((mark) => {
    const rest = mark.filter((name) => name !== 'name');
    const isEnough = rest.length === mark.length - 1 && rest.length > 1;
    return isEnough ? [[rest.reduce((mask, name) => mask | bitOf(name), 0), shape] as const] : [];
  }),
);
for (const key of new Set(shapes.flatMap(keysOf))) {
  const evidence = shapes.flatMap((shape) =>
    Object.entries(shape.evidence ?? {}).filter(([, { keys }]) => keys.has(key)),
  );
  const held = evidence.flatMap(([name, { holds, proves }]) =>
    holds ? [{ bit: bitOf(name) | (proves ? PROVEN : 0), holds }] : [],
  );
  const any = evidence.reduce((mask, [name, { holds }]) => (holds ? mask : mask | bitOf(name)), 0);
  const proves = shapes.some(({ proofs }) => proofs.includes(key));
  const bit = (suffix: string) => bits.get(key + suffix) ?? 0;
  clues.set(key, { text: bit(''), list: bit('[]'), object: bit('{}'), any, proves, held });
}

/** What an object tells of the one that it is a property of: cards keep some of their values in groups. */
export const INHERITED = shapes
  .flatMap(({ evidence = {} }) => Object.entries(evidence).filter(([, { inherited }]) => inherited))
  .reduce((mask, [name]) => mask | bitOf(name), 0);

/** What a property's name tells, undefined for nothing. */
export function clueOf(property: string): Clue | undefined {
  return clues.get(property);
}

/** The bits of a text, or of one that stands in a list. */
export function heldBy({ held }: Clue, text: string): number {
  let mask = 0;
  for (const { bit, holds } of held) if (holds(text)) mask |= bit;
  return mask;
}

/** The shape of the card that an object is, by the mask of all it has; null where it is no card. */
export function shapeOf(mask: number): JsonShape | null {
  if ((mask & ~PROVEN) === 0) return null;
  for (const [mark, shape] of marks) if ((mask & mark) === mark) return shape;
  return null;
}

/**
 * The shape of the card that an object is by its mask and the key it stands under, which is its name; null where it is none.
 * Two properties besides the name have to be those of a card, and a text as well that can only be a card's.
 */
export function keyedShapeOf(mask: number): JsonShape | null {
  if ((mask & PROVEN) === 0) return null;
  for (const [mark, shape] of keyedMarks) if ((mask & mark) === mark) return shape;
  return null;
}

/** Whether a key can be the name of a card, and not an id or the name of a property. */
export function isName(key: string): boolean {
  return /^\p{Lu}/u.test(key) || (key.includes(' ') && key.length < 120);
}

/** Whether a card of this mask leaves no doubt that the file holds cards. */
export function isProven(mask: number, shape: JsonShape): boolean {
  const needed = shape.needed === undefined ? 0 : bitOf(shape.needed);
  return (mask & needed) === needed && (shape.proofs.length === 0 || (mask & PROVEN) !== 0);
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

/** The properties that a shape is recognized by. */
function keysOf({ marks, proofs, evidence = {} }: JsonShape): readonly string[] {
  const named = marks.flat().filter((name) => !name.startsWith('@'));
  const held = Object.values(evidence).flatMap(({ keys }) => [...keys]);
  return [...named.map((name) => name.replace(/\[\]$|\{\}$/, '')), ...proofs, ...held];
}

function bitOf(name: string): number {
  const bit = bits.get(name) ?? 2 << bits.size;
  // Bit operations use 32 bits; the sign bit is one of them, so masks must not be compared by size.
  if (bit === 0) throw new Error('there are more marks of JSON shapes than bits');
  bits.set(name, bit);
  return bit;
}
