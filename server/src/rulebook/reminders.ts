import remindersMagic from '../../rulebooks/reminders-magic.txt';
import type { Game } from './rulebook.js';

/** What follows a keyword on cards: `crew N`, `ward [cost]`, `protection from [color]`, `enchant [type]`. */
export type ReminderParameter = 'number' | 'cost' | 'color' | 'type';

/** The reminder text of a keyword, with placeholders that `reminders-magic.txt` describes. */
export interface ReminderPattern {
  /** In lower case, without its parameter: `first strike`, `protection from`. */
  readonly keyword: string;
  readonly parameter: ReminderParameter | null;
  readonly isAction: boolean;
  /** Without parentheses. */
  readonly text: string;
}

const parameters: Readonly<Record<string, ReminderParameter>> = {
  N: 'number',
  '[cost]': 'cost',
  '[color]': 'color',
  '[type]': 'type',
};

/** The bundled reminder texts of a game, in our own words. */
export function bundledReminders(game: Game): readonly ReminderPattern[] {
  return game === 'magic' ? readReminders(remindersMagic) : [];
}

/** Reads a file of reminder texts. */
export function readReminders(text: string): ReminderPattern[] {
  const patterns: ReminderPattern[] = [];
  let isAction = false;
  for (const line of text.split(/\r?\n/)) {
    if (/^(?:Abilities|Actions)$/.test(line)) isAction = line === 'Actions';
    const match = /^([^#:]+): (.+)$/.exec(line);
    if (match) patterns.push({ ...readTerm(match[1]!), isAction, text: match[2]! });
  }
  return patterns;
}

/** Reads a keyword with its parameter: `ward [cost]`. */
export function readTerm(term: string): Pick<ReminderPattern, 'keyword' | 'parameter'> {
  const last = term.lastIndexOf(' ');
  const parameter = parameters[term.slice(last + 1)] ?? null;
  return { keyword: (parameter ? term.slice(0, last) : term).toLowerCase(), parameter };
}
