import { Grammar } from '../language/grammar/compile.js';
import { magicWordings } from '../language/grammar/magic.js';
import { terminals } from '../language/grammar/terminals.js';
import { grammarVocabulary } from '../language/grammar/vocabulary.js';
import { memoize } from '../util/memoize.js';
import type { Edition } from './edition.js';

/** Families of subtypes that abilities do not mention: names of worlds, which are words of other meanings too. */
const unmentioned: ReadonlySet<string> = new Set(['plane']);

/** The grammar of an edition's card text, compiled on first use. */
export const grammarOf: (edition: Edition) => Grammar = memoize(({ rulebook: { words, date } }) => {
  const subtypes = [...words.subtypes].flatMap(([family, list]) => (unmentioned.has(family) ? [] : list));
  const vocabulary = grammarVocabulary({ subtypes, keywords: words.keywordAbilities });
  return new Grammar(magicWordings(), terminals(vocabulary), date);
});
