import { wordSet } from '../../../util/word-set.js';
import type { Lexeme } from '../../grammar/lexemes.js';
import { startsClause } from '../../lexicon.js';
import { isQuote } from './abilities.js';
import { always, isWord, look, lowerAt, type WordClasses, word } from './classes.js';

/** What ends a phrase, and what is there before or after it. */
export const endClasses: WordClasses = {
  parentheses: word(({ text }) => text === '('),
  'line-end': word(({ kind }) => kind === 'line'),
  stop: word(isStop),
  'clause-start': word(mayStartClause, isClause),
  'next-clause': word((each) => mayStartClause(each) && !goesOnAfterAnd.has(each.lower), isClause),
  'new-clause': word((each) => mayStartClause(each) && !exceptionContinues.has(each.lower), isClause),
  instead: word(
    ({ lower }) => lower === 'instead',
    (words, at) => words[at + 1]!.lower !== 'of',
  ),
  'no-measure': word(({ lower }) => !measures.has(lower)),
  'attacking-alone': word(
    ({ lower }) => lower === 'attacking',
    (words, at) => !/^creatures?$/.test(words[at + 1]!.lower),
  ),
  'before-copy': look(
    ({ lower }) => /^that(?:'s)?$/.test(lower),
    (words, at) => /^(?:that's a copy|that are copies) of$/.test(next(words, at, 4)),
  ),
  'before-no-copy': look(always, (words, at) => !/^(?:that's|copy|copies|that are)\b/.test(next(words, at, 2))),
  'before-exception': look(({ lower }) => subjectsOfBut.has(lower)),
  'before-without': look(({ lower }) => lower === 'without'),
  'before-where': look(
    ({ text }) => text === ',',
    (words, at) => words[at + 1]!.lower === 'where',
  ),
  'before-article': look(({ lower }) => lower === 'a' || lower === 'an'),
  'before-clause': look(({ lower }) => /^(?:that's|that|named|copy|of)$/.test(lower)),
  'before-no-not': look(({ lower }) => lower !== 'not'),
  'before-be': look(({ lower }) => /^(?:is|are|has|have)$/.test(lower)),
  'before-no-owner': look(always, (words, at) => !leadsToOwner(words, at)),
  'after-sentence': look(
    (each) => !isWord(each) || each.capital,
    (words, at) => at > 0 && endsSentence(words[at - 1]!),
  ),
  'after-no-name': look(always, (words, at) => !isCommaInNames(words, at)),
  'after-pronoun': look(
    always,
    (words, at) => pronouns.has(lowerAt(words, at - 1)) || /^th(?:is|at)$/.test(lowerAt(words, at - 2)),
  ),
  'after-thing': look(always, (words, at) => !/^(?:after|do)$/.test(lowerAt(words, at - 1))),
  'after-pointer': look(always, (words, at) => pointsBack(words, at)),
};

function isStop({ kind, text }: Lexeme): boolean {
  return kind === 'line' || kind === 'dash' || text === '.' || text === ';' || text === ':' || text === '(';
}

/** Only *double strike* depends on a second word. */
function mayStartClause({ lower }: Lexeme): boolean {
  return startsClause(lower, '');
}

function isClause(words: readonly Lexeme[], at: number): boolean {
  return startsClause(words[at]!.lower, lowerAt(words, at + 1));
}

/** Words after *and* that go on with the phrase, although they begin clauses elsewhere. */
const goesOnAfterAnd = wordSet('each other target');

/** Words that continue an exception after *and* or a comma: "…, except it's legendary and it has flying". */
const exceptionContinues = wordSet(
  "can't can cannot must doesn't don't aren't are gains with enters he she he's she's it it's its has have " +
    "is isn't they're they their loses lose the each that",
);

/** Words after *but* in an exception: "a copy of it, but it's a 1/1". */
const subjectsOfBut = wordSet("it's it they're they its has with");

/** Words after *with* that describe the copied object: "that creature with power 2 or less". */
const measures = wordSet('power toughness mana total base the that no');

const pronouns = wordSet('it itself them themselves');

function next(words: readonly Lexeme[], at: number, count: number): string {
  return words
    .slice(at, at + count)
    .map(({ lower }) => lower)
    .join(' ');
}

/** Whether a quoted ability with its own full stop ends the sentence around it, unless that goes on in lower case. */
function endsSentence(before: Lexeme): boolean {
  return isQuote(before) && /\.["”'’]$/.test(before.text);
}

/** "a copy of Pim, the Lost Fox", "a copy of Fern, Moss, or Reed": the comma is inside a name, or between names. */
function isCommaInNames(words: readonly Lexeme[], comma: number): boolean {
  let next = comma + 1;
  if (/^(?:and|or|the|of|a|an)$/.test(lowerAt(words, next))) next++;
  if (lowerAt(words, next) === 'the') next++;
  const isName = words[comma - 1]?.capital === true && words[next]?.capital === true;
  return isName && !startsClause(lowerAt(words, next), lowerAt(words, next + 1));
}

const pointers = wordSet('that this exiled chosen revealed sacrificed enchanted equipped');

/**
 * "a copy of it attached to Stangg Twin" states where the token goes; "a copy of target Aura attached to a creature"
 * describes the Aura. After a pointing word the object needs no further description.
 */
function pointsBack(words: readonly Lexeme[], at: number): boolean {
  const before = words[at - 1];
  if (!before) return false;
  return before.lower === 'it' || before.lower === 'them' || before.capital || pointers.has(lowerAt(words, at - 2));
}

const owners = wordSet('you your they their on in that');

/** How many words after *and* may continue a counted phrase: "… and Wolves you control". */
const MAX_COUNTED = 5;

/** "equal to the number of artifacts and enchantments you control", but "equal to X and flying". */
function leadsToOwner(words: readonly Lexeme[], at: number): boolean {
  if (!isWord(words[at]!) || startsClause(words[at]!.lower, lowerAt(words, at + 1))) return false;
  return words.slice(at + 1, at + MAX_COUNTED).some(({ lower }) => owners.has(lower));
}
