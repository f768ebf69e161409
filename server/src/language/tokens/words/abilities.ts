import { wordSet } from '../../../util/word-set.js';
import type { Lexeme } from '../../grammar/lexemes.js';
import { countOf, startsClause } from '../../lexicon.js';
import { isWord, look, lowerAt, upToSoMany, type WordClasses, word } from './classes.js';
import { nameEnd } from './names.js';

/** Abilities, and what begins or ends their names. */
export const abilityClasses: WordClasses = {
  quote: word(isQuote),
  /** `"…,"`: the comma of the list is inside the marks. */
  'comma-quote': word(isQuote, (words, at) => /,["”'’]$/.test(words[at]!.text)),
  'before-quote': look(isQuote),
  bracketed: word(({ kind, text }) => kind === 'symbol' && text[0] === '['),
  'before-keyword': look(beginsKeyword),
  'before-next-keyword': look(beginsKeyword, (words, at) => !endsList(words, at)),
  'no-keyword': word(({ kind, text }) => !keywordKinds.has(kind) && text !== '!'),
  'before-no-from': look(({ lower }) => lower !== 'from'),
  'counter-words': upToSoMany(5, ({ kind, lower }) => counterKinds.has(kind) && !endsCounter.has(lower)),
  'chosen-counter-words': upToSoMany(
    18,
    ({ kind, lower }) => (counterKinds.has(kind) && !/^counters?$/.test(lower)) || lower === ',',
  ),
  'words-before-ability': upToSoMany(5, (each) => isWord(each) && !endsElsewhere.has(each.lower)),
  'before-elsewhere': look(({ lower }) => notKeywordStarts.has(lower) || lower === 'that'),
  'no-word-or-number': word(({ kind }) => kind !== 'word' && kind !== 'number'),
  'before-unquoted': look(
    ({ lower }) => verbs.has(lower) || negations.has(lower),
    (words, at) => !negations.has(words[at]!.lower) || lowerAt(words, at + 1) === 'untap',
  ),
};

export function isQuote({ kind }: Lexeme): boolean {
  return kind === 'quote';
}

const counterKinds = wordSet('word pair number');
const endsCounter = wordSet('counter counters and with token');
const endsElsewhere = wordSet('characteristics ability abilities');

const keywordKinds = wordSet('word symbol number dash pair');

/** Words that no keyword begins with; abilities after them are defined elsewhere, or chosen. */
const notKeywordStarts = wordSet('a all an each its no one the their those this these your');

/** Words that end a keyword, and so do not begin one. */
const neverKeyword = wordSet(
  'as attach rounded and or at attached attacking blocking equal except if in instead into named onto plus ' +
    "tapped that that's then under unless until where here there to exhausted",
);

function beginsKeyword({ kind, lower }: Lexeme): boolean {
  return kind === 'word' && !neverKeyword.has(lower) && !notKeywordStarts.has(lower);
}

const beings = wordSet("is are isn't aren't it's they're he's she's enchanted equipped that those");

/** After a comma or *and*, a word that begins a clause or another token ends the list. */
function endsList(words: readonly Lexeme[], at: number): boolean {
  const { lower } = words[at]!;
  if (lower === 'support' || lower === 'bolster') return words[at + 1]!.kind !== 'number';
  return (
    beings.has(lower) ||
    countOf(lower) !== null ||
    startsClause(lower, lowerAt(words, at + 1)) ||
    namesNextToken(words, at)
  );
}

/** "with menace, and Bones, a legendary 3/5 …": the name of another token. */
function namesNextToken(words: readonly Lexeme[], at: number): boolean {
  if (!words[at]!.capital) return false;
  const end = nameEnd(words, at);
  if (words[end]?.text !== ',' || !/^an?$/.test(lowerAt(words, end + 1))) return false;
  return lowerAt(words, end + 2) === 'legendary' || words[end + 2]?.kind === 'pair';
}

/** "doesn't have this ability" removes one, but "doesn't untap" is one. */
const negations = wordSet("don't doesn't");
const verbs = wordSet("can't can cannot must attack attacks block blocks");
