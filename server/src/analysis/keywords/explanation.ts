import type { Edition } from '../../edition/edition.js';
import { numberWords } from '../../language/lexicon.js';
import { basesOfVerb, objectStarts, plainVerbs } from '../../language/plain-verbs.js';
import { isSoftBreak } from '../../text/soft-break.js';
import type { Span } from '../../text/span.js';
import { speaksOfTokens } from './speaks-of-tokens.js';

/** How a word is used: as a keyword ability ("Ploy {2}"), or as a keyword action ("liberate target creature"). */
export type KeywordKind = 'ability' | 'action';

/** Reminder text that defines a keyword of the set's own. Spans are offsets in the rules text. */
export interface KeywordExplanation {
  /** The keyword in lower case; of an action the base form. */
  readonly word: string;
  readonly kind: KeywordKind;
  /** The number after it, as written: `2`, `two`, `X`. Null where there is none. */
  readonly number: string | null;
  /** The reminder text without its parentheses. */
  readonly meaning: string;
  /** The keyword. */
  readonly span: Span;
  /** The reminder text with its parentheses. */
  readonly reminder: Span;
}

/** Most faces have no explanations: they share one list. */
const none: readonly never[] = [];

/**
 * The keywords that a text explains by reminder text and that the edition does not know. Words count as a keyword only
 * where the sentence can hardly be read in another way: a line of keywords, or a sentence whose verb is no plain verb.
 */
export function explanationsIn(text: string, edition: Edition): readonly KeywordExplanation[] {
  // Riftbound writes keywords in brackets, and Fifth Edition had no reminder text of this kind.
  if (edition.game !== 'magic' || !text.includes('(')) return none;
  const found: KeywordExplanation[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start);
    // Breaks that are left are spaces: the text was wrapped.
    onLine(text.slice(start, end).replaceAll('\n', ' '), start, edition, found);
    start = end + 1;
  }
  return found.length > 0 ? found : none;
}

/** Where the line of rules text that begins at an offset ends. */
function endOfLine(text: string, start: number): number {
  let newline = text.indexOf('\n', start);
  while (newline >= 0 && isSoftBreak(text, newline)) newline = text.indexOf('\n', newline + 1);
  return newline < 0 ? text.length : newline;
}

/** No reminder text that explains a keyword has fewer characters. */
const SHORTEST = 12;
/** How many characters before reminder text are examined: more than a sentence has. */
const LONGEST = 300;

function onLine(line: string, start: number, edition: Edition, found: KeywordExplanation[]): void {
  let sentenceStart = 0;
  for (let open = line.indexOf('('); open >= 0; ) {
    const close = closing(line, open);
    const meaning = line.slice(open + 1, close).trim();
    if (meaning.length >= SHORTEST && !speaksOfToken.test(meaning)) {
      const from = Math.max(sentenceStart, open - LONGEST);
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

/** The offset of the parenthesis that closes a group; the line's end where none does. */
function closing(line: string, open: number): number {
  let depth = 0;
  for (let i = open; i < line.length; i++) {
    const character = line.charAt(i);
    if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return i;
  }
  return line.length;
}

/** Reminder text that says what a token or a thing just named is. */
const speaksOfToken =
  /^(?:(?:it|that)['’]s |they['’]re |(?:it|they|these|those|this|that) (?:is|are|also) |its an? |an? [A-Z])/i;

/** The keyword before reminder text, which explains it; `at` and `length` are its place in the text before. */
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
 * "When this creature enters, induct. You gain 1 life. (Create a …)": the keyword is used a sentence before. Only for
 * reminder text that makes tokens, and where no keyword of the rules is used since.
 */
function earlierAction(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  for (let end = before.length; ; ) {
    const from = startOfSentence(before.slice(0, end).replace(/[.!”"]+$/, ''));
    if (from === 0 || !before.slice(0, from).trimEnd().endsWith('.')) return null;
    const said = before.slice(from, end).toLowerCase();
    if (/\btokens?\b/.test(said) || said.split(/[^a-z'-]+/).some((word) => isRulesKeyword(word, edition))) return null;
    end = before.slice(0, from).trimEnd().length;
    const found = keywordAction(before.slice(0, end), meaning, edition);
    if (found) return found;
  }
}

function isRulesKeyword(word: string, { vocabulary }: Edition): boolean {
  return vocabulary.keywords.has(word) && !plainVerbs.has(word);
}

/** "(To liberate a creature, exile it …)": the reminder text names the action itself. */
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
  return { word, kind: 'action', number, meaning: rest.charAt(0).toUpperCase() + rest.slice(1), at, length };
}

/** A keyword with what may follow it: a number, a cost of symbols, a cost after a dash. */
const item =
  /^([A-Za-z][a-z'’-]{2,24}(?: [A-Za-z][a-z'’-]{1,24}){0,2}?)(?: (\d{1,4}|[XYN]))?(?: ?[—–-]{1,2} ?((?=[{A-Z0-9]).{1,80})| ((?:\{[^{}\s]{1,8}\}){1,12}|(?=[\dXWUBRGC]*[WUBRGC])[\dXWUBRGC]{1,7}))?!?$/;

/** What a cost after a dash begins with; an ability word is followed by a trigger or an effect instead. */
const costStart =
  /^(?:\{|[\dXWUBRGC]{1,6}(?:,|$)|Sacrifice|Discard|Pay|Exile|Tap|Untap|Remove|Return|Reveal|Mill|Collect|Put) ?/;

/** "Ploy {2}", "Flying, healing 1": the last keyword of a line of keywords. */
function keywordAbility(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  if (before.length > LONGEST_LINE || !/^\p{Lu}/u.test(before) || /[.:"“”]/.test(before)) return null;
  const comma = /[—–]/.test(before) ? -1 : before.lastIndexOf(', ');
  const front = comma < 0 ? [] : before.slice(0, comma).split(', ');
  if (front.some((one) => one.split(' ').length > 4)) return null;
  const at = comma < 0 ? 0 : comma + 2;
  // "Partner with Somebody, Somewhere": a capital after the comma belongs to a name.
  if (comma >= 0 && /^\p{Lu}/u.test(before.slice(at))) return null;
  const match = item.exec(before.slice(at));
  if (!match) return null;
  const [, head = '', number = null, cost] = match;
  if (cost !== undefined && !costStart.test(cost)) return null;
  const word = head.toLowerCase().replaceAll('’', "'");
  return isOwnKeyword(word, number !== null || match[4] !== undefined, edition)
    ? { word, kind: 'ability', number, meaning, at, length: head.length }
    : null;
}

const LONGEST_LINE = 90;

/** Landwalk and landcycling of any kind are the rules' own. */
function isFamily(keyword: string): boolean {
  return /(?:walk|cycling)$/.test(keyword);
}

/** "flyingtoxic": two lines that lost the line break between them. */
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

/** What is given at the end of a sentence, with a number after it and perhaps a duration. */
const granted =
  /\b(?:gains?|has|have) ([a-z][a-z'’-]{2,24})(?: (\d{1,4}|X))?(?:,? (?:until|as long as) [^.]{3,60})?\.?["”]?$/;

/** "Creatures you control have tideproof.", "Target creature gains mend 1 until end of turn." */
function grantedAbility(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  const match = granted.exec(before.slice(-LONGEST_LINE));
  const word = match?.[1]?.replaceAll('’', "'");
  if (!match || word === undefined || word.endsWith('ed')) return null;
  if (notVerbs.has(word) || objectStarts.has(word) || numberWords.has(word)) return null;
  const number = match[2] ?? null;
  if (!isOwnKeyword(word, number !== null, edition)) return null;
  const at = before.lastIndexOf(match[0]) + match[0].indexOf(match[1]!);
  return { word, kind: 'ability', number, meaning, at, length: word.length };
}

/** A sentence whose verb is the set's own: "Liberate target creature.", "When X enters, induct.", "it acclimates twice". */
function keywordAction(before: string, meaning: string, edition: Edition): ExplainedWord | null {
  const ended = before.replace(/[.!”"]+$/, '');
  const from = startOfSentence(ended);
  const sentence = ended.slice(from);
  const words = [...sentence.matchAll(/[A-Za-z'’-]+|\d+|\+|[,;]|\S/g)].slice(0, 80);
  const isTrigger = /^(?:when|whenever|if|at|as|then|otherwise|for|until|once)\b/i.test(sentence);
  let found: ExplainedWord | null = null;
  for (const [i, { 0: written, index }] of words.entries()) {
    const lower = written.toLowerCase();
    // The reminder text is that of a keyword action of the rules which comes later in the sentence.
    if (isRulesKeyword(lower, edition)) found = null;
    if (!/^[A-Za-z]{3,20}$/.test(written) || (i > 0 && written !== lower)) continue;
    const before = words[i - 1]?.[0].toLowerCase() ?? null;
    const last = isParticle(words[i + 1]?.[0], words[i + 2]?.[0]) ? i + 1 : i;
    const behind = words[last + 1]?.[0] ?? null;
    const number = behind !== null && isNumber(behind) ? behind : null;
    const isCounted = number !== null && /^[\dXN]/.test(number) && isEnd(words[last + 2]?.[0] ?? null);
    const isImperative = imperativeAt(before, behind, isTrigger) && isOwnVerb(lower, isCounted, edition);
    const verb = isImperative ? lower : personAt(before, behind, lower, edition);
    if (verb === null) continue;
    const { 0: end, index: endAt } = words[last]!;
    const word = last > i ? `${verb} ${end.toLowerCase()}` : verb;
    found = { word, kind: 'action', number, meaning, at: from + index, length: endAt + end.length - index };
  }
  return found;
}

const particles = new Set(['up', 'down', 'out', 'off', 'over']);

/** "gear up": whether a word behind a verb is part of it. "Liberate up to two creatures" has none. */
function isParticle(word: string | undefined, next: string | undefined): boolean {
  return word !== undefined && particles.has(word) && next !== 'to';
}

function startOfSentence(text: string): number {
  for (let i = text.length - 2; i >= 0; i--) {
    const code = text.charCodeAt(i);
    // A full stop, a colon or a dash; marks that end quoted text; the dot in front of a mode.
    if (code < 128 ? !'.:!"'.includes(text.charAt(i)) : !'•”—–'.includes(text.charAt(i))) continue;
    let next = i + 1;
    if (text.charAt(next) === ' ') next++;
    else if (code === 8212 || code === 8211) continue;
    if (/[\p{L}{]/u.test(text.charAt(next))) return next;
  }
  return 0;
}

/** Whether a word between these two can be an imperative: at the start of a clause, before its object or the end. */
function imperativeAt(before: string | null, behind: string | null, isTrigger: boolean): boolean {
  const hasObject = behind !== null && (isNumber(behind) || objectStarts.has(behind.toLowerCase()));
  const isFree = isEnd(behind) || hasObject;
  if (before === null || before === 'then' || before === 'may') return isFree;
  // After another comma or *and* there may be one more noun of a list.
  if (before === ',') return isTrigger ? isFree : hasObject;
  return before === 'and' && hasObject && !isNumber(behind);
}

function isEnd(word: string | null): boolean {
  return word === null || word === ',' || word === 'then';
}

const subjects = new Set(['it', 'creature', 'player', 'opponent', 'controller', 'owner', 'permanent', 'they']);

/** "it acclimates twice", "that player liberates target creature": the base form of a verb of the set's own; else null. */
function personAt(before: string | null, behind: string | null, lower: string, edition: Edition): string | null {
  if (before === null || !subjects.has(before)) return null;
  if (behind !== null && behind !== ',' && !isNumber(behind) && !objectStarts.has(behind.toLowerCase())) return null;
  const bases = basesOfVerb(lower);
  return bases.length > 0 && bases.every((base) => isOwnVerb(base, false, edition)) ? bases[0]! : null;
}

/** @param isCounted a number and nothing else follows ("check 2"): so even a plain verb is a keyword action */
function isOwnVerb(word: string, isCounted: boolean, { vocabulary }: Edition): boolean {
  const { keywords, cardTypes, subtypes } = vocabulary;
  if (keywords.has(word) || inSentences.has(word) || objectStarts.has(word) || notVerbs.has(word)) return false;
  if (cardTypes.has(word) || subtypes.has(word) || isFamily(word) || isTwoKeywords(word, keywords)) return false;
  for (const keyword of keywords.keys()) if (keyword.startsWith(`${word} `)) return false;
  // Other verbs in the third person, and nouns in the plural.
  if (/[^s]s$/.test(word)) return false;
  return isCounted || !plainVerbs.has(word);
}

/** Words that may begin a sentence or a clause before one of `objectStarts` and are not verbs. */
const notVerbs = new Set(
  (
    'about above after again against anyone anything been become come dealt died left lost chose color damage loyalty nothing power something toughness type ago also although always among before below because beyond during either else end ever ' +
    'except first here how however if instead last later less like many more most neither never next nor not now once only ' +
    'otherwise outside over per rather second since still than there third though through total under unless until what when ' +
    'whenever where whether which while who whose why within would yet'
  ).split(' '),
);

/** Whether a word is a number, as an argument of a keyword: `2`, `two`, `X`. */
function isNumber(word: string): boolean {
  return /^(?:\d{1,4}|[XYN])$/.test(word) || (numberWords.has(word) && word !== 'zero');
}
