import { cardNamesKey, keyOf } from '../../analysis/card/token-key.js';
import { anyKey, keywordsKey, wordsKey } from '../../analysis/set/revision-log.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import { isEqual } from '../../util/equal.js';
import type { Json } from '../../util/json.js';

/** The result of a query to the set: immutable plain data, so that a change can be detected by comparing content. */
export type QueryResult = Json;

/**
 * A query about a name in the set. Its result must depend only on its arguments: it runs again when the set has
 * changed.
 */
export type Query<T extends QueryResult> = (set: SetIndex, name: string, edition: Edition) => T;

/** How a rule queries the set. Each query runs at most once for a name. */
export interface SetQueries {
  /** For a result that changes only with something of that name. */
  query<T extends QueryResult>(query: Query<T>, name: string): T;
  /** For a result that may change with any name of the set. */
  queryAll<T extends QueryResult>(query: Query<T>, name: string): T;
  /** For a result that changes only with the set's own keywords. */
  queryKeywords<T extends QueryResult>(query: Query<T>, name: string): T;
  /** For a result that changes only with the words that the set adds to those of the rules. */
  queryWords<T extends QueryResult>(query: Query<T>, name: string): T;
  /** For a result about a file that changes only when a card with the name of one of its cards is added or removed. */
  queryFile<T extends QueryResult>(query: Query<T>, path: string): T;
}

/** A query that ran, with its result: what the findings of a card depend on. */
export interface Dependency {
  readonly query: Query<QueryResult>;
  readonly name: string;
  /** The only key (see `keyOf`, `cardNamesKey`) that the result depends on; `anyKey` if it depends on all. */
  readonly key: string;
  readonly result: QueryResult;
}

/** Results of queries at one revision of the set. */
export interface KnownResults {
  readonly byQuery: ReadonlyMap<Query<QueryResult>, ReadonlyMap<string, QueryResult>>;
  readonly revision: number;
}

/** Runs queries and records them with their results. */
export class TrackedQueries implements SetQueries {
  readonly dependencies: Dependency[] = [];
  /** Created by the first query: most cards have none. */
  private results: Map<Query<QueryResult>, Map<string, QueryResult>> | null = null;

  /** @param before results at an earlier revision of the same set; reused where they cannot have changed */
  constructor(
    private readonly set: SetIndex,
    private readonly edition: Edition,
    private readonly before: KnownResults | null = null,
  ) {}

  /** All results so far. */
  get known(): KnownResults {
    return { byQuery: this.results ?? new Map(), revision: this.set.revision };
  }

  query<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.resultOf(query, name, keyOf(name)) as T;
  }

  queryAll<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.resultOf(query, name, anyKey) as T;
  }

  queryKeywords<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.resultOf(query, name, keywordsKey) as T;
  }

  queryWords<T extends QueryResult>(query: Query<T>, name: string): T {
    return this.resultOf(query, name, wordsKey) as T;
  }

  queryFile<T extends QueryResult>(query: Query<T>, path: string): T {
    return this.resultOf(query, path, cardNamesKey(path)) as T;
  }

  private resultOf(query: Query<QueryResult>, name: string, key: string): QueryResult {
    this.results ??= new Map();
    let byName = this.results.get(query);
    if (!byName) {
      byName = new Map();
      this.results.set(query, byName);
    }
    let result = byName.get(name);
    if (result === undefined) {
      result = this.earlierResult(query, name, key) ?? query(this.set, name, this.edition);
      byName.set(name, result);
      this.dependencies.push({ query, name, key, result });
    }
    return result;
  }

  private earlierResult(query: Query<QueryResult>, name: string, key: string): QueryResult | undefined {
    const { before, set } = this;
    if (!before || set.changes.changedSince(before.revision, [key])) return undefined;
    return before.byQuery.get(query)?.get(name);
  }
}

/** Whether all dependencies have the same results in another state of the set. */
export function isStillValid(dependencies: readonly Dependency[], set: SetIndex, edition: Edition): boolean {
  return dependencies.every(({ query, name, result }) => isEqual(query(set, name, edition), result));
}
