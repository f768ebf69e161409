/** How many changed keys are recorded one by one: each letter typed into a name is another key. */
const MOST_CHANGED = 1000;

/** Stands for every key; no name is folded to it. */
export const anyKey = '\n\n';

/** Stands for all of the set's own keywords. */
export const keywordsKey = '\n\nkeywords';

/**
 * Which keys (see `keyOf`, `cardNamesKey`) of a set changed at which revision. Results that depend on keys without a change
 * since are still valid.
 */
export class RevisionLog {
  private readonly changedAt = new Map<string, number>();
  private current = 0;
  private anyChangedAt = 0;
  private allChangedAt = 0;

  /** The number of the current revision, from 1; 0 before the first. */
  get revision(): number {
    return this.current;
  }

  /** Begins the next revision; changes are recorded for it from now on. */
  begin(): void {
    this.current++;
    if (this.changedAt.size <= MOST_CHANGED) return;
    this.changedAt.clear();
    this.allChangedAt = this.current;
  }

  /** Records a change of keys at the current revision. */
  record(keys: Iterable<string>): void {
    for (const key of keys) {
      this.changedAt.set(key, this.current);
      this.anyChangedAt = this.current;
    }
  }

  /** Records that every key may have changed. */
  recordAll(): void {
    this.allChangedAt = this.current;
  }

  /** Whether one of the keys may have changed after a revision; `anyKey` stands for all of them. */
  changedSince(revision: number, keys: Iterable<string>): boolean {
    if (this.allChangedAt > revision) return true;
    if (this.anyChangedAt <= revision) return false;
    for (const key of keys) if (key === anyKey || (this.changedAt.get(key) ?? 0) > revision) return true;
    return false;
  }
}
