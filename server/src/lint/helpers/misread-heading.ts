import type { Edition } from '../../edition/edition.js';
import type { Face } from '../../formats/card.js';
import { inBraces } from '../../language/mana-cost.js';
import { parseTypeLine } from '../../language/type-line.js';
import type { Span } from '../../text/span.js';
import { misspeltWord } from './misspelt-words.js';

/** The first line of a face's rules text, if it belongs to the card's heading but could not be parsed as such. */
export interface MisreadLine {
  /** Offsets in the rules text. */
  readonly span: Span;
  /** The correct line. */
  readonly right: string;
}

const costLabel = /^(?:mana )?cost: */i;

/**
 * A mana cost on its own line that lacks braces or has a label before it, so that the next line is not recognised as
 * the type line. Null if there is a type line, or if the first line is something else.
 */
export function misreadCost(face: Face): MisreadLine | null {
  const [first, second] = firstLines(face);
  if (face.typeLine || face.manaCost || first === undefined || second === undefined) return null;
  const label = costLabel.exec(first)?.[0].length ?? 0;
  const right = inBraces(first.slice(label));
  const { types } = parseTypeLine(second);
  return right === null || types.length === 0 ? null : { span: { start: 0, end: first.length }, right };
}

/** Longer than any type line without subtypes, in UTF-16 units. */
const LONGEST = 40;

/** A type line that is not recognised because all of its types are misspelt: "Instnat", "Legendary Sorcrey". */
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

/** The card type or supertype that a word was meant to be, capitalised; null if it is one or none is similar. */
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
