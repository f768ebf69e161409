import type { Span } from '../../text/span.js';
import { allColors } from '../lexicon.js';
import { readAfterNoun } from './after-noun.js';
import type { PhrasePart, RulesTree } from './ast.js';
import { readBeforeNoun } from './before-noun.js';
import { Cursor } from './cursor.js';
import { sentences, type WordRange } from './source.js';
import { readAbilities } from './with-list.js';

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
      const definition =
        readSentence(source, sentence) ?? (number === 0 ? readBareDescription(source, sentence) : null);
      if (!definition) continue;
      const [first, last] = number === 0 ? [i, close] : [sentence.from, sentence.to - 1];
      found.push({ span: { start: source.words[first]!.start, end: source.words[last]!.end }, ...definition });
    }
  }
  return found;
}

function readSentence(source: RulesTree, { from, to }: WordRange): Omit<Reminder, 'span'> | null {
  const cursor = new Cursor(source, from, to);
  const subject = readSubject(cursor);
  if (!subject) return null;
  const given = subject.words === null ? null : readGiven(cursor);
  if (given) return { ...subject, parts: [given] };
  if (!cursor.take('is')) cursor.take('are');
  // "They're all artifacts.", "They're each a {0} artifact with …": of the cost only the colors are kept (202.2).
  if (!cursor.take('all')) cursor.take('each');
  const parts = [...readBeforeNoun(cursor, true).parts];
  const cost = readCostColors(cursor);
  const rest = [...readBeforeNoun(cursor, true).parts, ...readAfterNoun(cursor)];
  const isColored = [...parts, ...rest].some(({ kind }) => kind === 'colors');
  parts.push(...(cost && !isColored ? [cost] : []), ...rest);
  const isKnown = parts.some(({ kind }) => kind === 'type') || (subject.words === null && isKindWithAbilities(parts));
  return isKnown ? { ...subject, parts } : null;
}

/** Reads over a mana cost; the colors of its symbols, if any. */
function readCostColors(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  while (cursor.word.kind === 'symbol') cursor.skip();
  if (cursor.at === first) return null;
  const { span, text } = cursor.nodeFrom(first);
  const letters = allColors.filter((letter) => text.toUpperCase().includes(letter));
  if (letters.length === 0) return null;
  return { kind: 'colors', span, words: [{ span, word: text, letters }], afterNoun: false, strange: [] };
}

/** "(An artifact with “{T}: Add {G}.”)": a description with abilities in quotes, and nothing else. */
function readBareDescription(source: RulesTree, { from, to }: WordRange): Omit<Reminder, 'span'> | null {
  const cursor = new Cursor(source, from, to);
  if (!cursor.sees('a') && !cursor.sees('an')) return null;
  const before = readBeforeNoun(cursor);
  if (before.reachedNoun || !before.parts.some(({ kind }) => kind === 'type')) return null;
  const after = readAfterNoun(cursor);
  cursor.take('.');
  const isQuoted = after.some(
    (part) => part.kind === 'abilities' && part.abilities.some(({ kind }) => kind === 'quoted'),
  );
  return isQuoted && cursor.done ? { words: null, isPlural: false, parts: [...before.parts, ...after] } : null;
}

/** `an Equipment with equip {2}`: the card type is left out. */
function isKindWithAbilities(parts: readonly PhrasePart[]): boolean {
  return parts.some(({ kind }) => kind === 'subtype') && parts.some(({ kind }) => kind === 'abilities');
}

/** `have "{T}: Add {G}."`: an addition to the token of a previous sentence. */
function readGiven(cursor: Cursor): PhrasePart | null {
  const first = cursor.at;
  if (!cursor.take('has') && !cursor.take('have')) return null;
  const abilities = readAbilities(cursor);
  if (abilities.length > 0) return { kind: 'abilities', span: cursor.nodeFrom(first).span, abilities };
  cursor.at = first;
  return null;
}

type ReminderSubject = Pick<Reminder, 'words' | 'isPlural'>;

const verbs = new Set(['is', 'are', 'has', 'have']);

/** The name in the sentence, or a pronoun at its start; null if it is not a definition. */
function readSubject(cursor: Cursor): ReminderSubject | null {
  // "(Its a land with …": a common typo.
  if (cursor.sees('its', 'a') || cursor.sees('its', 'an')) {
    cursor.skip();
    return { words: null, isPlural: false };
  }
  if (cursor.take("it's") || cursor.take('it', 'is')) return { words: null, isPlural: false };
  if (cursor.take("they're") || cursor.take('they', 'are')) return { words: null, isPlural: true };
  const before = readBeforeNoun(cursor);
  if (!before.reachedNoun || !verbs.has(cursor.lower)) return null;
  const words = before.parts.flatMap((part) => (part.kind === 'subtype' ? [part.word] : []));
  return words.length > 0 ? { words: words.join(' '), isPlural: false } : null;
}
