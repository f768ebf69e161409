import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import type { CountedNoun } from '../../helpers/counted-nouns.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import type { Rule } from '../../rule.js';

export const countPluralAgreement: Rule = {
  id: 'count-plural-agreement',
  summary: 'The word “token” does not agree with its number.',
  why:
    '“One” or “a” goes with “token”; two, X, “that many” and “a number of” go with “tokens”. If the two disagree, ' +
    'the reader cannot know which is right.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: everywhere,
  triggers: ['oken', 'OKEN'],
  examples: [
    {
      wrong: 'Create two 1/1 white Soldier creature token.',
      right: 'Create two 1/1 white Soldier creature tokens.',
    },
    { wrong: 'Create a Treasure tokens.', right: 'Create a Treasure token.' },
  ],
  check(face, report) {
    const { words } = face.tree;
    for (const counted of face.countedNouns) {
      const noun = words[counted.nounAt]!;
      const plural = isCopyNoun(words, counted) ? false : isPlural(words, counted);
      if (plural === null || plural === (noun.lower === 'tokens') || !isSure(face, words, counted)) continue;
      const right = plural ? noun.text + (noun.text === 'TOKEN' ? 'S' : 's') : noun.text.slice(0, -1);
      report({
        span: noun,
        message: `Write “${right}” instead of “${noun.text}” with “${words[counted.counterAt]!.lower === 'many' ? 'that many' : words[counted.counterAt]!.text}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(noun, right)] },
      });
    }
  },
};

/** Whether the number requires the plural; null if it does not show. */
function isPlural(words: readonly Word[], { counterAt }: CountedNoun): boolean | null {
  const { lower } = words[counterAt]!;
  const before = words[counterAt - 1]?.lower ?? '';
  if (lower === 'number') return before === 'a' || before === 'any' ? true : null;
  if (lower === 'many') return before === 'that' ? true : null;
  if (lower === 'a' || lower === 'an' || lower === 'another') return false;
  // "that many plus one", "one or two": the number belongs to something else.
  if (lower === 'one' || lower === '1') return othersNumbers.has(before) ? null : false;
  return true;
}

/** "two token copies of it": before *copy* and *copies* the word is an adjective and always singular. */
function isCopyNoun(words: readonly Word[], { nounAt }: CountedNoun): boolean {
  return /^(?:copy|copies)$/.test(words[nounAt + 1]?.lower ?? '');
}

const othersNumbers = new Set(['plus', 'minus', 'than', 'or', 'and', 'of', 'many', 'half']);

/** Words that may follow a complete token phrase, unlike the second noun of "token copies". */
const followers = new Set(
  (
    "with that that's that're is are was were named attached for equal where you your they he she it each this under onto into " +
    'instead tapped untapped and or if unless until at from on to as when whenever then an a the except enters enter in of before after first plus copy copies'
  ).split(' '),
);

/** Words after which a digit says how many there are. */
const beforeCount = new Set(
  'create creates created put puts make makes get gets and or of then with those these'.split(' '),
);

function isSure(face: FaceReading, words: readonly Word[], { counterAt, nounAt, plain }: CountedNoun): boolean {
  const [noun, next] = [words[nounAt]!, words[nounAt + 1]];
  if (!plain || face.isName(noun) || (noun.capital && startsSentence(words, nounAt))) return false;
  // "Level 2 token", "a level 2 Zombie token": a digit is a count only after some words.
  if (words[counterAt]!.kind === 'number' && !beforeCount.has(words[counterAt - 1]?.lower ?? '')) return false;
  return next?.kind !== 'word' || followers.has(next.lower);
}
