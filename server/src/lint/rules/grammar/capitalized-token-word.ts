import { singularsOf } from '../../../analysis/card/plural.js';
import { nameConnectors } from '../../../language/lexicon.js';
import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { firstCapitalBefore } from '../../helpers/nouns.js';
import { namingRule } from '../../helpers/rule-citations.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import { isExplicitName, isTokenOfSet } from '../../helpers/set-names.js';
import type { Rule } from '../../rule.js';

export const capitalizedTokenWord: Rule = {
  id: 'capitalized-token-word',
  summary: 'The word “token” is capitalized in running text.',
  why:
    'In running text “token” is an ordinary word: an effect creates “a 2/2 black Zombie creature token”. With a ' +
    'capital it is the last word of a name, “Zombie Token” (rule 111.4), and is right only where a name is meant, ' +
    'as in “a creature named Zombie Token”.',
  cite: namingRule,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: everywhere,
  triggers: ['Token'],
  yieldsTo: ['token-word-doubled'],
  examples: [
    {
      wrong: 'Create a 2/2 black Zombie creature Token.',
      right: 'Create a 2/2 black Zombie creature token.',
    },
    { wrong: 'Exile all Tokens you control.', right: 'Exile all tokens you control.' },
  ],
  check(face, report) {
    const { words } = face.tree;
    for (let i = 0; i < words.length; i++) {
      const word = words[i]!;
      if ((word.text !== 'Token' && word.text !== 'Tokens') || !isRunningText(face, words, i)) continue;
      report({
        span: word,
        message: `“${word.text}” is an ordinary word here: write “${word.lower}” without a capital.`,
        fix: { title: `Change to “${word.lower}”`, edits: [replacement(word, word.lower)] },
      });
    }
  },
};

/** Whether only a typo explains the capital: no sentence begins here, and the word is not part of a name. */
function isRunningText(face: FaceReading, words: readonly Word[], at: number): boolean {
  const [before, next] = [words[at - 1], words[at + 1]];
  if (!before || startsSentence(words, at) || next?.capital || next?.kind === 'dash') return false;
  if (isInName(face, words[at]!)) return false;
  if (before.kind === 'pair' || before.kind === 'number') return true;
  if (before.kind !== 'word') return false;
  if (before.capital) return isAfterSubtypes(face, words, at) || isAfterAdjective(words, at);
  return !endsName(words, at);
}

/**
 * "Keeper of Tokens", "Vault of the Tokens": small words after a capitalised word. An article alone does not make a
 * name.
 */
function endsName(words: readonly Word[], at: number): boolean {
  let first = at;
  let joined = false;
  while (nameConnectors.has(words[first - 1]?.lower ?? '') && !words[first - 1]!.capital) {
    first--;
    joined ||= !articles.has(words[first]!.lower);
  }
  return joined && words[first - 1]?.capital === true;
}

const articles = new Set(['a', 'an', 'the']);

/** Part of a name, including the card's own name. */
function isInName(face: FaceReading, word: Word): boolean {
  return face.isVerbatim(word);
}

const adjectives = new Set(
  'all artifact attacking black blocking blue colorless creature each enchantment green land legendary red tapped target then those untapped white'.split(
    ' ',
  ),
);

/** "Creature Tokens you control": the word before is capitalised because it begins the sentence. */
function isAfterAdjective(words: readonly Word[], at: number): boolean {
  return adjectives.has(words[at - 1]!.lower) && startsSentence(words, at - 1) && words[at + 1]?.kind === 'word';
}

/** "(Weapon Tokens)": all words of a parenthesis are capitalized, as in a heading. */
function isHeading(words: readonly Word[], first: number, at: number): boolean {
  return words[first - 1]?.kind === 'open' && words[at + 1]?.kind === 'close';
}

/** "a Treasure Token", "Goblin Tokens": words for a token; an unknown name may be that of any card. */
function isAfterSubtypes(face: FaceReading, words: readonly Word[], at: number): boolean {
  const first = firstCapitalBefore(words, at);
  const name = face.text.slice(words[first]!.start, words[at]!.end);
  if (face.query(isExplicitName, name) || isHeading(words, first, at)) return false;
  const { predefined, vocabulary } = face.edition;
  const own = face.text.slice(words[first]!.start, words[at - 1]!.end);
  return (
    predefined.has(own.toLowerCase()) ||
    singularsOf(words[at - 1]!.text).some((word) => vocabulary.subtypes.has(word.toLowerCase())) ||
    face.query(isTokenOfSet, own)
  );
}
