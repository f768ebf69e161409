import type { SetIndex } from '../analysis/set-index.js';
import { keyOf } from '../analysis/token-key.js';

/** What a rule may learn from the set: values that can be compared, so that it is seen when an answer changes. */
export type Answer = string | number | boolean | null | readonly string[];

/** How a rule asks the set. The question must be a pure function of the set's state. */
export interface Asking {
  /** Asks about one name: the answer may change only when something of this name does. */
  ask<T extends Answer>(name: string, question: (set: SetIndex) => T): T;
  /** Asks about all names: the answer may change with any definition. */
  askAll<T extends Answer>(question: (set: SetIndex) => T): T;
}

/** A question, and what the set answered. */
export interface Asked {
  /** The key (see `keyOf`) of the name it is about; null for a question about all names. */
  readonly key: string | null;
  readonly question: (set: SetIndex) => Answer;
  readonly answer: Answer;
}

/** Passes questions on to the set, and remembers them with their answers. */
export class Questions implements Asking {
  readonly asked: Asked[] = [];

  constructor(private readonly set: SetIndex) {}

  ask<T extends Answer>(name: string, question: (set: SetIndex) => T): T {
    return this.remember(keyOf(name), question);
  }

  askAll<T extends Answer>(question: (set: SetIndex) => T): T {
    return this.remember(null, question);
  }

  private remember<T extends Answer>(key: string | null, question: (set: SetIndex) => T): T {
    const answer = question(this.set);
    this.asked.push({ key, question, answer });
    return answer;
  }
}

/** Whether a set answers as another state of it did. */
export function answersAgain(asked: readonly Asked[], set: SetIndex): boolean {
  return asked.every(({ question, answer }) => isSame(question(set), answer));
}

function isSame(a: Answer, b: Answer): boolean {
  return (
    a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i]))
  );
}
