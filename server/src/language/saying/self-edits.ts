import { withStraightApostrophes } from '../../text/apostrophes.js';
import { nameWords, readLexemes } from '../grammar/lexemes.js';
import type { SayingEdit } from './edit.js';
import { isForeignNoun, permanentNoun } from './self-noun.js';
import { type SelfReference, selfReferences } from './self-references.js';
import { beginsSentence } from './sentence-start.js';

/** What decides how a card refers to itself. */
export interface SelfDescribed {
  readonly name: string;
  readonly typeLine: string;
}

/** How cards of a time refer to themselves. */
interface SelfStyle {
  /** "this creature" and "this card", or the name. */
  readonly permanents: 'noun' | 'name';
  /** "this spell", or the name. */
  readonly spells: 'noun' | 'name';
  /** Legends: always a short name, or the full name first. */
  readonly legends: 'short' | 'full first';
}

/** The rule about how a card refers to itself. */
export const SELF_REFERENCE = 'self-reference';

/** @param date ISO; '' for today */
function styleOf(date: string): SelfStyle {
  const since = (month: string) => date === '' || date >= month;
  return {
    permanents: since('2024-11') ? 'noun' : 'name', // Foundations
    spells: since('2018-04') ? 'noun' : 'name', // Dominaria
    legends: since('2022-01') ? 'short' : 'full first',
  };
}

/**
 * The edits after which a card refers to itself as cards of a time do: "this creature" for a creature, a short name for
 * a legend, the name before November 2024. Names in the names of other things, quoted abilities and reminder text are
 * left alone.
 * @param date the ISO date of the edition; '' for today
 */
export function selfEdits(text: string, card: SelfDescribed, date: string): SayingEdit[] {
  const isLegendary = /\bLegendary\b/.test(card.typeLine);
  const isSpell = /\b(?:Instant|Sorcery)\b/.test(card.typeLine);
  if (card.name === '') return [];
  const short = shortName(card);
  const names = [card.name, short].map(nameWords);
  const style = styleOf(date);
  const edits: SayingEdit[] = [];
  let isFirst = true;
  let offset = 0;
  for (const line of text.split('\n')) {
    const from = offset;
    offset += line.length + 1;
    if (!mayChange(line, names, style, card.typeLine)) continue;
    const lexemes = readLexemes(line, names);
    for (const reference of selfReferences(lexemes, { isSpell })) {
      const { start, at } = reference;
      let { end } = reference;
      const isTitled = style.legends === 'full first' && isFirst && !/^ isn['’]t a creature\b/.test(line.slice(end));
      const isShort = isLegendary && !isTitled;
      const own = isShort ? short : card.name;
      const noun = permanentNoun(card.typeLine);
      const isForeign =
        style.permanents === 'noun' &&
        reference.form === 'noun' &&
        isForeignNoun(lexemes.words[at + 1]!.text, card.typeLine);
      let words = isForeign ? `this ${noun}` : selfWords(reference, noun, own, isLegendary, style);
      if (words === own) isFirst = false;
      if (words === 'it' && /^['’]s\b/.test(line.slice(end))) {
        words = 'its';
        end += 2;
      }
      if (words !== own && words !== null && beginsSentence(lexemes.words, at))
        words = words[0]!.toUpperCase() + words.slice(1);
      if (words !== null && words !== line.slice(start, end))
        edits.push({ start: from + start, end: from + end, text: words, rule: SELF_REFERENCE });
    }
  }
  return edits;
}

/** Whether a line may refer to its card in another way than cards do, before its words are told apart. */
function mayChange(
  line: string,
  names: readonly (readonly string[])[],
  { permanents }: SelfStyle,
  typeLine: string,
): boolean {
  const straight = withStraightApostrophes(line);
  if (names.some(([first]) => first !== undefined && straight.includes(first))) return true;
  if (permanents === 'name') return /this/i.test(line);
  return [...line.matchAll(/\bthis\W+(\p{L}+)/giu)].some(([, noun]) => isForeignNoun(noun!, typeLine));
}

/** The words for a reference, in lower case unless they are a name; null if they stay as they are. */
function selfWords(
  { role, form }: SelfReference,
  noun: string | null,
  name: string,
  isLegendary: boolean,
  style: SelfStyle,
): string | null {
  if (role === 'named' || (form === 'noun' && style.permanents === 'noun')) return null;
  if (role === 'spell') return style.spells === 'noun' ? 'this spell' : name;
  if (style.permanents === 'name') return form === 'noun' && isLegendary && role === 'permanent' ? null : name;
  if (role === 'back') return 'it';
  if (role === 'card') return 'this card';
  if (isLegendary) return form === 'noun' ? null : name;
  return noun && `this ${noun}`;
}

/**
 * "Ruel, the Bold" is Ruel, and so is "Ruel the Bold" if that is someone: "Storm the Gate" is not called Storm. Other names
 * are not cut, as only their designer knows which word of them is used alone.
 */
function shortName({ name, typeLine }: SelfDescribed): string {
  const end = /\b(?:Creature|Planeswalker|Summon)\b/.test(typeLine) ? /(?:, | the )/ : /, /;
  return new RegExp(`^(?!The )((?:(?! of )[^,])+?)${end.source}`).exec(name)?.[1] ?? name;
}
