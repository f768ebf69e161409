/** The column of all letters that stand in none of the texts: what a list of numbers holds at first. */
const OTHER = 0;

/** The column that says, as an index of `endings`, which texts end at a state. */
const ENDING = 1;

/** The first column that is a letter's own. */
const LETTERS = 2;

/**
 * Finds which of many texts stand in another, in one pass over it however many they are: the automaton of Aho and Corasick
 * (1975), with the next state written out for every state and letter, as the texts are few and short. They are in groups,
 * and it is the groups that are asked for.
 */
export class TextFinder {
  /** By UTF-16 unit: its column. */
  private readonly columns = new Uint16Array(0x10000);
  private width = LETTERS;
  /** By state and column: the state after that letter. A state is the place where its row begins. */
  private readonly next: Uint32Array;
  /** The groups of the texts that may end together; the first has none. */
  private readonly endings: number[][] = [[]];
  private readonly found: Uint8Array;

  /** @param ignoreCase whether letters of ASCII stand for each other, `a` for `A` */
  constructor(groups: readonly (readonly string[])[], { ignoreCase = false } = {}) {
    for (const letter of groups.flat().join('').split('')) this.giveColumn(letter, ignoreCase);
    this.found = new Uint8Array(groups.length);
    this.next = this.link(this.grow(groups));
  }

  /** Whether a text holds one of the texts. */
  holdsAny(text: string): boolean {
    const { columns, next } = this;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = next[state + columns[text.charCodeAt(i)]!]!;
      if (next[state + ENDING] !== 0) return true;
    }
    return false;
  }

  /** By group: 1 where one of several texts holds one of the group's. One and the same list for all that is looked through. */
  groupsIn(texts: readonly string[]): Uint8Array {
    this.found.fill(0);
    for (const text of texts) this.look(text);
    return this.found;
  }

  private look(text: string): void {
    const { columns, next, endings, found } = this;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = next[state + columns[text.charCodeAt(i)]!]!;
      const ending = next[state + ENDING]!;
      if (ending !== 0) for (const group of endings[ending]!) found[group] = 1;
    }
  }

  private giveColumn(letter: string, ignoreCase: boolean): void {
    const code = letter.charCodeAt(0);
    if (this.columns[code] !== OTHER) return;
    this.columns[code] = this.width;
    if (ignoreCase && /[A-Za-z]/.test(letter)) this.columns[code ^ 32] = this.width;
    this.width++;
  }

  /** The texts as a tree of letters, its root first. */
  private grow(groups: readonly (readonly string[])[]): Branch[] {
    const tree: Branch[] = [{ children: new Map(), groups: new Set(), suffix: 0 }];
    for (const [group, texts] of groups.entries()) {
      for (const text of texts) {
        let at = 0;
        for (let i = 0; i < text.length; i++) {
          const { children } = tree[at]!;
          const column = this.columns[text.charCodeAt(i)]!;
          at = children.get(column) ?? tree.push({ children: new Map(), groups: new Set(), suffix: 0 }) - 1;
          children.set(column, at);
        }
        tree[at]!.groups.add(group);
      }
    }
    return tree;
  }

  /** The next states: down the tree, or else from the longest ending of what was read that is in the tree too. */
  private link(tree: readonly Branch[]): Uint32Array {
    const { width } = this;
    const next = new Uint32Array(tree.length * width);
    const known = new Map<string, number>();
    const waiting = [0];
    for (const at of waiting) {
      const { children, groups, suffix } = tree[at]!;
      for (const group of tree[suffix]!.groups) groups.add(group);
      next[at * width + ENDING] = this.endingOf([...groups], known);
      for (let column = LETTERS; column < width; column++) {
        const otherwise = at === 0 ? 0 : next[suffix * width + column]!;
        const child = children.get(column);
        next[at * width + column] = child === undefined ? otherwise : child * width;
        if (child === undefined) continue;
        tree[child]!.suffix = otherwise / width;
        waiting.push(child);
      }
    }
    return next;
  }

  private endingOf(groups: number[], known: Map<string, number>): number {
    if (groups.length === 0) return 0;
    const key = groups.sort((a, b) => a - b).join();
    const ending = known.get(key) ?? this.endings.push(groups) - 1;
    known.set(key, ending);
    return ending;
  }
}

/** A beginning of one of the texts. */
interface Branch {
  /** By column: the beginning that is one letter longer. */
  readonly children: Map<number, number>;
  /** The groups of the texts that end here. */
  readonly groups: Set<number>;
  /** The longest other beginning that ends as this one does. */
  suffix: number;
}
