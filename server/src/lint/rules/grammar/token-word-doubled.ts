import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { firstCapitalBefore, isTokenNoun } from '../../helpers/nouns.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import { isExplicitName } from '../../helpers/set-names.js';
import type { Rule } from '../../rule.js';

export const tokenWordDoubled: Rule = {
  id: 'token-word-doubled',
  summary: 'The word “token” is written twice in a row.',
  why:
    'A Treasure token is *named* “Treasure Token”, but an effect creates “a Treasure token”: one “token” is ' +
    'enough. The second one is usually left over when a name is pasted in front of it.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: everywhere,
  triggers: ['oken', 'OKEN'],
  examples: [
    { wrong: 'Create a Treasure Token token.', right: 'Create a Treasure token.' },
    { wrong: 'Sacrifice two Food tokens tokens: Draw a card.', right: 'Sacrifice two Food tokens: Draw a card.' },
  ],
  check(face, report) {
    const { words } = face.tree;
    let next = 0;
    for (const first of face.nouns) {
      if (first < next || !isTokenNoun(words[first + 1])) continue;
      let last = first + 1;
      while (isTokenNoun(words[last + 1])) last++;
      if (!isPartOfName(face, words, first)) {
        const replacementWord = wordToKeep(words, first, last);
        report({
          span: { start: words[first]!.start, end: words[last]!.end },
          message: `The word “${words[last]!.lower}” is repeated; once is enough.`,
          fix: {
            // "Tokens token", "for each token tokens …": the rest of the sentence decides between singular and plural.
            kind: words[first]!.lower !== words[last]!.lower && !words[first]!.capital ? 'suggestion' : 'safe',
            title: `Change to “${replacementWord}”`,
            edits: [replacement({ start: words[first]!.start, end: words[last]!.end }, replacementWord)],
          },
        });
      }
      next = last + 1;
    }
  },
};

/** The last word agrees with the count; the first may begin a sentence. */
function wordToKeep(words: readonly Word[], first: number, last: number): string {
  const { lower } = words[last]!;
  return startsSentence(words, first) && words[first]!.capital ? `T${lower.slice(1)}` : lower;
}

/** "a Lost Token token", if an effect of the set names a token like this. */
function isPartOfName(face: FaceReading, words: readonly Word[], at: number): boolean {
  const noun = words[at]!;
  if (face.isName(noun)) return true;
  const first = firstCapitalBefore(words, at);
  return noun.capital && face.query(isExplicitName, face.text.slice(words[first]!.start, noun.end));
}
