import type { Edition } from '../../edition/edition.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { numberWords } from '../../language/lexicon.js';
import { basesOfVerb, objectStarts, plainVerbs } from '../../language/plain-verbs.js';
import { folded } from '../../text/apostrophes.js';
import { isSoftBreak } from '../../text/soft-break.js';
import type { Span } from '../../text/span.js';
import { capitalized } from '../../util/capital.js';
import { speaksOfTokens } from './speaks-of-tokens.js';

/** How a word is used: as a keyword ability ("Ploy {2}"), or as a keyword action ("liberate target creature"). */
export type KeywordKind = 'ability' | 'action';

/** Reminder text that defines a custom keyword. Spans are offsets in the rules text. */
export interface KeywordExplanation {
  /** The keyword in lower case; for an action, the base form. */
  readonly word: string;
  readonly kind: KeywordKind;
  /** The number after it, as written: `2`, `two`, `X`. Null if there is none. */
  readonly number: string | null;
  /** The reminder text without its parentheses. */
  readonly meaning: string;
  /** The keyword. */
  readonly span: Span;
  /** The reminder text with its parentheses. */
  readonly reminder: Span;
}

/** A shared empty list: most faces have no explanations. */
const none: readonly never[] = [];

/**
 * The keywords that reminder text in a text explains and that the edition does not have. Words count as a keyword only
 * if the sentence can hardly be read differently: in a line of keywords, or as an uncommon verb.
 */
export function explanationsIn(text: string, edition: Edition): readonly KeywordExplanation[] {
  // Riftbound puts keywords in brackets, and Fifth Edition had no reminder text of this kind.
  if (edition.game !== 'magic' || !text.includes('(')) return none;
  const found: KeywordExplanation[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start);
    // Line breaks within a wrapped line stand for spaces.
    addExplanationsOn(text.slice(start, end).replaceAll('\n', ' '), start, edition, found);
    start = end + 1;
  }
  return found.length > 0 ? found : none;
}

/** The end of the line of rules text that begins at an offset. */
function endOfLine(text: string, start: number): number {
  let newline = text.indexOf('\n', start);
  while (newline >= 0 && isSoftBreak(text, newline)) newline = text.indexOf('\n', newline + 1);
  return newline < 0 ? text.length : newline;
}

/** The fewest characters of reminder text that explains a keyword. */
const MIN_LENGTH = 12;
/** How many characters before reminder text are examined: more than a sentence has. */
const MAX_BEFORE = 300;

function addExplanationsOn(line: string, start: number, edition: Edition, found: KeywordExplanation[]): void {
  let sentenceStart = 0;
  for (let open = line.indexOf('('); open >= 0; ) {
    const close = closingParenthesis(line, open);
    const meaning = line.slice(open + 1, close).trim();
    if (meaning.length >= MIN_LENGTH && !describesToken.test(meaning)) {
      const from = Math.max(sentenceStart, open - MAX_BEFORE);
      const explained = explainedBefore(line.slice(from, open).trimEnd(), meaning, from === 0, edition);
      if (explained) {
        const { at, length, ...what } = explained;
        const place = start + from + at;
        found.push({
          ...what,
          span: { start: place, end: place + length },
          reminder: { start: start + open, end: start + Math.min(close + 1, line.length) },
        });
      }
    }
    sentenceStart = close + 1;
    open = line.indexOf('(', sentenceStart);
  }
}

/** The offset of the parenthesis that closes a group; the line's end if none does. */
function closingParenthesis(line: string, open: number): number {
  let depth = 0;
  for (let i = open; i < line.length; i++) {
    const character = line.charAt(i);
    if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return i;
  }
  return line.length;
}

/** Reminder text about a token or object mentioned before. */
const describesToken =
  /^(?:(?:it|that)['’]s |they['’]re |(?:it|they|these|those|this|that) (?:is|are|also) |its an? |an? [A-Z])/i;

/** An explained keyword; `at` and `length` are its place in the text before the reminder text. */
interface ExplainedWord {
  readonly word: string;
  readonly kind: KeywordKind;
  readonly number: string | null;
  readonly meaning: string;
  readonly at: number;
  readonly length: number;
}

function explainedBefore(
  before: string,
  meaning: string,
  isLineStart: boolean,
  edition: Edition,
): ExplainedWord | null {
  return (
    infinitive(before, meaning, edition) ??
    (isLineStart ? keywordAbility(before, meaning, edition) : null) ??
    grantedAbility(before, meaning, edition) ??
    // An aside in a sentence has no capital: "other creatures (except Goblins) get …".
    (/^[\p{Lu}{“"]/u.test(meaning) ? keywordAction(before, meaning, edition) : null) ??
    (speaksOfTokens(meaning) ? earlierAction(before, meaning, edition) : null)
  );
}

/**
 * "When this creature enters, induct. You gain 1 life. (Create a …)": the keyword is in an earlier sentence. Only for
 * reminder text that makes tokens, and if no keyword of the rules comes in between.
 */
function earlierAction(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  for (let end = before.length; ; ) {
    const from = startOfSentence(before.slice(0, end).replace(/[.!”"]+$/, ''));
    if (from === 0 || !before.slice(0, from).trimEnd().endsWith('.')) return null;
    const sentence = before.slice(from, end).toLowerCase();
    if (/\btokens?\b/.test(sentence) || sentence.split(/[^a-z'-]+/).some((word) => isRulesKeyword(word, edition)))
      return null;
    end = before.slice(0, from).trimEnd().length;
    const found = keywordAction(before.slice(0, end), meaning, edition);
    if (found) return found;
  }
}

function isRulesKeyword(word: string, { vocabulary }: Edition): boolean {
  return vocabulary.keywords.has(word) && !plainVerbs.has(word);
}

/** "(To liberate a creature, exile it …)": the reminder text itself names the action. */
function infinitive(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  const match = /^To ([a-z]{3,20})(?: ([^,.]{1,40}))?, (?=\S)/.exec(meaning);
  const verb = match?.[1];
  if (!match || verb === undefined || !isOwnVerb(verb, false, edition)) return null;
  const word = match[2] !== undefined && particles.has(match[2]) ? `${verb} ${match[2]}` : verb;
  const lower = before.toLowerCase();
  const at = lower.lastIndexOf(word);
  if (at < 0) return null;
  const rest = meaning.slice(match[0].length);
  const number = match[2] && isNumber(match[2]) ? match[2] : null;
  const length = /^[a-z]*/.exec(lower.slice(at))![0].length;
  return { word, kind: 'action', number, meaning: capitalized(rest), at, length };
}

/** A keyword and what may follow it: a number, a cost of symbols, a cost after a dash. */
const item =
  /^([A-Za-z][a-z'’-]{2,24}(?: [A-Za-z][a-z'’-]{1,24}){0,2}?)(?: (\d{1,4}|[XYN]))?(?: ?[—–-]{1,2} ?((?=[{A-Z0-9]).{1,80})| ((?:\{[^{}\s]{1,8}\}){1,12}|(?=[\dXWUBRGC]*[WUBRGC])[\dXWUBRGC]{1,7}))?!?$/;

/** The start of a cost after a dash; after an ability word there is a trigger or an effect instead. */
const costStart =
  /^(?:\{|[\dXWUBRGC]{1,6}(?:,|$)|[^{}.]{1,40} \{[^{}]{1,8}\}(?:\{[^{}]{1,8}\})*$|Sacrifice|Discard|Pay|Exile|Tap|Untap|Remove|Return|Reveal|Mill|Collect|Put) ?/;

/** "Ploy {2}", "Flying, healing 1": the last keyword of a line of keywords. */
function keywordAbility(line: string, meaning: string, edition: Edition): ExplainedWord | null {
  // "I, II — Reprise {3}": the keyword of a chapter.
  const from = chapters.exec(line)?.[0].length ?? 0;
  // A cost in words ends like a sentence: "Mooring—Sacrifice two Boats." Reminder text shows that it is one.
  const isCost = line.endsWith('.') && /[—–]/.test(line) && /\bcost\b/.test(meaning);
  const before = line.slice(from, isCost ? -1 : undefined);
  if (before.length > MAX_LINE_LENGTH || !/^\p{Lu}/u.test(before) || /[.:"“”]/.test(before)) return null;
  const comma = /[—–]/.test(before) ? -1 : before.lastIndexOf(', ');
  const front = comma < 0 ? [] : before.slice(0, comma).split(', ');
  if (front.some((one) => one.split(' ').length > 4)) return null;
  const at = comma < 0 ? 0 : comma + 2;
  // "Partner with Somebody, Somewhere": a capital after the comma is part of a name.
  if (comma >= 0 && /^\p{Lu}/u.test(before.slice(at))) return null;
  const match = item.exec(before.slice(at));
  if (!match) return null;
  const [, head = '', number = null, cost] = match;
  // "Evolving—Ember Drake (You may cast a creature named Ember Drake …)"
  if (cost !== undefined && !costStart.test(cost) && !meaning.includes(cost)) return null;
  const word = folded(head);
  return isOwnKeyword(word, number !== null || match[4] !== undefined, edition)
    ? { word, kind: 'ability', number, meaning, at: from + at, length: head.length }
    : null;
}

const MAX_LINE_LENGTH = 90;

const chapters = /^(?:[IVX]+(?:, [IVX]+)* [—–-] |• )/;

/** Whether a keyword is a kind of landwalk or landcycling, which are keywords of the rules. */
function isFamily(keyword: string): boolean {
  return /(?:walk|cycling)$/.test(keyword);
}

/** Whether a word consists of two keywords that lost the line break between them: "flyingtoxic". */
function isTwoKeywords(word: string, keywords: ReadonlyMap<string, string>): boolean {
  for (let at = 3; at <= word.length - 3; at++)
    if (keywords.has(word.slice(0, at)) && keywords.has(word.slice(at))) return true;
  return false;
}

/** Words that show that a line is a sentence, not a keyword. */
const inSentences = new Set(
  (
    'a all an and any are as at be but by can card cards control controls controlled creature creatures damage each for from ' +
    'get gets has have if in into is it its level life may named of on onto or permanent permanents player players spell spells ' +
    'target that the their them then they this those to token tokens until with without you your'
  ).split(' '),
);

function isOwnKeyword(keyword: string, hasArgument: boolean, { vocabulary }: Edition): boolean {
  const words = keyword.split(' ');
  const [first = ''] = words;
  const { keywords, subtypes, cardTypes, supertypes } = vocabulary;
  if (keywords.has(keyword) || keywords.has(first) || words.some((word) => inSentences.has(word))) return false;
  if (plainVerbs.has(first) && !hasArgument) return false;
  if (isFamily(keyword) || keywords.has(words.at(-1)!) || isTwoKeywords(keyword, keywords)) return false;
  return hasArgument || words.length > 1 || !(subtypes.has(first) || cardTypes.has(first) || supertypes.has(first));
}

/** A keyword granted at the end of a sentence, with an optional number and duration. */
const granted =
  /\b(?:gains?|has|have) ([a-z][a-z'’-]{2,24})(?: (\d{1,4}|X))?(?:,? (?:until|as long as) [^.]{3,60})?\.?["”]?$/;

/** "Creatures you control have tideproof.", "Target creature gains mend 1 until end of turn." */
function grantedAbility(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  const match = granted.exec(before.slice(-MAX_LINE_LENGTH));
  const word = match?.[1]?.replaceAll('’', "'");
  // "Has attacked" is something else; a participle that cards do not use may be a keyword.
  if (!match || word === undefined || (word.endsWith('ed') && wordsOfCards().has(word))) return null;
  if (notVerbs.has(word) || objectStarts.has(word) || numberWords.has(word)) return null;
  const number = match[2] ?? null;
  if (!isOwnKeyword(word, number !== null, edition)) return null;
  const at = before.lastIndexOf(match[0]) + match[0].indexOf(match[1]!);
  return { word, kind: 'ability', number, meaning, at, length: word.length };
}

/** A sentence with a custom verb: "Liberate target creature.", "When X enters, induct.", "it acclimates twice". */
function keywordAction(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  const ended = before.replace(/[.!”"]+$/, '');
  const from = startOfSentence(ended);
  const sentence = ended.slice(from);
  const words = [...sentence.matchAll(/[A-Za-z'’-]+|\d+|\+|[,;]|\S/g)].slice(0, 80);
  const isTrigger = /^(?:when|whenever|if|at|as|then|otherwise|for|until|once)\b/i.test(sentence);
  let found: ExplainedWord | null = null;
  for (const [i, { 0: written, index }] of words.entries()) {
    const lower = written.toLowerCase();
    // The reminder text belongs to a keyword action of the rules later in the sentence.
    if (isRulesKeyword(lower, edition)) found = null;
    if (!/^[A-Za-z]{3,20}$/.test(written) || (i > 0 && written !== lower)) continue;
    const before = words[i - 1]?.[0].toLowerCase() ?? null;
    const last = isParticle(words[i + 1]?.[0], words[i + 2]?.[0]) ? i + 1 : i;
    const next = words[last + 1]?.[0] ?? null;
    const number = next !== null && isNumber(next) ? next : null;
    const isCounted = number !== null && /^[\dXN]/.test(number) && isEnd(words[last + 2]?.[0] ?? null);
    const isImperative = imperativeAt(before, next, isTrigger) && isOwnVerb(lower, isCounted, edition);
    const verb = isImperative ? lower : thirdPersonAt(before, next, lower, edition);
    if (verb === null) continue;
    const { 0: end, index: endAt } = words[last]!;
    const word = last > i ? `${verb} ${end.toLowerCase()}` : verb;
    found = { word, kind: 'action', number, meaning, at: from + index, length: endAt + end.length - index };
  }
  return found;
}

const particles = new Set(['up', 'down', 'out', 'off', 'over']);

/** "gear up": whether a word after a verb is part of it. "Liberate up to two creatures" has none. */
function isParticle(word: string | undefined, next: string | undefined): boolean {
  return word !== undefined && particles.has(word) && next !== 'to';
}

function startOfSentence(text: string): number {
  for (let i = text.length - 2; i >= 0; i--) {
    const code = text.charCodeAt(i);
    // A full stop, a colon or a dash; marks that end quoted text; the bullet before a mode.
    if (code < 128 ? !'.:!"'.includes(text.charAt(i)) : !'•”—–'.includes(text.charAt(i))) continue;
    let next = i + 1;
    if (text.charAt(next) === ' ') next++;
    else if (code === 8212 || code === 8211) continue;
    if (/[\p{L}{]/u.test(text.charAt(next))) return next;
  }
  return 0;
}

/** Whether a word between these two can be an imperative: at the start of a clause, before its object or the end. */
function imperativeAt(before: string | null, next: string | null, isTrigger: boolean): boolean {
  const hasObject = next !== null && (isNumber(next) || objectStarts.has(next.toLowerCase()));
  const isFree = isEnd(next) || hasObject;
  if (before === null || before === 'then' || before === 'may') return isFree;
  // After any other comma or *and* there may be another noun of a list.
  if (before === ',') return isTrigger ? isFree : hasObject;
  return before === 'and' && hasObject && !isNumber(next);
}

function isEnd(word: string | null): boolean {
  return word === null || word === ',' || word === 'then';
}

const subjects = new Set(['it', 'creature', 'player', 'opponent', 'controller', 'owner', 'permanent', 'they']);

/** The base form of a custom verb in "it acclimates twice", "that player liberates target creature"; else null. */
function thirdPersonAt(before: string | null, next: string | null, lower: string, edition: Edition): string | null {
  if (before === null || !subjects.has(before)) return null;
  if (next !== null && next !== ',' && !isNumber(next) && !objectStarts.has(next.toLowerCase())) return null;
  const bases = basesOfVerb(lower);
  return bases.length > 0 && bases.every((base) => isOwnVerb(base, false, edition)) ? bases[0]! : null;
}

/**
 * @param isCounted whether just a number follows ("check 2"), which makes even a plain verb a keyword action
 */
function isOwnVerb(word: string, isCounted: boolean, { vocabulary }: Edition): boolean {
  const { keywords, cardTypes, subtypes } = vocabulary;
  if (keywords.has(word) || inSentences.has(word) || objectStarts.has(word) || notVerbs.has(word)) return false;
  // "Scheme 2." is an instruction, although there is a card type of that name.
  if (!isCounted && (cardTypes.has(word) || subtypes.has(word))) return false;
  if (isFamily(word) || isTwoKeywords(word, keywords)) return false;
  for (const keyword of keywords.keys()) if (keyword.startsWith(`${word} `)) return false;
  // Other verbs in the third person, and nouns in the plural.
  if (/[^s]s$/.test(word)) return false;
  return isCounted || !plainVerbs.has(word);
}

/** Words other than verbs that may begin a sentence or a clause before one of `objectStarts`. */
const notVerbs = new Set(
  (
    'about above after again against anyone anything been become come dealt died left lost chose color damage loyalty nothing power something toughness type ago also although always among before below because beyond during either else end ever ' +
    'except first here how however if instead last later less like many more most neither never next nor not now once only ' +
    'otherwise outside over per rather second since still than there third though through total under unless until what when ' +
    'whenever where whether which while who whose why within would yet'
  ).split(' '),
);

/** Whether a word is a number as an argument of a keyword: `2`, `two`, `X`. */
function isNumber(word: string): boolean {
  return /^(?:\d{1,4}|[XYN])$/.test(word) || (numberWords.has(word) && word !== 'zero');
}
