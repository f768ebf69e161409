import type { Line } from './line.js';

/** An ability word or flavor word before a dash. */
export interface Label {
  readonly text: string;
  readonly isAbilityWord: boolean;
  /** The place after the dash. */
  readonly end: number;
}

/** Words that begin a sentence, and no label. */
const openings = /^(?:Choose|When|Whenever|At|If|You|Each|Target|An|Then)$/;

/** The longest label, in words. */
const MAX_LABEL = 9;

/** The label at a place of a line, or null. */
export function labelAt(line: Line, from: number): Label | null {
  const dash = line.dashAfter(from);
  if (dash <= from || dash - from > MAX_LABEL || dash === line.length - 1) return null;
  const words = line.words.slice(from, dash);
  const [first] = words;
  if (!first!.capital || openings.test(first!.text)) return null;
  if (words.some(({ kind, text }) => kind === 'symbol' || text === ':' || text === '.')) return null;
  if (line.phrase('misspelled-ability-word', from, dash)) return null;
  return {
    text: line.text.slice(first!.start, words.at(-1)!.end),
    isAbilityWord: line.phrase('ability-word', from, dash) !== null,
    end: dash + 1,
  };
}

const roman: ReadonlyMap<string, number> = new Map(
  'I II III IV V VI VII VIII IX X'.split(' ').map((numeral, index) => [numeral, index + 1]),
);

/** The chapters that a line of a Saga begins with ("I, II —"), and the place after them. */
export function chaptersOf({ words }: Line): { numbers: number[]; end: number } | null {
  const numbers: number[] = [];
  for (const [index, { text, kind }] of words.entries()) {
    const number = roman.get(text);
    if (number !== undefined) numbers.push(number);
    else if (kind === 'dash' && numbers.length > 0) return { numbers, end: index + 1 };
    else if (text !== ',') return null;
  }
  return null;
}

/** The loyalty cost that a line begins with, and the place after its colon. */
export function loyaltyOf({ words: [first, second, third] }: Line): { cost: string; end: number } | null {
  if (first?.kind === 'symbol' && second?.text === ':' && /^(?:\[[+−–-]?[\dX]+\]|\{[+−–-][\dX]+\})$/.test(first.text))
    return { cost: first.text.slice(1, -1), end: 2 };
  if (first?.kind === 'number' && second?.text === ':') return { cost: first.text, end: 2 };
  if (first && /^[+−–-]$/.test(first.text) && second && /^(?:X|\d+)$/.test(second.text) && third?.text === ':')
    return { cost: first.text + second.text, end: 3 };
  return null;
}
