import type { Edit } from '../../../server/src/lint/finding.js';
import type { OfficialCard } from '../official.js';
import { type NounPhrase, nounPhrases, type Stretch } from './noun-phrase.js';
import type { Draw } from './random.js';
import type { Right } from './right.js';

/** One slip: the edits that make it, in the order of the text. */
export type Slip = readonly Edit[];

/** A slip that designers make, and where it can be made. */
export interface Operator {
  /** What goes wrong, as the table shows it. */
  readonly name: string;
  /** What is left out since it would give right text, where there is such a thing. */
  readonly leavesOut?: string;
  /** The right texts that a card gives; left out it is its rules text. */
  readonly rights?: (card: OfficialCard) => readonly Right[];
  /** The slips that a right text lends itself to, one for each place. */
  slips(text: string, draw: Draw): readonly Slip[];
}

/** What an operator has besides its name and its slips. */
export type Besides = Pick<Operator, 'leavesOut' | 'rights'>;

type AtPhrase = (phrase: NounPhrase, text: string, draw: Draw) => Slip | null;

/** A slip in the noun phrase of a token that is created. */
export function inPhrases(name: string, make: AtPhrase, besides: Besides = {}): Operator {
  return {
    name,
    ...besides,
    slips: (text, draw) => those(nounPhrases(text).map((phrase) => make(phrase, text, draw))),
  };
}

type AtMatch = (match: RegExpExecArray, text: string, draw: Draw) => Slip | null;

/** A slip wherever the text has certain words. The pattern is global. */
export function atMatches(name: string, pattern: RegExp, make: AtMatch, besides: Besides = {}): Operator {
  return {
    name,
    ...besides,
    slips: (text, draw) => those([...text.matchAll(pattern)].map((match) => make(match, text, draw))),
  };
}

function those(slips: readonly (Slip | null)[]): Slip[] {
  return slips.filter((slip) => slip !== null);
}

/** Other text in place of a stretch. */
export function put({ start, end }: Omit<Stretch, 'text'>, newText: string): Edit {
  return { span: { start, end }, newText };
}

/** New text at a place. */
export function insert(at: number, newText: string): Edit {
  return put({ start: at, end: at }, newText);
}

/** A stretch left out, and the space behind it. */
export function drop({ start, end }: Omit<Stretch, 'text'>, text: string): Edit {
  return put({ start, end: text.charAt(end) === ' ' ? end + 1 : end }, '');
}

/** A stretch left out, and the space before it. */
export function dropBehind({ start, end }: Omit<Stretch, 'text'>, text: string): Edit {
  return put({ start: text.charAt(start - 1) === ' ' ? start - 1 : start, end }, '');
}

/** From the first of some stretches to the last. */
export function across(text: string, ...stretches: readonly (Stretch | undefined)[]): Stretch {
  const there = stretches.filter((stretch) => stretch !== undefined);
  const [start, end] = [there[0]!.start, there.at(-1)!.end];
  return { start, end, text: text.slice(start, end) };
}

/** What a group of a match caught; nothing where it caught nothing. The pattern has the flag `d`. */
export function caught(match: RegExpExecArray, group: number): Stretch | undefined {
  const indices = match.indices?.[group];
  return indices && { start: indices[0], end: indices[1], text: match[group]! };
}
