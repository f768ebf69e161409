import type { Edition } from '../../edition/edition.js';
import type { Face } from '../../formats/card.js';
import { inBraces } from '../../language/mana-cost.js';
import { parseTypeLine } from '../../language/type-line.js';
import type { Span } from '../../text/span.js';
import { misspeltWord } from './misspelt-words.js';

/** The first line of a face's rules text, where it belongs to the heading and could not be read as that. */
export interface MisreadLine {
  /** Offsets in the rules text. */
  readonly span: Span;
  /** What would stand there. */
  readonly right: string;
}

const costLabel = /^(?:mana )?cost: */i;

/**
 * A mana cost on a line of its own that has lost braces, or has a label before it: then nobody takes the line below for
 * the type line. Null where there is a type line, or the first line is something else.
 */
export function misreadCost(face: Face): MisreadLine | null {
  const [first, second] = firstLines(face);
  if (face.typeLine || face.manaCost || first === undefined || second === undefined) return null;
  const label = costLabel.exec(first)?.[0].length ?? 0;
  const right = inBraces(first.slice(label));
  const { types } = parseTypeLine(second);
  return right === null || types.length === 0 ? null : { span: { start: 0, end: first.length }, right };
}

/** More letters than a type line without subtypes has. */
const LONGEST = 40;

/** A type line that nobody takes for one, as all of its types are misspelt: "Instnat", "Legendary Sorcrey". */
export function misreadTypes(face: Face, edition: Edition): MisreadLine | null {
  const [first] = firstLines(face);
  if (face.typeLine || first === undefined || first.length > LONGEST || !/^[A-Z][A-Za-z ]+$/.test(first)) return null;
  const words = first.split(/ +/);
  const right = words.map((word) => intendedTypeWord(word, edition) ?? word);
  const { vocabulary } = edition;
  const isKnown = (word: string) =>
    vocabulary.cardTypes.has(word.toLowerCase()) || vocabulary.supertypes.has(word.toLowerCase());
  if (!right.every(isKnown) || !right.some((word) => vocabulary.cardTypes.has(word.toLowerCase()))) return null;
  return { span: { start: 0, end: first.length }, right: right.join(' ') };
}

/** The card type or supertype that a word was meant to be, with a capital; null where it is one, or none is near. */
export function intendedTypeWord(word: string, { vocabulary }: Edition): string | null {
  return misspeltWord(word, [...vocabulary.cardTypes.values(), ...vocabulary.supertypes.values()]);
}

function firstLines({ rulesText }: Face): readonly [string | undefined, string | undefined] {
  const text = rulesText?.text;
  if (!text) return [undefined, undefined];
  const end = text.indexOf('\n');
  if (end < 0) return [text, undefined];
  const next = text.indexOf('\n', end + 1);
  return [text.slice(0, end), text.slice(end + 1, next < 0 ? undefined : next)];
}
