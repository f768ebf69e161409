import type { Span } from '../../text/span.js';
import type { Certainty, Keywords } from './keywords.js';

/** Words in a place for keywords that are not a keyword. */
export interface SuspectKeyword {
  readonly span: Span;
  /** In lower case, separated by single spaces. */
  readonly words: string;
  readonly certainty: Certainty;
}

/** All words of a text that are in a place for keywords but are not keywords, in text order within each line. */
export function suspectKeywords(text: string, keywords: Keywords): SuspectKeyword[] {
  const places: SuspectKeyword[] = [];
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    onLine(text, start, end, keywords, places);
    start = end + 1;
  }
  inSentences(text, keywords, places);
  return places;
}

/** Longer than any line of keywords without its reminder text, in UTF-16 units. */
const LONGEST = 90;

/** A keyword and what may follow it: a cost, a number, what it protects from. */
const item = /^([A-Za-z]+(?: [a-z]+)?)(?: (?:\{|\d|X\b|from |with ).*| ?[—–].*|)$/;

/** "Flying, vigilance", "Ward {2}": a line of keywords, with or without reminder text. */
function onLine(text: string, start: number, end: number, keywords: Keywords, places: SuspectKeyword[]): void {
  // Most lines are sentences, which is evident from their end.
  const last = text.charAt(end - 1);
  if (last === '.' || last === '"' || (end - start > LONGEST && last !== ')')) return;
  const whole = text.slice(start, end);
  const paren = last === ')' ? whole.indexOf('(') : -1;
  const line = (paren >= 0 ? whole.slice(0, paren) : whole).trimEnd();
  if (line.length < 4 || line.length > LONGEST || !/^[A-Z][a-z]/.test(line) || /[.:"“”]/.test(line)) return;
  const items = line.split(/[,;] /);
  const heads = items.map((one) => item.exec(one)?.[1]?.toLowerCase() ?? null);
  if (heads.some((head) => head === null)) return;
  const known = heads.filter((head) => isKnown(head!, keywords)).length;
  if (known === items.length) return;
  if (known === 0 && (items.length > 1 || /[—–]/.test(line))) return;
  let at = start;
  for (const [i, one] of items.entries()) {
    const head = heads[i]!;
    // Reminder text explains the last keyword.
    const isExplained = paren >= 0 && i === items.length - 1;
    const certainty = isExplained ? 'explained' : known > 0 ? 'sure' : 'alone';
    if (!isKnown(head, keywords)) places.push({ span: { start: at, end: at + head.length }, words: head, certainty });
    at += one.length + 2;
  }
}

/** Whether words are or begin with a keyword: "protection from red", "landwalk" and the like. */
function isKnown(words: string, keywords: Keywords): boolean {
  return keywords.hasAbility(words) || keywords.hasAbility(words.split(' ')[0]!);
}

const openers = /\b(?:gains?|has|have|having|loses?|with) (?=[a-z])/g;
const word = /[a-z]+(?:-[a-z]+)?/y;
const separator = /, and |, or |, | and | or /y;

/** What may follow a keyword that is not the first word of a longer phrase. */
const followers =
  /(?:[.,;)"'”’\n]|$| (?:\(|and|or|until|as|if|for|that|this|where|equal|named|from|instead|during|are|at|in|\{|\d|X\b))/y;

/**
 * "gains flying and haste", "a token with deathtouch": the words after the verb, as long as they form a list of
 * keywords.
 */
function inSentences(text: string, keywords: Keywords, places: SuspectKeyword[]): void {
  openers.lastIndex = 0;
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    let at = openers.lastIndex;
    for (;;) {
      const end = keywordEnd(text, at, keywords);
      if (end !== null) at = end;
      else {
        const place = suspectAt(text, at, match[0] !== 'with ', keywords);
        if (!place) break;
        places.push(place);
        at = place.span.end;
      }
      separator.lastIndex = at;
      if (!separator.test(text)) break;
      at = separator.lastIndex;
    }
    openers.lastIndex = Math.max(at, openers.lastIndex);
  }
}

/** The end of the keyword that begins at an offset; null if none does. */
function keywordEnd(text: string, at: number, keywords: Keywords): number | null {
  const first = wordEnd(text, at);
  if (first === null) return null;
  const second = text.charAt(first) === ' ' ? wordEnd(text, first + 1) : null;
  if (second !== null && keywords.hasAbility(text.slice(at, second))) return second;
  return keywords.hasAbility(text.slice(at, first)) ? first : null;
}

/**
 * One or two words that make up an item of a list of keywords and are similar to a keyword.
 * @param isVerb whether they follow a verb: reminder text after the sentence then explains what something has or gains.
 *   Words after "with" describe a token, and the reminder text may be about anything in the sentence.
 */
function suspectAt(text: string, at: number, isVerb: boolean, keywords: Keywords): SuspectKeyword | null {
  const first = wordEnd(text, at);
  if (first === null) return null;
  const second = text.charAt(first) === ' ' ? wordEnd(text, first + 1) : null;
  for (const end of second === null ? [first] : [second, first]) {
    const words = text.slice(at, end);
    followers.lastIndex = end;
    if (!keywords.has(words) && followers.test(text) && keywords.intended(words, 'sure') !== null)
      return { span: { start: at, end }, words, certainty: reminderFollows(text, end, isVerb) ? 'explained' : 'sure' };
  }
  return null;
}

const reminder = /(?: until (?:end of turn|your next turn))?[.!]?["”]?[.!]? \(/y;

/** Whether reminder text follows directly or, optionally, after a duration and the end of the sentence. */
function reminderFollows(text: string, at: number, orAfterSentence: boolean): boolean {
  if (!orAfterSentence) return text.startsWith(' (', at);
  reminder.lastIndex = at;
  return reminder.test(text);
}

function wordEnd(text: string, at: number): number | null {
  word.lastIndex = at;
  return word.test(text) ? word.lastIndex : null;
}
