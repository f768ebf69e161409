import { cardNamesKey, keyOf } from '../../analysis/card/token-key.js';
import { anyKey, keywordsKey } from '../../analysis/set/revision-log.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';

/** What a rule may learn from the set: values that can be compared, so that it is seen when an answer changes. */
export type Answer = string | number | boolean | null;

/**
 * Something to ask the set about a name. Always the same function for the same question, and one that depends on
 * nothing but what it is given: it is asked again when the set has changed.
 */
export type Question<T extends Answer> = (set: SetIndex, name: string, edition: Edition) => T;

/** How a rule asks the set. The same question about the same name is answered once. */
export interface Asking {
  /** Asks about one name: the answer may change only when something of this name does. */
  ask<T extends Answer>(question: Question<T>, name: string): T;
  /** Asks something about a name that may change with any name of the set. */
  askAll<T extends Answer>(question: Question<T>, name: string): T;
  /** Asks something that may change only with the keywords of the set's own. */
  askKeywords<T extends Answer>(question: Question<T>, name: string): T;
  /** Asks something about a file that may change only when a card comes or goes that has the name of one of its cards. */
  askFile<T extends Answer>(question: Question<T>, path: string): T;
}

/** A question, and what the set answered. */
export interface Asked {
  readonly question: Question<Answer>;
  readonly name: string;
  /** The key (see `keyOf`, `cardNamesKey`) of the only thing that the answer depends on; `anyKey` where it depends on all. */
  readonly key: string;
  readonly answer: Answer;
}

/** What a set answered, and in which of its states. */
export interface Answers {
  readonly byQuestion: ReadonlyMap<Question<Answer>, ReadonlyMap<string, Answer>>;
  readonly at: number;
}

/** Passes questions on to the set, and remembers them with their answers. */
export class Questions implements Asking {
  readonly asked: Asked[] = [];
  /** Made with the first question: most cards ask none. */
  private answers: Map<Question<Answer>, Map<string, Answer>> | null = null;

  /** @param before what the same set answered in an earlier state: not asked again where it cannot have changed */
  constructor(
    private readonly set: SetIndex,
    private readonly edition: Edition,
    private readonly before: Answers | null = null,
  ) {}

  /** All answers so far. */
  get answered(): Answers {
    return { byQuestion: this.answers ?? new Map(), at: this.set.at };
  }

  ask<T extends Answer>(question: Question<T>, name: string): T {
    return this.remembered(question, name, keyOf(name)) as T;
  }

  askAll<T extends Answer>(question: Question<T>, name: string): T {
    return this.remembered(question, name, anyKey) as T;
  }

  askKeywords<T extends Answer>(question: Question<T>, name: string): T {
    return this.remembered(question, name, keywordsKey) as T;
  }

  askFile<T extends Answer>(question: Question<T>, path: string): T {
    return this.remembered(question, path, cardNamesKey(path)) as T;
  }

  private remembered(question: Question<Answer>, name: string, key: string): Answer {
    this.answers ??= new Map();
    let byName = this.answers.get(question);
    if (!byName) {
      byName = new Map();
      this.answers.set(question, byName);
    }
    let answer = byName.get(name);
    if (answer === undefined) {
      answer = this.fromBefore(question, name, key) ?? question(this.set, name, this.edition);
      byName.set(name, answer);
      this.asked.push({ question, name, key, answer });
    }
    return answer;
  }

  private fromBefore(question: Question<Answer>, name: string, key: string): Answer | undefined {
    const { before, set } = this;
    return before && !set.changes.since(before.at, [key]) ? before.byQuestion.get(question)?.get(name) : undefined;
  }
}

/** Whether a set answers as another state of it did. */
export function answersAgain(asked: readonly Asked[], set: SetIndex, edition: Edition): boolean {
  return asked.every(({ question, name, answer }) => question(set, name, edition) === answer);
}
