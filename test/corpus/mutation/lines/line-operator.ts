import type { Edit } from '../../../../server/src/lint/finding.js';
import type { Draw } from '../random.js';

/** A slip in a line of rules text: something that nobody would print. */
export interface LineOperator {
  /** The kind of slip, for the table. */
  readonly name: string;
  /** All places of a line where the slip can be made. */
  slips(line: string, draw: Draw): readonly Edit<'text'>[];
}

type Change = (match: RegExpExecArray, line: string, draw: Draw) => string | null;

/** A slip at each match of a global pattern outside of reminder text: what is written instead of the match. */
export function changing(name: string, pattern: RegExp, change: Change): LineOperator {
  return {
    name,
    slips: (line, draw) => {
      const reminders = [...line.matchAll(/\([^()]*\)?/g)].map(({ index, 0: text }) => [index, index + text.length]);
      return [...line.matchAll(pattern)].flatMap((match): Edit<'text'>[] => {
        const { index, 0: text } = match;
        if (reminders.some(([start, end]) => index >= start! && index < end!)) return [];
        const newText = change(match, line, draw);
        if (newText === null || newText === text) return [];
        return [{ span: { start: index, end: index + text.length } as Edit<'text'>['span'], newText }];
      });
    },
  };
}

/** A pattern for one of some words as they stand within a sentence, in lower case. */
export function word(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'/-])(?:${words})(?![\\p{L}’'/-])`, 'gu');
}

/** A pattern for one of some words and the space after it. */
export function wordAndSpace(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}’'/-])(?:${words}) (?=\\S)`, 'gu');
}

/** Each word that is a key is replaced by its value. */
export function replacing(
  name: string,
  pairs: Readonly<Record<string, string>>,
  before = '',
  after = '',
): LineOperator {
  const words = new RegExp(
    `${before}(?<![\\p{L}’'/-])(?:${Object.keys(pairs).join('|')})(?![\\p{L}’'/-])${after}`,
    'gu',
  );
  return changing(name, words, ([text]) => pairs[text!] ?? null);
}

/** Removes each match. */
export function dropping(name: string, pattern: RegExp): LineOperator {
  return changing(name, pattern, () => '');
}
