import type { Edition } from '../../edition/edition.js';
import type { Lexeme } from '../../language/grammar/lexemes.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { numberWords } from '../../language/lexicon.js';
import { basesOfVerb, objectStarts } from '../../language/plain-verbs.js';
import { singularsOf } from '../card/plural.js';
import type { UsedWord } from './word-use.js';

const giving: ReadonlySet<string> = new Set('has have gain gains lose loses with without'.split(' '));
const gaining: ReadonlySet<string> = new Set('gain gains lose loses pay pays spend get gets have has'.split(' '));
const states: ReadonlySet<string> = new Set("is are was were becomes become isn't aren't it's they're be".split(' '));
/** Words before what a player can become: *the Heir*, as *the monarch* is in the rules. */
const becoming: ReadonlySet<string> = new Set("become becomes you're they're".split(' '));
const acts: ReadonlySet<string> = new Set(
  "'s controls casts gains loses draws owns has sacrifices discards".split(' '),
);
const clauseStarts: ReadonlySet<string> = new Set('then may and or to instead you they'.split(' '));
const subjects: ReadonlySet<string> = new Set('it creature player opponent controller owner permanent ~'.split(' '));
const possessives: ReadonlySet<string> = new Set("your their its 's '".split(' '));
const zonePrepositions: ReadonlySet<string> = new Set('in into from onto to of'.split(' '));
const determiners: ReadonlySet<string> = new Set(
  'a an another each all target other untapped tapped no more control nontoken'.split(' '),
);
const nouns: ReadonlySet<string> = new Set(
  'creature creatures token tokens card cards permanent permanents spell spells artifact enchantment you an your'.split(
    ' ',
  ),
);

/**
 * What a word of a line is used as, if it is unknown and its neighbours show it; null otherwise.
 * @param isKeywordLine whether the line consists of keywords, so that no verb begins it
 */
export function useOf(
  words: readonly Lexeme[],
  at: number,
  isKeywordLine: boolean,
  { vocabulary }: Edition,
): UsedWord | null {
  const word = words[at]!;
  const { lower, capital } = word;
  if (word.kind !== 'word' || lower.length < 3 || !/\p{Ll}/u.test(word.text)) return null;
  const before = words[at - 1];
  const after = words[at + 1];
  const isInside = before !== undefined && !isEnd(before);
  if (after?.lower === 'counter' || after?.lower === 'counters') return capital && isInside ? `counter ${lower}` : null;
  if (capital && before?.lower === 'the' && becoming.has(words[at - 2]?.lower ?? '')) return `player ${lower}`;
  if (wordsOfCards().has(lower) || vocabulary.keywords.has(lower)) return null;
  if (singularsOf(lower).some((each) => vocabulary.subtypes.has(each))) return null;
  if (isResource(words, at)) return `resource ${lower.replace(/s$/, '')}`;
  if (capital && isInside) return isOwner(words, at) ? `player ${lower}` : useOfName(lower, before, after);
  if (before && giving.has(before.lower) && (isEnd(after) || /^(?:until|as|and|\d+)$/.test(after!.lower)))
    return `keyword ${lower}`;
  if (before && possessives.has(before.lower) && isZonePlace(words, at)) return `zone ${lower}`;
  if (isState(before, after)) return `state ${lower}`;
  const verb = isKeywordLine ? null : verbAt(lower, before, after);
  return verb === null ? null : `action ${verb}`;
}

/** "from Mirelord's library". */
function isOwner(words: readonly Lexeme[], at: number): boolean {
  return words[at + 1]?.lower === "'s" && /^(?:hand|library|graveyard|life)$/.test(words[at + 2]?.lower ?? '');
}

/** "a Berry", "the Horde controls". */
function useOfName(lower: string, before: Lexeme, after: Lexeme | undefined): UsedWord | null {
  if (determiners.has(before.lower) && (nouns.has(after?.lower ?? '') || isEnd(after))) return `noun ${lower}`;
  return before.lower === 'the' && acts.has(after?.lower ?? '') ? `player ${lower}` : null;
}

/** "from your sanctum", "into target player's sanctum". */
function isZonePlace(words: readonly Lexeme[], at: number): boolean {
  for (let i = at - 2; i >= 0 && i > at - 6; i--) if (zonePrepositions.has(words[i]!.lower)) return true;
  return false;
}

/** "Gain 2 glory", "pay X glory". */
function isResource(words: readonly Lexeme[], at: number): boolean {
  const { kind, lower } = words[at - 1] ?? words[at]!;
  if (kind !== 'number' && !numberWords.has(lower) && !/^(?:an?|X)$/i.test(lower)) return false;
  const after = words[at + 1];
  return gaining.has(words[at - 2]?.lower ?? '') && (isEnd(after) || /^(?:and|this|for|until|or)$/.test(after!.lower));
}

/** "becomes attuned", "target attuned creature". */
function isState(before: Lexeme | undefined, after: Lexeme | undefined): boolean {
  if (!before || before.capital) return false;
  return states.has(before.lower)
    ? isEnd(after) || /^(?:and|until|as|this)$/.test(after!.lower)
    : determiners.has(before.lower) && nouns.has(after?.lower ?? '') && !/^(?:you|an?|your)$/.test(after!.lower);
}

/** The base form of a verb at the start of a clause or after its subject, before its object, a number or an end. */
function verbAt(lower: string, before: Lexeme | undefined, after: Lexeme | undefined): string | null {
  const isFollowed =
    !after || after.text === '.' || after.text === ',' || after.kind === 'number' || after.kind === 'self';
  const hasObject =
    after !== undefined &&
    (objectStarts.has(after.lower) || after.lower === 'then' || (after.capital && after.kind === 'word'));
  if (!isFollowed && !hasObject) return null;
  if (!before || isEnd(before) || clauseStarts.has(before.lower))
    return /[^s]s$|(?:ed|ing|ly)$/.test(lower) ? null : lower;
  return subjects.has(before.lower) || before.capital ? (basesOfVerb(lower)[0] ?? null) : null;
}

function isEnd(word: Lexeme | undefined): boolean {
  return !word || word.kind === 'dash' || word.kind === 'implied' || /^[.,:•]$/.test(word.text);
}
