/** How many changed keys are recorded individually: each letter typed into a name makes another key. */
const MAX_CHANGED = 1000;

/** Stands for every key; no actual key is equal to it. */
export const anyKey = '\n\n';

/** The key of the set's own keywords, taken together. */
export const keywordsKey = '\n\nkeywords';

/** The key of the set's own words, taken together. */
export const wordsKey = '\n\nwords';

/**
 * Which keys (see `keyOf`, `cardNamesKey`) of a set changed in which revision. Results that depend on keys without a
 * later change are still valid.
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

  /** Begins the next revision, to which changes are recorded from now on. */
  begin(): void {
    this.current++;
    if (this.changedAt.size <= MAX_CHANGED) return;
    this.changedAt.clear();
    this.allChangedAt = this.current;
  }

  /** Records a change of keys in the current revision. */
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

  /** Whether one of the keys may have changed after a revision; `anyKey` stands for all keys. */
  changedSince(revision: number, keys: Iterable<string>): boolean {
    if (this.allChangedAt > revision) return true;
    if (this.anyChangedAt <= revision) return false;
    for (const key of keys) if (key === anyKey || (this.changedAt.get(key) ?? 0) > revision) return true;
    return false;
  }
}
