import type { ChangeClass, Direction } from './change.js';

/**
 * The notation of changed wordings. A class of change is a line at the margin with its id, the month since which cards
 * have the newer wording, and its title; below it stands each pair of wordings, the older one first:
 *
 *     any-target 2018-04 “any target”
 *       target creature or player = any target
 *
 * - `mill*`: the class does not apply to reminder text, which explains the newer words by the older ones
 * - `any-target!`: the older words are right today as well or mean something else, so only texts that are known to be
 *   older are changed
 * - `=` changes texts in both directions, `=>` only to the newer wording, `<=` only to the older one
 * - `{words}`, `{number}`, …: a slot of `slots.ts`; the n-th of a kind on one side is the n-th or last on the other
 * - `(this|that)`: a choice, which the other side repeats, or copies as `{1}`, `{2}`, … in the order of choices; a choice
 *   that only one side has is written as its first option
 * - `draw[s]`, `cost(s)`: an ending that both sides have or do not have
 * - `{verb[s]}` becomes `{verb}`: the same verb in its other number
 * - `^`, `$`: the start of a line, the end of a clause; `&`, `!`: where no other verb is before, and no other thing follows,
 *   that shares the words by *or* or *and*
 */
export interface ChangedWording {
  readonly older: readonly Element[];
  readonly newer: readonly Element[];
  readonly directions: ReadonlySet<Direction>;
}

/** A class of change with its wordings, in the order in which they are tried. */
export interface WordedClass extends ChangeClass {
  readonly inReminder: boolean;
  /** Whether the older words are right today as well, or mean something else. */
  readonly isOnlyForOlder: boolean;
  readonly wordings: readonly ChangedWording[];
}

export type Element =
  | { readonly kind: 'text' | 'slot' | 'ending' | 'copy' | 'edge'; readonly text: string }
  | { readonly kind: 'choice'; readonly options: readonly (readonly Element[])[] };

const directionsOf: Readonly<Record<string, ReadonlySet<Direction>>> = {
  '=': new Set(['newer', 'older']),
  '=>': new Set(['newer']),
  '<=': new Set(['older']),
};

/** @throws Error for a line that is not in the notation, naming the line */
export function readChanges(text: string): WordedClass[] {
  const classes: (WordedClass & { readonly wordings: ChangedWording[] })[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^([a-z-]+)([*!]?) (\d{4}-\d\d) (.+)$/.exec(line);
    const pair = /^ {2}(.+?) (=|=>|<=) (.+)$/.exec(line);
    if (heading) {
      const [, id, mark, since, title] = heading;
      classes.push({
        id: id!,
        since: since!,
        title: title!,
        inReminder: mark !== '*',
        isOnlyForOlder: mark === '!',
        wordings: [],
      });
    } else if (pair && classes.length > 0) {
      const [, older, sign, newer] = pair;
      const directions = directionsOf[sign!]!;
      classes.at(-1)!.wordings.push({ older: elementsOf(older!), newer: elementsOf(newer!), directions });
    } else throw new Error(`Not in the notation: ${line}`);
  }
  return classes;
}

const parts = /\{[a-z\d][^}]*\}|\{[A-Z]\}|\((?:s|[^()]*\|[^()]*)\)|\[e?s\]|^[\^&]|[$!]$|[^{([$^!&]+/g;

function elementsOf(side: string): Element[] {
  const found = side.match(parts) ?? [];
  if (found.join('') !== side) throw new Error(`Not in the notation: ${side}`);
  return found.map(elementOf);
}

function elementOf(part: string): Element {
  if (/^[$^!&]$/.test(part)) return { kind: 'edge', text: part };
  if (/^\{\d\}$/.test(part)) return { kind: 'copy', text: part.slice(1, -1) };
  if (/^\{[a-z]/.test(part)) return { kind: 'slot', text: part.slice(1, -1) };
  if (/^(?:\(s\)|\[e?s\])$/.test(part)) return { kind: 'ending', text: part.slice(1, -1) };
  if (part.startsWith('(')) return { kind: 'choice', options: part.slice(1, -1).split('|').map(elementsOf) };
  return { kind: 'text', text: part };
}
