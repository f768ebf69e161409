import type { Edition } from '../../edition/edition.js';
import { colorLetters, nameConnectors, startsClause } from '../../language/lexicon.js';
import { plainVerbs } from '../../language/plain-verbs.js';
import { withStraightApostrophes } from '../../text/apostrophes.js';
import type { TextSpan } from '../../text/span.js';
import { memoizeByName } from '../../util/memoize.js';

/** Words of a text that are a card's name, or look like it. Offsets in the text. */
export interface NameInText {
  readonly span: TextSpan;
  /** Whether they may just as well be ordinary words. */
  readonly isDoubtful: boolean;
}

/** What a text is: rules text of the card itself or of another one, or flavor text and notes. */
export type TextOf = 'the card' | 'another card' | 'prose';

/**
 * Finds a card's name in a text, letter by letter but for the kind of apostrophe. Ordinary words that equal the name
 * are left out where their capital has another reason: the start of a sentence, or a subtype.
 */
export function namesInText(text: string, name: string, textOf: TextOf, edition: Edition): NameInText[] {
  if (name === '') return [];
  const plain = withStraightApostrophes(text);
  const wanted = withStraightApostrophes(name);
  const found: NameInText[] = [];
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    const span = { start: at, end: at + wanted.length };
    const before = plain.slice(Math.max(0, at - MAX_BEFORE), at);
    const after = plain.slice(span.end, span.end + MAX_AFTER);
    if (partOfWord.test(before) || continuesWord.test(after)) continue;
    const certainty = cue.test(before) ? 'sure' : judge({ name: wanted, before, after, textOf }, edition);
    if (certainty !== 'no') found.push({ span, isDoubtful: certainty === 'doubtful' });
  }
  return found;
}

/** How much of the text around a name is looked at, in UTF-16 units. */
const MAX_BEFORE = 24;
const MAX_AFTER = 12;

const partOfWord = /[\p{L}\d]['-]?$/u;
/** A possessive does not make the name another word. */
const continuesWord = /^(?:[\p{L}\d]|'(?!s?(?![\p{L}\d]))|-[\p{L}\d])/u;
/** Words after which a name follows. */
const cue = /\b(?:named|name is|called|copy of|partner with|melds? with|melds? (?:it|them) into) $/i;
const withinSentence = /[\p{L}\d,;}] $/u;
/** Words before a subtype: "a Goblin", "each other Goblin", "target Goblin". */
const determiner = /\b(?:an?|another|other|each|all|target|the|your|no|non\w*|two|three|four|X|or|and|is|are) $/i;
/** What a card does, as opposed to what a keyword or an instruction continues with. */
const verb = /^(?:'s | (?:enters|leaves|dies|attacks|blocks|deals|gets|gains|has|can|becomes|is|costs|doesn't|loses))/;

interface Place {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly textOf: TextOf;
}

function judge({ name, before, after, textOf }: Place, edition: Edition): 'sure' | 'doubtful' | 'no' {
  const kind = kindOf(edition, name);
  const isWithin = withinSentence.test(before);
  if (textOf === 'the card') {
    if (kind === 'proper') return 'sure';
    if (kind === 'common') return isWithin || verb.test(after) ? 'sure' : 'no';
    return determiner.test(before) || !verb.test(after) ? 'no' : 'doubtful';
  }
  if (kind === 'term') return 'no';
  if (kind === 'proper' && /[ ,]/.test(name)) return 'sure';
  return kind === 'proper' && isWithin && textOf === 'another card' ? 'doubtful' : 'no';
}

/**
 * The kind of a name by its words: `term` if each of them is a subtype or predefined token, which always have a capital;
 * `common` if each is another word of card text; `proper` for all others.
 */
const kindOf = memoizeByName((edition: Edition, name: string): 'term' | 'common' | 'proper' => {
  const { vocabulary, predefined } = edition;
  const { cardTypes, supertypes, subtypes, keywords } = vocabulary;
  const lower = name.toLowerCase();
  if (keywords.has(lower)) return 'common';
  const words = lower.split(/[\s,-]+/).filter((word) => word !== '' && !nameConnectors.has(word));
  if (words.every((word) => subtypes.has(word) || predefined.has(word))) return 'term';
  const isCommon = (word: string) =>
    startsClause(word, '') ||
    [cardTypes, supertypes, subtypes, keywords, colorLetters, plainVerbs].some((each) => each.has(word));
  return words.every(isCommon) ? 'common' : 'proper';
});
