import { singularsOf } from '../../../analysis/card/plural.js';
import type { Vocabulary } from '../../../edition/edition.js';
import type { Face } from '../../../formats/card.js';
import { scanWords, type Word } from '../../../text/words.js';

/** A line of rules text up to a cursor, without the word that is being typed. */
export interface LineStart {
  readonly before: string;
  readonly face: Face | null;
  /** Whether it is the first line of the rules text. */
  readonly isFirst: boolean;
}

/** The kinds of cards whose lines begin differently, by the words of their type lines. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['aura', /\bAura\b/i],
  ['equipment', /\bEquipment\b/i],
  ['spell', /\b(?:Instant|Sorcery|Spell)\b/i],
  ['creature', /\b(?:Creature|Unit)\b/i],
  ['land', /\b(?:Land|Battlefield)\b/i],
  ['planeswalker', /\b(?:Planeswalker|Legend)\b/i],
];

/**
 * Returns the words before a cursor as `usage/` names them: `^creature`, `when`, `~`. Never empty: the first is the start
 * of the line.
 */
export function contextOf({ before, face, isFirst }: LineStart, vocabulary: Vocabulary): string[] {
  const types = face?.typeLine?.text ?? '';
  const kind = kinds.find(([, words]) => words.test(types))?.[0] ?? 'other';
  const context = [`^${kind}${isFirst ? '' : '+'}`];
  let isKeywordLine = true;
  for (const word of scanWords(withoutNames(before, face))) {
    const isComma = word.text === ',';
    if (isComma) isKeywordLine &&= isKeyword(context, vocabulary);
    context.push(isComma && isKeywordLine ? ',k' : nameOf(word, vocabulary));
  }
  return context;
}

/** Whether the words since the line's start or its last comma are a keyword, with or without its parameter. */
function isKeyword(context: readonly string[], { keywords }: Vocabulary): boolean {
  const from = context.findLastIndex((word) => word === ',k' || word.startsWith('^')) + 1;
  const words = context.slice(from);
  return words.some((_, at) => keywords.has(words.slice(0, at + 1).join(' ')));
}

function nameOf({ kind, text, lower, capital }: Word, { subtypes }: Vocabulary): string {
  if (kind === 'symbol') return '{}';
  if (kind === 'number') return '0';
  if (kind === 'pair') return '0/0';
  if (kind === 'open-quote' || kind === 'close-quote') return '"';
  if (!capital || kind !== 'word') return text === '~' ? text : lower;
  if (subtypes.has(lower)) return '<subtype>';
  return singularsOf(lower).some((singular) => subtypes.has(singular)) ? '<subtypes>' : lower;
}

/** Returns the text with `~` in place of the card's name and of its first part: "Kel, the Warden" is called "Kel" as well. */
export function withoutNames(text: string, face: Face | null): string {
  const name = face?.name?.text ?? '';
  if (name === '') return text;
  return text.replaceAll(name, '~').replaceAll(shortName(name), '~');
}

function shortName(name: string): string {
  return name.split(',')[0]!;
}
