import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import { type Lexeme, readLexemes } from '../../language/grammar/lexemes.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { numberWords } from '../../language/lexicon.js';
import { basesOfVerb, objectStarts } from '../../language/plain-verbs.js';
import { parseTypeLine } from '../../language/type-line.js';
import { singularsOf } from '../card/plural.js';

/** What a word looks like on a card, by its position. */
export type WordUse = (typeof wordUses)[number];

/** `type` and `subtype` are words of type lines, `token` of the tokens that cards make, `noun` of other sentences. */
export const wordUses = [
  'type',
  'subtype',
  'token',
  'noun',
  'keyword',
  'action',
  'ability-word',
  'counter',
  'zone',
  'state',
  'resource',
  'player',
  'bare-mana',
] as const;

/** A word with its use: `noun berry`. */
export type UsedWord = `${WordUse} ${string}`;

const none: ReadonlySet<UsedWord> = new Set();

/**
 * The words of a card that the rules do not have, in positions that show what they are. One card proves nothing, as the
 * word may be misspelled.
 */
export function wordsUsedOn({ faces }: Card, edition: Edition): ReadonlySet<UsedWord> {
  const found: Found = new Set();
  for (const face of faces) {
    addTypes(face, edition, found);
    for (const line of face.rulesText?.text.split('\n') ?? []) addLine(line, edition, found);
  }
  return found.size > 0 ? found : none;
}

type Found = Set<UsedWord>;

function addTypes({ typeLine }: Face, { vocabulary }: Edition, found: Found): void {
  if (!typeLine) return;
  const { unknown, subtypes } = parseTypeLine(typeLine.text);
  for (const { text } of unknown) found.add(`type ${folded(text)}`);
  for (const { text } of subtypes)
    if (!vocabulary.subtypes.has(text.toLowerCase())) found.add(`subtype ${folded(text)}`);
}

function folded(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** "Tideproof", "Flying, healing 2", "Resurface {2}{B}": the items of a line of keywords. */
const keywordItem =
  /^(\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?)(?: (?:\d+|X|(?:\{[^{}]{1,8}\})+|[\dXWUBRGC]*[WUBRG]+)| ?[—–] ?\S.*)?$/u;

/** "Kindling — Whenever …": what stands before the dash. */
const label = /^(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}) ?[—–] ?(?=\p{Lu})/u;

/** A cost in letters: "2UR, {T}: …". */
const bareCost = /^(?:\d+|X)?[WUBRG]+(?:, .*)?: /;

/** `[Kindle 2]`: keywords of Riftbound are in brackets, and its symbols are shorter or known. */
const bracketed = /\[(\p{Lu}\p{Ll}{2}[\p{L}'’ -]*?)(?: (?:\d+|X))?\]/gu;

function addLine(line: string, edition: Edition, found: Found): void {
  if (edition.game === 'riftbound') {
    for (const [, name] of line.matchAll(bracketed))
      if (!edition.vocabulary.keywords.has(folded(name!))) found.add(`keyword ${folded(name!)}`);
    return;
  }
  const plain = line.replace(/\([^()]*\)/g, '').trim();
  if (bareCost.test(plain)) found.add('bare-mana ');
  const word = label.exec(plain)?.[1];
  if (word && !/^(?:[IVX]+|Choose .*)$/.test(word) && !edition.vocabulary.keywords.has(folded(word)))
    found.add(`ability-word ${folded(word)}`);
  const isKeywordLine = addKeywords(plain, edition, found);
  const { words } = readLexemes(line);
  for (let at = 0; at < words.length; at++) addWord(words, at, isKeywordLine, edition, found);
}

function addKeywords(line: string, { vocabulary }: Edition, found: Found): boolean {
  if (!/^\p{Lu}/u.test(line) || /[.:"“]/.test(line) || !/\p{Ll}/u.test(line)) return false;
  const names = line.split(', ').map((item) => folded(keywordItem.exec(item)?.[1] ?? ''));
  if (names.includes('')) return false;
  for (const name of names)
    if (!vocabulary.keywords.has(name) && !name.split(' ').some((word) => vocabulary.keywords.has(word)))
      found.add(`keyword ${name}`);
  return true;
}

const giving: ReadonlySet<string> = new Set('has have gain gains lose loses with without'.split(' '));
const gaining: ReadonlySet<string> = new Set('gain gains lose loses pay pays spend get gets have has'.split(' '));
const states: ReadonlySet<string> = new Set("is are was were becomes become isn't aren't it's they're be".split(' '));
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

function addWord(
  words: readonly Lexeme[],
  at: number,
  isKeywordLine: boolean,
  { vocabulary }: Edition,
  found: Found,
): void {
  const word = words[at]!;
  const { lower, capital } = word;
  if (word.kind !== 'word' || lower.length < 3 || !/\p{Ll}/u.test(word.text)) return;
  const before = words[at - 1];
  const after = words[at + 1];
  if (after?.lower === 'counter' || after?.lower === 'counters') {
    if (capital && before && !isEnd(before)) found.add(`counter ${lower}`);
    return;
  }
  if (capital && before && !isEnd(before)) {
    const isNoun = determiners.has(before.lower) && (nouns.has(after?.lower ?? '') || isEnd(after));
    const isKnown = wordsOfCards().has(lower) || singularsOf(lower).some((each) => vocabulary.subtypes.has(each));
    if (isNoun && !isKnown) found.add(`noun ${lower}`);
    else if (before.lower === 'the' && acts.has(after?.lower ?? '') && !isKnown) found.add(`player ${lower}`);
    return;
  }
  if (wordsOfCards().has(lower) || vocabulary.keywords.has(lower) || vocabulary.subtypes.has(lower)) return;
  if (before && giving.has(before.lower) && (isEnd(after) || /^(?:until|as|and|\d+)$/.test(after!.lower)))
    found.add(`keyword ${lower}`);
  else if (before && possessives.has(before.lower) && isZonePlace(words, at)) found.add(`zone ${lower}`);
  else if (isResource(words, at)) found.add(`resource ${lower}`);
  else if (isState(before, after)) found.add(`state ${lower}`);
  else if (!isKeywordLine) {
    const verb = verbAt(lower, before, after);
    if (verb) found.add(`action ${verb}`);
  }
}

/** "from your sanctum", "into target player's sanctum". */
function isZonePlace(words: readonly Lexeme[], at: number): boolean {
  for (let i = at - 2; i >= 0 && i > at - 6; i--) if (zonePrepositions.has(words[i]!.lower)) return true;
  return false;
}

/** "Gain 2 glory", "pay X glory". */
function isResource(words: readonly Lexeme[], at: number): boolean {
  const amount = words[at - 1];
  const isAmount = amount?.kind === 'number' || amount?.text === 'X' || numberWords.has(amount?.lower ?? '');
  return isAmount && gaining.has(words[at - 2]?.lower ?? '') && !words[at + 1]?.capital;
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
  const hasObject = after !== undefined && (objectStarts.has(after.lower) || after.lower === 'then');
  if (!isFollowed && !hasObject) return null;
  if (!before || isEnd(before) || clauseStarts.has(before.lower))
    return /[^s]s$|(?:ed|ing|ly)$/.test(lower) ? null : lower;
  return subjects.has(before.lower) || before.capital ? (basesOfVerb(lower)[0] ?? null) : null;
}

function isEnd(word: Lexeme | undefined): boolean {
  return !word || word.kind === 'dash' || word.kind === 'implied' || /^[.,:•]$/.test(word.text);
}
