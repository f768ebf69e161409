import { appendTo } from '../../util/multimap.js';
import { parentNumber } from '../number.js';
import type { RulesItem, RulesPart } from './items.js';
import { Similarity } from './similarity.js';

/** How alike the texts of two items must be to be versions of the same item, from 0 to 1. */
const ALIKE = {
  /** With the same number, in the same section. */
  samePlace: 0.35,
  /** With different numbers, in the same section. */
  sameSection: 0.5,
  /** Anywhere. */
  anywhere: 0.65,
};

/** The keys of an older rulebook's items, with those of the same items in a newer one. */
export type Matches = ReadonlyMap<RulesItem, RulesItem>;

/**
 * Finds the items of an older rulebook in a newer one, also under other numbers and with changed words. The rules of
 * a section that was renumbered go along with it. Each item is matched at most once.
 */
export function matchItems(before: readonly RulesItem[], after: readonly RulesItem[]): Matches {
  const matcher = new Matcher(before, after);
  matcher.matchEqual((item) => `${item.key}\n${withoutNumbers(item)}`);
  matcher.matchEqual((item) => withoutNumbers(item));
  while (matcher.matchBySection());
  matcher.matchSameKey();
  matcher.matchAlike();
  while (matcher.matchBySection());
  return matcher.matches;
}

/** The text with what renumbering and typography change left out. */
function withoutNumbers({ part, text }: RulesItem): string {
  const plain = text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
  return `${part}\n${plain.replace(/\b\d{3}(?:\.\d+\.?[a-z]?)*/g, '#')}`;
}

class Matcher {
  readonly matches = new Map<RulesItem, RulesItem>();
  private readonly taken = new Set<RulesItem>();
  private readonly similarity = new Similarity();
  private readonly before: Side;
  private readonly after: Side;

  constructor(before: readonly RulesItem[], after: readonly RulesItem[]) {
    this.before = new Side(before);
    this.after = new Side(after);
  }

  /** Matches items with the same id; of several with the same, the first with the first. */
  matchEqual(idOf: (item: RulesItem) => string): void {
    const found = new Map<string, RulesItem[]>();
    for (const item of this.openAfter()) appendTo(found, idOf(item), item);
    for (const list of found.values()) list.reverse();
    for (const item of this.openBefore()) this.add(item, found.get(idOf(item))?.pop());
  }

  /**
   * Matches the rules under matched rules, and the rules over those that moved together. Returns whether there were any.
   */
  matchBySection(): boolean {
    const count = this.matches.size;
    for (const [old, now] of [...this.matches]) {
      this.matchChildren(this.openIn(this.before.children(old)), this.openIn(this.after.children(now)));
      const [oldParent, newParent] = [this.before.parent(old), this.after.parent(now)];
      if (!oldParent || !newParent || !this.isOpen(oldParent) || !this.isOpen(newParent)) continue;
      if (this.similarity.of(oldParent, newParent) >= ALIKE.sameSection) this.add(oldParent, newParent);
    }
    return this.matches.size > count;
  }

  /** Matches what has the same number or name, if the texts have something in common. */
  matchSameKey(): void {
    for (const item of this.openBefore()) {
      const other = this.after.find(item);
      if (other && (item.part !== 'rule' || this.similarity.of(item, other) >= ALIKE.samePlace)) this.add(item, other);
    }
  }

  /** Matches what is left by its words. */
  matchAlike(): void {
    const candidates = this.similarity.candidates([...this.openAfter()]);
    for (const item of this.openBefore()) {
      const alike = candidates(item).filter(({ other }) => this.isOpen(other) && other.part === item.part);
      const [best] = alike.sort((a, b) => b.likeness - a.likeness);
      if (best && best.likeness >= ALIKE.anywhere) this.add(item, best.other);
    }
  }

  private matchChildren(old: readonly RulesItem[], now: readonly RulesItem[]): void {
    const pairs = old.flatMap((a) =>
      now.map((b) => ({ a, b, likeness: this.similarity.of(a, b), least: leastLikeness(a, b) })),
    );
    const alike = pairs.filter(({ likeness, least }) => likeness >= least);
    for (const { a, b } of alike.sort((x, y) => y.likeness - x.likeness)) this.add(a, b);
  }

  private add(old: RulesItem, now: RulesItem | undefined): void {
    if (!now || this.matches.has(old) || this.taken.has(now)) return;
    this.matches.set(old, now);
    this.taken.add(now);
  }

  private isOpen(item: RulesItem): boolean {
    return !this.matches.has(item) && !this.taken.has(item);
  }

  private openIn(items: readonly RulesItem[]): RulesItem[] {
    return items.filter((item) => this.isOpen(item));
  }

  private openBefore(): RulesItem[] {
    return this.openIn(this.before.items);
  }

  private openAfter(): RulesItem[] {
    return this.openIn(this.after.items);
  }
}

/** In a list such as 704.5, the letters say which is which only together with the words. */
function leastLikeness(a: RulesItem, b: RulesItem): number {
  return lastPart(a.key) === lastPart(b.key) ? ALIKE.samePlace : ALIKE.sameSection;
}

function lastPart(number: string): string {
  return number.slice(parentNumber(number)?.length ?? 0);
}

/** The items of one rulebook, by key and by section. */
class Side {
  private readonly byKey = new Map<string, RulesItem>();
  private readonly byParent = new Map<string, RulesItem[]>();

  constructor(readonly items: readonly RulesItem[]) {
    for (const item of items) {
      this.byKey.set(keyOf(item.part, item.key), item);
      const parent = item.part === 'rule' ? parentNumber(item.key) : null;
      if (parent !== null) appendTo(this.byParent, parent, item);
    }
  }

  find({ part, key }: RulesItem): RulesItem | undefined {
    return this.byKey.get(keyOf(part, key));
  }

  parent({ part, key }: RulesItem): RulesItem | undefined {
    const parent = part === 'rule' ? parentNumber(key) : null;
    return parent === null ? undefined : this.byKey.get(keyOf('rule', parent));
  }

  children({ part, key }: RulesItem): readonly RulesItem[] {
    return part === 'rule' ? (this.byParent.get(key) ?? []) : [];
  }
}

function keyOf(part: RulesPart, key: string): string {
  return `${part} ${key.toLowerCase()}`;
}
