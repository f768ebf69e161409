import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { firstCapitalBefore, isNoun } from '../../helpers/nouns.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import { isNameOfItsOwn } from '../../helpers/set-names.js';
import type { Rule } from '../../rule.js';

export const tokenWordDoubled: Rule = {
  id: 'token-word-doubled',
  summary: 'The word “token” is written twice in a row.',
  why:
    'A Treasure token is *named* “Treasure Token”, but an effect creates “a Treasure token”: one “token” is ' +
    'enough. The second one usually stays behind when a name is pasted in front of it.',
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
      if (first < next || !isNoun(words[first + 1])) continue;
      let last = first + 1;
      while (isNoun(words[last + 1])) last++;
      if (!isPartOfName(face, words, first)) {
        const kept = keptWord(words, first, last);
        report({
          span: { start: words[first]!.start, end: words[last]!.end },
          message: `One “${words[last]!.lower}” is enough here.`,
          fix: {
            // "Tokens token", "for each token tokens …": whether there are several, the rest of the sentence tells.
            kind: words[first]!.lower !== words[last]!.lower && !words[first]!.capital ? 'suggestion' : 'safe',
            title: `Change to “${kept}”`,
            edits: [replacement({ start: words[first]!.start, end: words[last]!.end }, kept)],
          },
        });
      }
      next = last + 1;
    }
  },
};

/** The last one fits the count; the first one may begin a sentence. */
function keptWord(words: readonly Word[], first: number, last: number): string {
  const { lower } = words[last]!;
  return startsSentence(words, first) && words[first]!.capital ? `T${lower.slice(1)}` : lower;
}

/** "a Lost Token token", where an effect of the set names a token so. */
function isPartOfName(face: FaceReading, words: readonly Word[], at: number): boolean {
  const noun = words[at]!;
  if (face.isName(noun)) return true;
  const first = firstCapitalBefore(words, at);
  return noun.capital && face.query(isNameOfItsOwn, face.text.slice(words[first]!.start, noun.end));
}
