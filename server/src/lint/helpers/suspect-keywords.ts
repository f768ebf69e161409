import type { Span } from '../../text/span.js';
import type { Certainty, Keywords } from './keywords.js';

/** Words that stand where keywords stand, and are none. */
export interface SuspectKeyword {
  readonly span: Span;
  /** In lower case, parted by single spaces. */
  readonly words: string;
  readonly certainty: Certainty;
}

/** Every place of a text where keywords stand and there are words that are none, in order for each line. */
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

/** More letters than a line of keywords has, without its reminder text. */
const LONGEST = 90;

/** A keyword, and what may stand behind it: a cost, a number, what it protects from. */
const item = /^([A-Za-z]+(?: [a-z]+)?)(?: (?:\{|\d|X\b|from |with ).*| ?[—–].*|)$/;

/** "Flying, vigilance", "Ward {2}": a line of keywords, with or without reminder text. */
function onLine(text: string, start: number, end: number, keywords: Keywords, places: SuspectKeyword[]): void {
  // Most lines are sentences, and seen to be some at their end.
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
    // The last one is what the reminder text explains.
    const isExplained = paren >= 0 && i === items.length - 1;
    const certainty = isExplained ? 'explained' : known > 0 ? 'sure' : 'alone';
    if (!isKnown(head, keywords)) places.push({ span: { start: at, end: at + head.length }, words: head, certainty });
    at += one.length + 2;
  }
}

/** Whether words are a keyword, or begin with one: "protection from red", "landwalk" and its kind. */
function isKnown(words: string, keywords: Keywords): boolean {
  return keywords.hasAbility(words) || keywords.hasAbility(words.split(' ')[0]!);
}

const openers = /\b(?:gains?|has|have|having|loses?|with) (?=[a-z])/g;
const word = /[a-z]+(?:-[a-z]+)?/y;
const separator = /, and |, or |, | and | or /y;

/** What may follow a keyword, where it is not the first word of something longer. */
const behind =
  /(?:[.,;)"'”’\n]|$| (?:\(|and|or|until|as|if|for|that|this|where|equal|named|from|instead|during|are|at|in|\{|\d|X\b))/y;

/** "gains flying and haste", "a token with deathtouch": the words behind the verb, as long as they are a list of keywords. */
function inSentences(text: string, keywords: Keywords, places: SuspectKeyword[]): void {
  openers.lastIndex = 0;
  for (let match = openers.exec(text); match; match = openers.exec(text)) {
    let at = openers.lastIndex;
    for (;;) {
      const end = keywordEnd(text, at, keywords);
      if (end !== null) at = end;
      else {
        const place = strangerAt(text, at, match[0] !== 'with ', keywords);
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

/** Where the keyword that begins at an offset ends; null where none begins. */
function keywordEnd(text: string, at: number, keywords: Keywords): number | null {
  const first = wordEnd(text, at);
  if (first === null) return null;
  const second = text.charAt(first) === ' ' ? wordEnd(text, first + 1) : null;
  if (second !== null && keywords.hasAbility(text.slice(at, second))) return second;
  return keywords.hasAbility(text.slice(at, first)) ? first : null;
}

/**
 * One word or two that stand where a keyword would and end there, near a keyword.
 * @param isVerb whether a verb stands before: reminder text behind the sentence explains what something has or gains. What
 *   follows "with" is told of a token, and the reminder text may be about anything in the sentence.
 */
function strangerAt(text: string, at: number, isVerb: boolean, keywords: Keywords): SuspectKeyword | null {
  const first = wordEnd(text, at);
  if (first === null) return null;
  const second = text.charAt(first) === ' ' ? wordEnd(text, first + 1) : null;
  for (const end of second === null ? [first] : [second, first]) {
    const words = text.slice(at, end);
    behind.lastIndex = end;
    if (!keywords.has(words) && behind.test(text) && keywords.intended(words, 'sure') !== null)
      return { span: { start: at, end }, words, certainty: reminderFollows(text, end, isVerb) ? 'explained' : 'sure' };
  }
  return null;
}

const reminder = /[.!]?["”]?[.!]? \(/y;

/** Whether reminder text follows right behind, or also behind the end of the sentence. */
function reminderFollows(text: string, at: number, behindSentence: boolean): boolean {
  if (!behindSentence) return text.startsWith(' (', at);
  reminder.lastIndex = at;
  return reminder.test(text);
}

function wordEnd(text: string, at: number): number | null {
  word.lastIndex = at;
  return word.test(text) ? word.lastIndex : null;
}
