import { folded } from '../../../text/apostrophes.js';
import { appendTo } from '../../../util/multimap.js';
import text from './phrases.txt';

/** The rest of a phrase whose beginning is written. */
export interface Continuation {
  /** The words from the one that is being typed on: `end of turn`. */
  readonly rest: string;
  /** Whether it is so probable that it needs no letter of its own. */
  readonly isSure: boolean;
  /** Whether it is more probable than any single word. */
  readonly isLikely: boolean;
}

/** A place between two words of a phrase: the words before it, in lower case, and the others. */
interface Split extends Continuation {
  readonly head: string;
}

let splits: ReadonlyMap<string, readonly Split[]> | null = null;

/**
 * Returns the continuations of a line of rules text, most common first.
 * @param before the line without the word that is being typed, with `~` for the card's name
 * @param typed the letters of that word
 */
export function continuations(before: string, typed: string): Continuation[] {
  splits ??= readPhrases(text);
  const line = comparable(before);
  const start = comparable(typed);
  const found = (splits.get(lastWordOf(line)) ?? []).filter(
    ({ head, rest }) => comparable(rest).startsWith(start) && endsWithWords(line, head),
  );
  // The more words a phrase shares with the line, the better it fits.
  found.sort((a, b) => b.head.length - a.head.length);
  return [...new Map(found.toReversed().map((each) => [each.rest, each])).values()].reverse();
}

/**
 * Reads the phrases, by the last word of each head. What follows `>` is offered once the words before it are written. With
 * `>>` it is sure: it needs no letter of its own. `(a|b)` are alternatives, and `~` is the card's name.
 */
function readPhrases(phrases: string): ReadonlyMap<string, readonly Split[]> {
  const found = new Map<string, Split[]>();
  for (const line of phrases.split('\n')) {
    if (line.startsWith('#') || !line.includes('>')) continue;
    for (const phrase of alternatives(line)) {
      const [head = '', rest = ''] = phrase.split(/ >>? /);
      const words = rest.split(' ');
      for (let at = 0; at < words.length; at++) {
        const before = comparable(`${[head, ...words.slice(0, at)].join(' ')} `);
        const remaining = words.slice(at).join(' ');
        const isSure = at > 0 || phrase.includes('>>');
        const isLikely = isSure || head.includes(' ');
        // After a comma or a dash the sentence goes on.
        const ending = /[,—:]$/.test(remaining) ? ' ' : '';
        appendTo(found, lastWordOf(before), { head: before, rest: remaining + ending, isSure, isLikely });
      }
    }
  }
  return found;
}

/** A text for comparison: numbers do not matter. */
function comparable(line: string): string {
  return folded(line).replace(/\d+/g, '0');
}

/** All phrases that a line with alternatives describes. */
function alternatives(line: string): string[] {
  const choice = /\(([^()]*)\)/.exec(line);
  if (!choice) return [line];
  const [whole, words = ''] = choice;
  return words.split('|').flatMap((each) => alternatives(line.replace(whole, () => each)));
}

/** The last word of a text that ends in a space. */
function lastWordOf(text: string): string {
  const end = text.trimEnd();
  return end.slice(end.lastIndexOf(' ') + 1);
}

function endsWithWords(line: string, words: string): boolean {
  return line.endsWith(words) && !/[\p{L}\p{N}]/u.test(line.charAt(line.length - words.length - 1));
}
