import type { ChoicePart, Option } from './notation.js';

/**
 * The option of a choice that is right at a date: the one whose mark says that it was right until later, or else the
 * first without a mark. Null if the choice has no such option.
 * @param date ISO, as much of it as is known; '' for today
 */
export function rightOption({ options }: ChoicePart, date: string): Option | null {
  let right: Option | null = null;
  for (const option of options) {
    const until = option.mark?.until;
    if (until && date !== '' && date < until && (!right || until < right.mark!.until!)) right = option;
  }
  return right ?? options.find(({ mark }) => mark === null) ?? null;
}

/** Whether an option of a choice is right at a date. */
export function isRight(option: Option, choice: ChoicePart, date: string): boolean {
  if (choice.options.every(({ mark }) => mark === null)) return true;
  const right = rightOption(choice, date);
  return option.mark === null ? right?.mark === null : option === right;
}
