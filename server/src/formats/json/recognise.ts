import { types } from '../plain/type-line-words.js';
import type { JsonShape } from './shape.js';
import { shapes } from './shapes/index.js';

/** What a property reveals about its object: bits of a mask, by the kind of its value. */
export interface Clue {
  readonly text: number;
  readonly list: number;
  readonly object: number;
  /** Set for every value, including `null`. */
  readonly any: number;
  /** Whether its text is checked for proof. */
  readonly proves: boolean;
  /** Bits that are set if the text, or a text in the list, matches. */
  readonly textMatchers: readonly { readonly bit: number; readonly matches: (text: string) => boolean }[];
}

/** Set in an object's mask once one of its texts can only belong to a card. */
export const PROVEN = 1;

const bits = new Map<string, number>();
const clues = new Map<string, Clue>();
const signatures: readonly (readonly [mask: number, shape: JsonShape])[] = shapes.flatMap((shape) =>
  shape.signatures.map((mark) => [mark.reduce((mask, name) => mask | bitOf(name), 0), shape] as const),
);
const keyedSignatures = shapes.flatMap((shape) =>
  shape.signatures.flatMap((mark) => {
    const rest = mark.filter((name) => name !== 'name');
    const isEnough = rest.length === mark.length - 1 && rest.length > 1;
    return isEnough ? [[rest.reduce((mask, name) => mask | bitOf(name), 0), shape] as const] : [];
  }),
);
for (const key of new Set(shapes.flatMap(keysOf))) {
  const evidence = shapes.flatMap((shape) =>
    Object.entries(shape.evidence ?? {}).filter(([, { keys }]) => keys.has(key)),
  );
  const textMatchers = evidence.flatMap(([name, { matches, proves }]) =>
    matches ? [{ bit: bitOf(name) | (proves ? PROVEN : 0), matches }] : [],
  );
  const any = evidence.reduce((mask, [name, { matches }]) => (matches ? mask : mask | bitOf(name)), 0);
  const proves = shapes.some(({ proofs }) => proofs.includes(key));
  const bit = (suffix: string) => bits.get(key + suffix) ?? 0;
  clues.set(key, { text: bit(''), list: bit('[]'), object: bit('{}'), any, proves, textMatchers });
}

/** The bits that an object passes on to the object it is a property of: some programs group values of a card. */
export const INHERITED = shapes
  .flatMap(({ evidence = {} }) => Object.entries(evidence).filter(([, { inherited }]) => inherited))
  .reduce((mask, [name]) => mask | bitOf(name), 0);

/** The clue that a property's name gives; undefined if it gives none. */
export function clueOf(property: string): Clue | undefined {
  return clues.get(property);
}

/** The bits for a text, or for a text in a list. */
export function bitsOf({ textMatchers }: Clue, text: string): number {
  let mask = 0;
  for (const { bit, matches } of textMatchers) if (matches(text)) mask |= bit;
  return mask;
}

/** The shape of a card by the mask of its object; null if it is not a card. */
export function shapeOf(mask: number): JsonShape | null {
  if ((mask & ~PROVEN) === 0) return null;
  for (const [mark, shape] of signatures) if ((mask & mark) === mark) return shape;
  return null;
}

/**
 * The shape of a card by its object's mask, with the key of the object as its name; null if it is not a card. Two
 * properties apart from the name must be those of a card, and one text must be such that only a card has it.
 */
export function keyedShapeOf(mask: number): JsonShape | null {
  if ((mask & PROVEN) === 0) return null;
  for (const [mark, shape] of keyedSignatures) if ((mask & mark) === mark) return shape;
  return null;
}

/** Whether a key can be the name of a card, rather than an id or a property. */
export function isName(key: string): boolean {
  return /^\p{Lu}/u.test(key) || (key.includes(' ') && key.length < 120);
}

/** Whether a card with this mask proves that the file contains cards. */
export function isProven(mask: number, shape: JsonShape): boolean {
  const needed = shape.needed === undefined ? 0 : bitOf(shape.needed);
  return (mask & needed) === needed && (shape.proofs.length === 0 || (mask & PROVEN) !== 0);
}

/** The longest type line or cost, in UTF-16 units. */
const MAX_PROOF_LENGTH = 120;

/**
 * Whether a text can only belong to a card: the symbols of a cost, or capitalised words up to a dash with a type among
 * them.
 */
export function isProof(text: string): boolean {
  if (text.length > MAX_PROOF_LENGTH) return false;
  if (text === 'card' || /^(?:\{[^{}\s]{1,8}\})+$/.test(text)) return true;
  const dash = text.search(/ [—–-]/);
  const words = (dash < 0 ? text : text.slice(0, dash)).trim().split(/\s+/);
  return words.every((word) => /^(?:\p{Lu}|\/\/$)/u.test(word)) && words.some(isType);
}

/** "Card" is the type of tips and checklists printed with a set, but a common heading in other JSON. */
function isType(word: string): boolean {
  return word !== 'Card' && types.has(word.toLowerCase());
}

/** The properties that a shape is recognized by. */
function keysOf({ signatures, proofs, evidence = {} }: JsonShape): readonly string[] {
  const named = signatures.flat().filter((name) => !name.startsWith('@'));
  const evidenceKeys = Object.values(evidence).flatMap(({ keys }) => [...keys]);
  return [...named.map((name) => name.replace(/\[\]$|\{\}$/, '')), ...proofs, ...evidenceKeys];
}

function bitOf(name: string): number {
  const bit = bits.get(name) ?? 2 << bits.size;
  // Bit operations use 32 bits including the sign bit, so masks must not be compared by size.
  if (bit === 0) throw new Error('there are more JSON signature properties than bits');
  bits.set(name, bit);
  return bit;
}
