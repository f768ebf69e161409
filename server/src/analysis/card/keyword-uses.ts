import { dialectOf } from '../../edition/derive.js';
import type { Edition, KeywordMaker } from '../../edition/edition.js';
import { type Count, countOf } from '../../language/lexicon.js';
import { playerOf } from '../../language/tokens/actor.js';
import type { Source } from '../../language/tokens/ast.js';
import { clauseBefore } from '../../language/tokens/clause.js';
import { readFollowUpsAfter } from '../../language/tokens/follow-ups.js';
import { parseRules } from '../../language/tokens/parse.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { memoize } from '../../util/memoize.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { type CreatedToken, createdBy } from './created.js';
import { singularsOf } from './plural.js';

/** The arguments after a keyword. */
interface Arguments {
  readonly subtype: string | null;
  readonly number: string | null;
  /** The index of the word after the last argument. */
  readonly next: number;
}

/** A place where text uses a keyword. */
interface Use extends Arguments {
  /** Who performs the action, if it is another player. */
  readonly actor: string | null;
}

/**
 * The tokens that keywords make: each use of a keyword is replaced by its meaning in the rulebook, with its parameters
 * filled in, and that text is read. Reminder text makes nothing; nor does "whenever you investigate". The phrases of
 * these tokens are phrases of the rulebook's sentence: only `span` is a range of the card's text.
 */
export function createdByKeywords(source: Source, edition: Edition): CreatedToken[] {
  const created: CreatedToken[] = [];
  const { words } = source;
  for (let i = 0; i < words.length; i++) {
    if (words[i]!.kind === 'open') {
      i = Math.max(i, source.closes[i]!);
      continue;
    }
    for (const maker of edition.makers.get(words[i]!.lower) ?? []) {
      const use = readUse(source, i, maker, edition);
      if (!use) continue;
      const times = maker.action ? readTimes(source, use.next) : null;
      const span = { start: words[i]!.start, end: words[(times?.next ?? use.next) - 1]!.end };
      for (const result of meaningOf(maker, use, edition)) {
        const own = result.token.quantity;
        const quantity = times && { ...own, count: multiplied(own.count, times.count), text: times.text };
        const { conditional, amount } = result;
        const followUps = readFollowUpsAfter(source, i, [result.token.item]);
        const { actor } = use;
        created.push(result.token.by({ span, via: maker.keyword, actor, quantity, conditional, amount, followUps }));
      }
      break;
    }
  }
  return created;
}

function readUse(source: Source, at: number, maker: KeywordMaker, edition: Edition): Use | null {
  const { words } = source;
  let next = at + 1;
  for (const word of maker.words.slice(1)) {
    const bare = word.replace('!', '');
    if (words[next]?.lower !== bare) return null;
    next++;
    if (word.endsWith('!') && words[next]?.text === '!') next++;
  }
  const found = readArguments(source, next, maker, edition);
  if (!found || !isKeywordAt(source, at, found.next, maker)) return null;
  const clause = clauseBefore(source, at);
  return clause.condition ? null : { ...found, actor: maker.action ? playerOf(clause) : null };
}

function readArguments({ words }: Source, from: number, maker: KeywordMaker, edition: Edition): Arguments | null {
  let next = from;
  let subtype: string | null = null;
  let number: string | null = null;
  for (const parameter of maker.parameters) {
    const word = words[next];
    if (!word) return null;
    if (parameter === 'number') {
      if (word.kind !== 'number' && word.lower !== 'x' && !countOf(word.lower)) return null;
      number = word.text;
      next++;
    } else if (parameter === 'subtype') {
      if (!word.capital) return null;
      const singulars = singularsOf(word.text);
      subtype = singulars.find((one) => edition.vocabulary.subtypes.has(one.toLowerCase())) ?? singulars[0]!;
      next++;
    } else {
      if (word.kind !== 'symbol' && word.kind !== 'dash') return null;
      while (words[next]?.kind === 'symbol') next++;
      if (next === from) next++;
    }
  }
  return { subtype, number, next };
}

/**
 * Whether the words are used as a keyword: a capitalized word inside a sentence is part of a name, and an ability
 * without parameters is not followed by a noun.
 */
function isKeywordAt({ words }: Source, at: number, next: number, maker: KeywordMaker): boolean {
  const before = words[at - 1];
  const startsSentence = before?.kind !== 'word';
  if (words[at]!.capital && !startsSentence) return false;
  if (maker.action || maker.parameters.length > 0) return true;
  const follower = words[next];
  return follower?.kind !== 'word' || ['and', 'until', 'if', 'as', 'where'].includes(follower.lower);
}

/** Reads how often a keyword action is performed: "investigate twice", "that many times", "X times", "three times". */
export function readTimes(
  { words }: Pick<Source, 'words'>,
  at: number,
): { count: Count; text: string; next: number } | null {
  const [first, second, third] = [words[at]?.lower, words[at + 1]?.lower, words[at + 2]?.lower];
  if (first === 'twice') return { count: { kind: 'number', value: 2 }, text: 'twice', next: at + 1 };
  if (first === 'that' && second === 'many' && third === 'times')
    return { count: { kind: 'reference', words: 'that many' }, text: 'that many times', next: at + 3 };
  const count = second === 'times' && first !== undefined ? countOf(first) : null;
  return count && { count, text: `${words[at]!.text} times`, next: at + 2 };
}

/** The product of two counts; unless both are numbers, `times` if `own` is 1, else `own`. */
export function multiplied(own: Count, times: Count): Count {
  return own.kind === 'number' && times.kind === 'number'
    ? { kind: 'number', value: own.value * times.value }
    : own.kind === 'number' && own.value === 1
      ? times
      : own;
}

/** A token that a keyword's meaning makes. */
export interface KeywordToken {
  readonly token: CreatedToken;
  readonly conditional: boolean;
  readonly amount: number | null;
}

/** How many meanings are cached per edition: enough for all its keywords with one number, and more. */
const MAX_MEANINGS = 250;
const meaningsByEdition = memoize<Edition, TwoGenerationCache<string, readonly KeywordToken[]>>(
  () => new TwoGenerationCache(MAX_MEANINGS),
);

/** What a keyword with these arguments makes. Cached per edition, since cards share few combinations. */
function meaningOf(maker: KeywordMaker, use: Arguments, edition: Edition): readonly KeywordToken[] {
  const key = `${maker.words.join(' ')}|${use.subtype}|${use.number}`;
  return getOrInsert(meaningsByEdition(edition), key, () => readMeaning(maker, use, edition));
}

function readMeaning(maker: KeywordMaker, use: Arguments, edition: Edition): KeywordToken[] {
  const amount = use.number !== null && /^[0-9]+$/.test(use.number) ? Number(use.number) : null;
  return tokensFromMeaning(filledIn(maker.meaning, use), amount, edition);
}

/** The tokens that a keyword's meaning makes, its parameters filled in. */
export function tokensFromMeaning(text: string, amount: number | null, edition: Edition): KeywordToken[] {
  const tree = parseRules(text, dialectOf(edition.game));
  return tree.phrases.flatMap((phrase) =>
    createdBy(phrase, edition).map((token) => ({
      token,
      conditional: isChoice(text, phrase.span.start, phrase.span.end),
      amount,
    })),
  );
}

const spelledNumbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** The meaning with `N` and `[subtype]` replaced; before "counters" a number is spelled out, as on cards. */
function filledIn(meaning: string, { subtype, number }: Arguments): string {
  let text = subtype === null ? meaning : meaning.replaceAll('[subtype]', subtype);
  if (number === null) return text;
  const spelled = spelledNumbers[Number(number)] ?? number;
  text = text.replace(/\bN (?=\+1\/\+1 counter|loyalty counter)/g, `${spelled} `);
  return text.replace(/\bN\b/g, number);
}

/** Whether the tokens are made only in some cases: "If …, create", "create … unless". */
function isChoice(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('. ', start) + 1;
  const rest = text.indexOf('.', end);
  return (
    /(?:^|,|\s)if /i.test(text.slice(from, start)) || / unless /.test(text.slice(end - 1, rest < 0 ? undefined : rest))
  );
}
