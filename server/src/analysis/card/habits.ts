import type { Card } from '../../formats/card.js';
import { type SelfForm, selfFormOf } from './self-form.js';

/** A term that cards of some years have, by the id of the class of change that replaced it. */
export type Term = 'mana-value' | 'mana-pool' | 'create';

/** One of the ways to word something, of which a set usually keeps to one. */
export type Habit = SelfForm | `${'older' | 'newer'} ${Term}`;

/** How many of a set's cards word it in each way; those that none does may be missing. */
export type Habits = Readonly<Partial<Record<Habit, number>>>;

/** The name under which a set's habits are recorded, for rules that depend on them. */
export const HABITS = 'how cards are worded';

/** By term: what a text contains if it has either form, and both forms. */
const terms: readonly (readonly [term: Term, part: string, older: RegExp, newer: RegExp])[] = [
  ['mana-value', 'mana ', /\bconverted mana cost/i, /\bmana value/i],
  [
    'mana-pool',
    'dd ',
    /\badds?\b[^.]*\bto \S+ mana pool/i,
    /\badds? (?:\{|(?:one|two|three|X) mana\b)(?![^.]*mana pool)/i,
  ],
  ['create', 'token', /\bputs? [^.]*\btokens? [^.]*\bonto the battlefield/i, /\bcreates? [^.]*\btokens?\b/i],
];

const none: readonly never[] = [];

/** The ways in which a card words things; older and newer terms only if it has no others. */
export function habitsOf(card: Card): readonly Habit[] {
  const found: Habit[] = [];
  const selfForm = selfFormOf(card);
  if (selfForm) found.push(selfForm);
  for (const { rulesText } of card.faces)
    for (const [term, part, older, newer] of rulesText ? terms : none) {
      if (!rulesText!.text.includes(part)) continue;
      if (older.test(rulesText!.text)) found.push(`older ${term}`);
      if (newer.test(rulesText!.text)) found.push(`newer ${term}`);
    }
  return found.length > 0 ? found : none;
}

/** The counts of several parts of a set together. */
export function sumOf(parts: readonly Habits[]): Habits {
  const sum: Partial<Record<Habit, number>> = {};
  for (const part of parts)
    for (const [habit, count] of Object.entries(part) as [Habit, number][]) sum[habit] = (sum[habit] ?? 0) + count;
  return sum;
}
