import { cardContext, grammarIn } from '../../analysis/card/abilities.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { cardNames } from '../../language/abilities/card-context.js';
import { Expected } from '../../language/grammar/expected.js';
import { nameWords, readLexemes } from '../../language/grammar/lexemes.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import type { TypingPlace } from './typing-place.js';

/** The last sentence of a line: what follows a full stop, a cost, a dash, a bullet, a quotation mark or a parenthesis. */
const lastSentence = /[^.:•—–"“”()]*$/;

/** Words that no kind of counter is named by. */
const functionWord =
  /^(?:all|and|any|as|at|by|each|for|from|if|in|of|on|only|or|to|until|up|when|whenever|with|you|your)$/;

/** What a line of rules text may begin with; after a cost or a full stop only sentences follow. */
const categories = ['sentence', 'costs', 'keyword-line', 'choose-modes'];

/**
 * Returns whether the grammar lets a word follow those of a sentence; null at its beginning, and where it cannot tell
 * because it does not understand what is written.
 * @param line the line of rules text without the word that is being typed
 */
export function allowedAfter(
  line: string,
  { face }: TypingPlace,
  snapshot: Snapshot,
): ((word: string) => boolean) | null {
  const grammar = grammarIn(snapshot);
  const sentence = lastSentence.exec(line)![0].trim();
  if (!grammar || sentence === '') return null;
  const context = cardContext(face?.name?.text ?? '', face?.typeLine?.text ?? '');
  const lexemes = readLexemes(sentence, cardNames(context).map(nameWords));
  const previous = lexemes.words.at(-1);
  const expected = previous ? new Expected(grammar, lexemes, categories) : null;
  if (!previous || !expected?.isKnown) return null;
  const { keywords, subtypes } = snapshot.edition.vocabulary;
  // Words that belong to the one before are read together with it: "first strike", "oil counter".
  const belongs = (word: string) =>
    (/^counters?$/.test(word) && !functionWord.test(previous.lower)) ||
    keywords.has(`${previous.lower} ${word}`) ||
    subtypes.has(`${previous.lower} ${word}`);
  const known = new Map<string, boolean>();
  return (word) => getOrInsert(known, word, () => expected.allows(word) || belongs(word));
}
