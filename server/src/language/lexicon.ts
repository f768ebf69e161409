import { wordSet } from '../util/word-set.js';

/** Words that card text is made of. Names of tokens, subtypes and keywords come from a rulebook instead. */

/** The game whose sentences are read. */
export type Dialect = 'magic' | 'riftbound' | 'fifth';

/** How many tokens a phrase makes, as far as the text states it. */
export type Count =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'variable'; readonly name: string }
  /** `that many`, `twice that many`, `those`, `a number of`: determined elsewhere. */
  | { readonly kind: 'reference'; readonly words: string }
  /** `half X`; the rounding is a separate part. */
  | { readonly kind: 'half'; readonly name: string };

export type ColorLetter = 'W' | 'U' | 'B' | 'R' | 'G';

/** The five colors of 105.1, in the order of the wheel. */
export const colorLetters: ReadonlyMap<string, ColorLetter> = new Map([
  ['white', 'W'],
  ['blue', 'U'],
  ['black', 'B'],
  ['red', 'R'],
  ['green', 'G'],
]);

/** The letters of the five colors, in the order of the wheel. */
export const allColors: readonly ColorLetter[] = [...colorLetters.values()];

/** Common names of custom colors. */
export const customColorWords: ReadonlySet<string> = wordSet(
  'amber azure beige bronze brown copper crimson cyan fuchsia gold golden gray grey indigo lavender lilac lime magenta maroon ' +
    'navy ochre orange peach pink purple rose ruby scarlet silver tan teal turquoise vermilion violet yellow',
);

const magicTypes = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
  'tribal',
];

/** Card types before *token*, by game (300.1; Riftbound 184 and 182.1.d). */
export const typeWords: Readonly<Record<Dialect, ReadonlySet<string>>> = {
  magic: new Set(magicTypes),
  fifth: new Set(magicTypes),
  riftbound: new Set(['unit', 'gear', 'battlefield', 'spell', 'rune', 'legend']),
};

/** Supertypes (205.4a). */
export const supertypeWords: ReadonlySet<string> = new Set(['basic', 'legendary', 'ongoing', 'snow', 'world']);

const smallNumbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** Number words, as card text uses them up to twenty and by tens beyond. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...smallNumbers.map((word, value): [string, number] => [word, value]),
  ['thirty', 30],
  ['forty', 40],
  ['fifty', 50],
  ['hundred', 100],
]);

/** A regular expression for a number word. */
export const anyNumberWord = [...numberWords.keys()].join('|');

/** The word of a number up to twenty; card text writes others in digits. */
export function numberWord(value: number): string | undefined {
  return smallNumbers[value];
}

/** The count that a single word expresses; null for other words. */
export function countOf(lower: string): Count | null {
  if (lower === 'a' || lower === 'an' || lower === 'another') return { kind: 'number', value: 1 };
  if (lower === 'x' || lower === 'y' || lower === 'z') return { kind: 'variable', name: lower.toUpperCase() };
  const value = numberWords.get(lower);
  if (value !== undefined) return { kind: 'number', value };
  return /^[0-9]{1,9}$/.test(lower) ? { kind: 'number', value: Number(lower) } : null;
}

/**
 * Words that begin a new clause or instruction: after *and* or a comma they end a token phrase ("… with flying and you
 * gain 1 life", "a copy of it and put a counter on it").
 */
const clauseStarters: ReadonlySet<string> = wordSet(
  'add after all any as at attach become becomes bolster cast can choose conjure copy counter create creates deal deals ' +
    'destroy discard double draw draws during each either enchanted equipped every exchange exile explore fight flip for ' +
    'gain gains get gets goad goes have he his if in investigate it its lose loses manifest may mill must no other otherwise ' +
    'pay phase play populate prevent proliferate put puts regenerate remove repeat return returns reveal roll sacrifice ' +
    'scry search she shuffle skip spend start stun support surveil switch take tap target that then there these they this ' +
    'those tap transform turn until untap up venture when whenever where while you your',
);

/** Whether two words begin a new clause; *double strike* is a keyword, "double the number" an instruction. */
export function startsClause(lower: string, next: string): boolean {
  return clauseStarters.has(lower) && !(lower === 'double' && next === 'strike');
}

/** Words that begin a condition. */
export const conditionStarts = wordSet('when whenever if unless while until once as');

/** Words that never occur in a noun phrase before *token*, and so end it. */
export const neverBeforeNoun: ReadonlySet<string> = wordSet(
  'a an and are at attached be becomes but by can copied copies copy counter counters each equal except for from has have if in ' +
    'i into is it its may me named of on onto only or play plays plus put than that their then there they this to under unless until when ' +
    "that's that're " +
    'whenever where which with would you your card cards spell spells permanent permanents ability abilities control controls',
);

/** Lowercase words inside a name: *Kobolds of Kher Keep*, *Voja, Friend to Elves*. */
export const nameConnectors: ReadonlySet<string> = wordSet(
  'a an and at by de der du for from in into la le of on or the to van von',
);
