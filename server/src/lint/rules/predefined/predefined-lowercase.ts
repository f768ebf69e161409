import type { SetIndex } from '../../../analysis/set/set-index.js';
import { colorLetters, countOf, typeWords } from '../../../language/lexicon.js';
import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { withPredefined } from '../../helpers/applies-to.js';
import { predefinedRule } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

export const predefinedLowercase: Rule = {
  id: 'predefined-lowercase',
  summary: 'A predefined token, or one of the set’s own, is written without its capital.',
  why:
    'Treasure, Clue and the other predefined tokens of rule 111.10 are named by a subtype, and subtypes are ' +
    'capitalized; so are tokens that the set defines. Only words directly before “token” or “tokens” are checked, ' +
    'since gold, maps and blood are also ordinary words.',
  cite: predefinedRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: withPredefined,
  triggers: ['oken'],
  examples: [
    { wrong: 'Create two treasure tokens.', right: 'Create two Treasure tokens.' },
    {
      wrong: 'Create a wicked Role token attached to target creature you control.',
      right: 'Create a Wicked Role token attached to target creature you control.',
    },
  ],
  check(face, report) {
    const { words } = face.tree;
    for (const noun of face.nouns) {
      const found = noun > 0 ? lowercaseBefore(face, words, noun) : null;
      if (!found) continue;
      const { span, right } = found;
      report({
        span,
        message: `“${face.text.slice(span.start, span.end)}” lacks its capital: write “${right}”.`,
        fix: {
          kind: found.isSure ? 'safe' : 'suggestion',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

/** The maximum number of words in the name of a predefined token; *Young Hero Role* has three. */
const LONGEST = 4;

/** The words directly before a noun that name a predefined token except for capitals. */
function lowercaseBefore(face: FaceReading, words: readonly Word[], noun: number) {
  const { edition, text } = face;
  let end = noun;
  // Riftbound: "a Gold gear token".
  if (edition.game === 'riftbound' && typeWords.riftbound.has(words[end - 1]!.lower)) end--;
  for (let first = Math.max(0, end - LONGEST); first < end; first++) {
    const span = { start: words[first]!.start, end: (words[end - 1] ?? words[first])!.end };
    const written = text.slice(span.start, span.end);
    const right = edition.predefined.get(written.toLowerCase())?.words ?? wordsInSet(face, written, words[noun]!);
    if (right === null) continue;
    if (!hasSmallInitial(written, right) || isDescribed(words[first - 1]) || isCounter(words, noun)) return null;
    return { span, right, isSure: isDeterminer(words[first - 1]) };
  }
  return null;
}

/** The words of a token that the set defines, if a phrase with this noun creates it by exactly these words. */
function wordsInSet(face: FaceReading, written: string, noun: Word): string | null {
  const place = face.phraseWithNoun(noun.start);
  if (!place || place.token?.byName !== written || !/^[a-z]/.test(written)) return null;
  return face.query(wordsOfDefinition, written);
}

function wordsOfDefinition(set: SetIndex, written: string): string | null {
  return set.definition(written)?.name.replace(/ Token$/, '') ?? null;
}

function hasSmallInitial(written: string, right: string): boolean {
  const parts = right.split(' ');
  return written.split(' ').some((word, i) => word[0] !== parts[i]?.[0] && word[0] === parts[i]?.[0]?.toLowerCase());
}

/** "two blood tokens on it", "remove a gold token from this creature": counters, which another rule reports. */
function isCounter(words: readonly Word[], noun: number): boolean {
  const next = words[noun + 1]?.lower ?? '';
  return next === 'on' || next === 'onto' || (next === 'from' && words[noun + 2]?.lower !== 'your');
}

const determiners = new Set(
  'a an the this that these those each every all another any no many other more additional tapped untapped target of and or your their its own nontoken noncreature create creates sacrifice sacrifices'.split(
    ' ',
  ),
);

/**
 * Whether a name may begin after a word; after other words it may be the second half of a name: "a cursed treasure
 * token".
 */
function isDeterminer(before: Word | undefined): boolean {
  if (before?.kind !== 'word') return true;
  return determiners.has(before.lower) || countOf(before.lower) !== null;
}

/** "a 2/2 red blood token", "an artifact creature food token": not the predefined token. */
function isDescribed(before: Word | undefined): boolean {
  const lower = before?.lower ?? '';
  return before?.kind === 'pair' || colorLetters.has(lower) || lower === 'colorless' || typeWords.magic.has(lower);
}
