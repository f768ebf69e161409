import { folded } from '../../text/apostrophes.js';
import type { TextSpan } from '../../text/span.js';

/** A word of a name or of flavor text whose spelling can be checked. */
export interface ProseWord {
  /** Without the `'s` of a possessive. */
  readonly span: TextSpan;
  /** In lower case. */
  readonly lower: string;
  readonly isCapitalized: boolean;
  /** Whether it is the first of a sentence, where every word has a capital. */
  readonly startsSentence: boolean;
}

/**
 * The words of prose that can be judged: letters only, in lower case but for the first. Left out are parts of words with
 * hyphens, digits or signs, words that break off ("you fo—"), that drop letters ("runnin’") or stretch them ("nooo"), and
 * those who are quoted ("—Jorvald, innkeeper").
 */
export function proseWords(text: string): ProseWord[] {
  const words: ProseWord[] = [];
  const spoken = text.replace(attribution, (found) => ' '.repeat(found.length));
  for (const match of spoken.matchAll(letters)) {
    const start = match.index;
    const before = spoken.slice(Math.max(0, start - REACH), start);
    const after = spoken.slice(start + match[0].length, start + match[0].length + REACH);
    const own = match[0].replace(/['’]s$/i, '');
    if (!/^\p{L}\p{Ll}+$/u.test(own) || /(\p{L})\1\1/u.test(own)) continue;
    if (partBefore.test(before) || partAfter.test(after)) continue;
    words.push({
      span: { start, end: start + own.length },
      lower: folded(own),
      isCapitalized: /^\p{Lu}/u.test(own),
      startsSentence: (before.length === start && opening.test(before)) || sentenceEnd.test(before),
    });
  }
  return words;
}

/** How many characters around a word are looked at. */
const REACH = 6;

const opening = /^[\s"“‘'(]*$/;
const sentenceEnd = /[.!?:…—–\n]["”'’)]?\s*["“‘'(]*$/;

const letters = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;

/** Who says the words before, at the end of a line. */
const attribution = /(?:^|[\s"“”'’.!?…])(?:[—–]|--?(?=\s*\p{Lu}))\s*["“]?\p{Lu}[^\n]*$/gmu;

/** A sign that makes the letters after it a part of something else. */
const partBefore = /[\p{N}_@#*/\\~^&<{['’ʼ´`\ufffd+=$%-]$/u;

/** The same for the letters before it. */
const partAfter = /^(?:[\p{N}_@#*/\\~^>}\]'’ʼ´`\ufffd+=$%—–…-]|\.{2}|\.\p{L})/u;
