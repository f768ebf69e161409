import type { Span } from '../../text/span.js';
import type { Phrase } from '../grammar/phrase.js';
import { allColors } from '../lexicon.js';
import { abilitiesPart } from './ability-nodes.js';
import type { Node, PhrasePart, RulesTree } from './ast.js';
import { partsIn } from './parts.js';
import { Reading } from './reading.js';
import { sentences, type WordRange } from './source.js';

/** Reminder text that defines a token. */
export interface Reminder {
  /** The parentheses and their content; for any but the first sentence in them, the sentence. */
  readonly span: Span;
  /** The name it states ("A Berry token is …"), or null for *It's* and *They're*. */
  readonly words: string | null;
  /** For a pronoun: whether it is in the plural. */
  readonly isPlural: boolean;
  readonly parts: readonly PhrasePart[];
}

/**
 * All definitions in parentheses: "(It's an artifact with “…”)", "(They're 2/2 black Zombie creatures.)", "(A Berry token
 * is …)", and as one of several sentences: "(Create a Berry token. It's an artifact with “…”)".
 */
export function readReminder(source: RulesTree): Reminder[] {
  const found: Reminder[] = [];
  for (let i = 0; i < source.words.length; i++) {
    if (source.words[i]!.kind !== 'open') continue;
    const close = source.closes[i]!;
    if (close <= i) continue;
    for (const [number, sentence] of sentences(source, { from: i + 1, to: close }).entries()) {
      const definition = readSentence(source, sentence, number === 0);
      if (!definition) continue;
      const [first, last] = number === 0 ? [i, close] : [sentence.from, sentence.to - 1];
      found.push({ span: { start: source.words[first]!.start, end: source.words[last]!.end }, ...definition });
    }
  }
  return found;
}

function readSentence(source: RulesTree, range: WordRange, isFirst: boolean): Omit<Reminder, 'span'> | null {
  const reading = new Reading(source, range);
  const phrase = reading.read('reminder', 0);
  if (!phrase) return null;
  const parts = partsOf(reading, phrase);
  const construct = reading.construct(phrase);
  if (construct === 'bare') {
    // "(An artifact with “{T}: Add {G}.”)": a description with abilities in quotes, and nothing else.
    const isQuoted = parts.some(
      (part) => part.kind === 'abilities' && part.abilities.some(({ kind }) => kind === 'quoted'),
    );
    return isFirst && isQuoted && parts.some(({ kind }) => kind === 'type')
      ? { words: null, isPlural: false, parts }
      : null;
  }
  const name = reading.field(phrase, 'reminder-name');
  const pronoun = reading.field(phrase, 'reminder-pronoun');
  const words = name && partsIn(reading, name).flatMap((part) => (part.kind === 'subtype' ? [part.word] : []));
  if (words?.length === 0) return null;
  const isKnown =
    construct === 'given' || parts.some(({ kind }) => kind === 'type') || (!words && isKindWithAbilities(parts));
  if (!isKnown) return null;
  return {
    words: words?.join(' ') ?? null,
    isPlural: pronoun !== null && reading.construct(pronoun) === 'plural',
    parts,
  };
}

function partsOf(reading: Reading, phrase: Phrase): PhrasePart[] {
  const given = reading.field(phrase, 'abilities');
  if (given) return [abilitiesPart(reading, given, reading.spanOf({ start: given.start - 1, end: given.end }))];
  const description = reading.field(phrase, 'description-words') ?? phrase;
  const parts = partsIn(reading, description);
  // "They're each a {0} artifact with …": of the cost only the colors are kept (202.2).
  const cost = reading.field(description, 'symbols');
  const colors = cost && !parts.some(({ kind }) => kind === 'colors') ? colorsOfCost(reading.node(cost)) : null;
  if (!colors) return parts;
  const at = parts.findIndex(({ span }) => span.start > colors.span.start);
  return at < 0 ? [...parts, colors] : [...parts.slice(0, at), colors, ...parts.slice(at)];
}

/** The colors of the symbols of a mana cost, if any. */
function colorsOfCost({ span, text }: Node): PhrasePart | null {
  const letters = allColors.filter((letter) => text.toUpperCase().includes(letter));
  if (letters.length === 0) return null;
  return { kind: 'colors', span, words: [{ span, word: text, letters }], afterNoun: false, strange: [] };
}

/** `an Equipment with equip {2}`: the card type is left out. */
function isKindWithAbilities(parts: readonly PhrasePart[]): boolean {
  return parts.some(({ kind }) => kind === 'subtype') && parts.some(({ kind }) => kind === 'abilities');
}

/** A description of tokens after *It's* or *They're*, with the offset of its end; null if there is none. */
export function readDescription(
  source: RulesTree,
  range: WordRange,
): { readonly parts: readonly PhrasePart[]; readonly end: number } | null {
  const reading = new Reading(source, range);
  const phrase = reading.read('description-words', 0);
  return phrase && { parts: partsIn(reading, phrase), end: reading.spanOf(phrase).end };
}
