/** So many keys are remembered as changed: each letter typed into a name makes another. */
const MOST_CHANGED = 1000;

/** Stands for every key; none is written so. */
export const anyKey = '\n\n';

/** Stands among keys for the keywords of the set's own, all of them. */
export const keywordsKey = '\n\nkeywords';

/**
 * What has changed from one state of a set to the next, by key (see `keyOf`, `cardNamesKey`), so that what was found out
 * before can be kept where nothing it depends on is another.
 */
export class SetChanges {
  private readonly changedAt = new Map<string, number>();
  private time = 0;
  private anyChangedAt = 0;
  private allChangedAt = 0;

  /** The moment of the newest state; 0 where there has been none. */
  get now(): number {
    return this.time;
  }

  /** The next state begins: what is noted from now on is what it says differently. */
  begin(): void {
    this.time++;
    if (this.changedAt.size <= MOST_CHANGED) return;
    this.changedAt.clear();
    this.allChangedAt = this.time;
  }

  /** The newest state says something else of these keys. */
  note(keys: Iterable<string>): void {
    for (const key of keys) {
      this.changedAt.set(key, this.time);
      this.anyChangedAt = this.time;
    }
  }

  /** The newest state may say something else of everything. */
  noteAll(): void {
    this.allChangedAt = this.time;
  }

  /** Whether the set says something else of one of these keys than it did at a moment; `anyKey` stands for all there are. */
  since(then: number, keys: Iterable<string>): boolean {
    if (this.allChangedAt > then) return true;
    if (this.anyChangedAt <= then) return false;
    for (const key of keys) if (key === anyKey || (this.changedAt.get(key) ?? 0) > then) return true;
    return false;
  }
}
