import type { Edit } from '../../../server/src/lint/finding.js';
import type { OfficialCard } from '../official.js';
import { type NounPhrase, nounPhrases, type Stretch } from './noun-phrase.js';
import type { Draw } from './random.js';
import type { ValidText } from './valid-text.js';

/** A mistake: its edits, in the order of the text. */
export type Mistake = readonly Edit[];

/** A kind of mistake that designers make, and the places where it can be made. */
export interface Operator {
  /** The kind of mistake, for the table. */
  readonly name: string;
  /** Cases that are excluded because the result would be valid text, if there are any. */
  readonly excludes?: string;
  /** The valid texts of a card; by default its rules text. */
  readonly validTexts?: (card: OfficialCard) => readonly ValidText[];
  /** The possible mistakes in a valid text, one per place. */
  mistakes(text: string, draw: Draw): readonly Mistake[];
}

/** The optional properties of an operator. */
export type OperatorOptions = Pick<Operator, 'excludes' | 'validTexts'>;

type AtPhrase = (phrase: NounPhrase, text: string, draw: Draw) => Mistake | null;

/** A mistake in the noun phrase of a created token. */
export function inPhrases(name: string, mutate: AtPhrase, options: OperatorOptions = {}): Operator {
  return {
    name,
    ...options,
    mistakes: (text, draw) => withoutNull(nounPhrases(text).map((phrase) => mutate(phrase, text, draw))),
  };
}

type AtMatch = (match: RegExpExecArray, text: string, draw: Draw) => Mistake | null;

/** A mistake at every match of a global pattern. */
export function atMatches(name: string, pattern: RegExp, mutate: AtMatch, options: OperatorOptions = {}): Operator {
  return {
    name,
    ...options,
    mistakes: (text, draw) => withoutNull([...text.matchAll(pattern)].map((match) => mutate(match, text, draw))),
  };
}

function withoutNull(mistakes: readonly (Mistake | null)[]): Mistake[] {
  return mistakes.filter((mistake) => mistake !== null);
}

/** Replaces a part of the text. */
export function replace({ start, end }: Omit<Stretch, 'text'>, newText: string): Edit {
  return { span: { start, end }, newText };
}

/** Inserts text at an offset. */
export function insert(at: number, newText: string): Edit {
  return replace({ start: at, end: at }, newText);
}

/** Deletes a part of the text and the space after it. */
export function drop({ start, end }: Omit<Stretch, 'text'>, text: string): Edit {
  return replace({ start, end: text.charAt(end) === ' ' ? end + 1 : end }, '');
}

/** Deletes a part of the text and the space before it. */
export function dropWithSpaceBefore({ start, end }: Omit<Stretch, 'text'>, text: string): Edit {
  return replace({ start: text.charAt(start - 1) === ' ' ? start - 1 : start, end }, '');
}

/** The part from the first to the last of some parts. */
export function across(text: string, ...stretches: readonly (Stretch | undefined)[]): Stretch {
  const present = stretches.filter((stretch) => stretch !== undefined);
  const [start, end] = [present[0]!.start, present.at(-1)!.end];
  return { start, end, text: text.slice(start, end) };
}

/** The text of a group of a match; undefined if the group did not match. The pattern must have the flag `d`. */
export function groupOf(match: RegExpExecArray, group: number): Stretch | undefined {
  const indices = match.indices?.[group];
  return indices && { start: indices[0], end: indices[1], text: match[group]! };
}
