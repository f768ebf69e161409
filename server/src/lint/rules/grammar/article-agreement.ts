import { typeWords } from '../../../language/lexicon.js';
import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { startsSentence } from '../../helpers/sentence-start.js';
import { unambiguousArticle } from '../../helpers/unambiguous-article.js';
import type { Rule } from '../../rule.js';

export const articleAgreement: Rule = {
  id: 'article-agreement',
  summary: 'The article does not fit the sound of the next word.',
  why:
    '“A” and “an” depend on the sound of the next word: an 8/8, an X/X and an Ooze, but a 1/1 and a Unicorn. The mistake ' +
    'often remains when the next word is changed late.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: everywhere,
  triggers: [
    ...['oken', 'reate', 'A ', 'An '],
    ...[...'aeiouAEIOU8X'].map((first) => ` a ${first}`),
    ...['11', '18'].map((first) => ` a ${first}`),
    ...[...'bcdfghjklmnpqrstvwyzBCDFGHJKLMNPQRSTVWYZ012345679+-−'].map((first) => ` an ${first}`),
  ],
  examples: [
    { wrong: 'Create a 8/8 blue Kraken creature token.', right: 'Create an 8/8 blue Kraken creature token.' },
    { wrong: 'Sacrifice an Treasure token: Draw a card.', right: 'Sacrifice a Treasure token: Draw a card.' },
  ],
  check(face, report) {
    if (!mayDisagree(face.text)) return;
    const { words } = face.tree;
    for (const at of articles(face)) {
      const article = words[at]!;
      const right = unambiguousArticle(words[at + 1]!.text);
      if (right === null || right === article.lower || !isArticle(face, words, at)) continue;
      // "a 1/1 green an white Elf", "Wizard an Beast spells": the word is no article.
      if (article.lower === 'an' && isType(face, words[at - 1]) && isType(face, words[at + 1])) continue;
      if (face.slips.some((slip) => slip.start <= article.start && article.end <= slip.end)) continue;
      const written = withCaseOf(article.text, right);
      report({
        span: article,
        message: `Write “${right}” instead of “${article.text}” before “${words[at + 1]!.text}”.`,
        fix: { title: `Change to “${written}”`, edits: [replacement(article, written)] },
      });
    }
  },
};

/** Whether an article does not fit what stands after it, before the words of the text are told apart. */
function mayDisagree(text: string): boolean {
  for (const [, article, next] of text.matchAll(/\b(an?)(?![\p{L}\d])[^\p{L}\d+*−-]*(\S+)/giu)) {
    const right = unambiguousArticle(next!);
    if (right !== null && right !== article!.toLowerCase()) return true;
  }
  return false;
}

/** The articles of token noun phrases, and those directly before numbers, subtypes and words in lower case. */
function articles(face: FaceReading): Set<number> {
  const { words, dialect } = face.tree;
  const isSubtype = (word: string) => face.edition.vocabulary.subtypes.has(word);
  const found = new Set<number>();
  for (const { counterAt } of face.countedNouns) {
    if (isIndefinite(words[counterAt])) found.add(counterAt);
    else if (words[counterAt]!.lower === 'number' && isIndefinite(words[counterAt - 1])) found.add(counterAt - 1);
  }
  for (let at = 0; at + 1 < words.length; at++) {
    const next = words[at + 1]!;
    const isKnown = !next.capital || typeWords[dialect].has(next.lower) || isSubtype(next.lower);
    if (isIndefinite(words[at]) && (next.kind === 'pair' || (next.kind === 'word' && isKnown))) found.add(at);
  }
  return found;
}

function isType({ edition, tree }: FaceReading, word: Word | undefined): boolean {
  return word !== undefined && (typeWords[tree.dialect].has(word.lower) || edition.vocabulary.subtypes.has(word.lower));
}

function isIndefinite(word: Word | undefined): boolean {
  return word?.lower === 'a' || word?.lower === 'an';
}

/** A capital within a sentence is part of a name; so is any word inside a name. */
function isArticle(face: FaceReading, words: readonly Word[], at: number): boolean {
  return (!words[at]!.capital || startsSentence(words, at)) && !face.isName(words[at]!);
}
