/** The column of all letters that occur in none of the texts; 0, as the columns are zero-filled. */
const OTHER = 0;

/** The column with the index in `endings` of the texts that end at a state. */
const ENDING = 1;

/** The first column that belongs to a letter. */
const LETTERS = 2;

/**
 * Finds which of many texts occur in another, in one pass however many they are: the automaton of Aho and Corasick
 * (1975) with a full transition table, as the texts are few and short. The texts are in groups, and results are per
 * group.
 */
export class TextFinder {
  /** The column of each UTF-16 unit. */
  private readonly columns = new Uint16Array(0x10000);
  private width = LETTERS;
  /** The transitions, by state and column. A state is the index where its row begins. */
  private readonly next: Uint32Array;
  /** The sets of groups whose texts may end at the same state; the first is empty. */
  private readonly endings: number[][] = [[]];
  private readonly found: Uint8Array;

  /**
   * @param ignoreCase whether ASCII letters match in either case
   */
  constructor(groups: readonly (readonly string[])[], { ignoreCase = false } = {}) {
    for (const letter of groups.flat().join('').split('')) this.addColumn(letter, ignoreCase);
    this.found = new Uint8Array(groups.length);
    this.next = this.buildTransitions(this.buildTrie(groups));
  }

  /** Whether a text contains one of the texts. */
  matchesAny(text: string): boolean {
    const { columns, next } = this;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = next[state + columns[text.charCodeAt(i)]!]!;
      if (next[state + ENDING] !== 0) return true;
    }
    return false;
  }

  /** By group: 1 if one of the given texts contains a text of the group. The array is reused by the next call. */
  groupsIn(texts: readonly string[]): Uint8Array {
    this.found.fill(0);
    for (const text of texts) this.scan(text);
    return this.found;
  }

  private scan(text: string): void {
    const { columns, next, endings, found } = this;
    let state = 0;
    for (let i = 0; i < text.length; i++) {
      state = next[state + columns[text.charCodeAt(i)]!]!;
      const ending = next[state + ENDING]!;
      if (ending !== 0) for (const group of endings[ending]!) found[group] = 1;
    }
  }

  private addColumn(letter: string, ignoreCase: boolean): void {
    const code = letter.charCodeAt(0);
    if (this.columns[code] !== OTHER) return;
    this.columns[code] = this.width;
    if (ignoreCase && /[A-Za-z]/.test(letter)) this.columns[code ^ 32] = this.width;
    this.width++;
  }

  /** The texts as a trie of letters, its root first. */
  private buildTrie(groups: readonly (readonly string[])[]): TrieNode[] {
    const trie: TrieNode[] = [{ children: new Map(), groups: new Set(), suffix: 0 }];
    for (const [group, texts] of groups.entries()) {
      for (const text of texts) {
        let at = 0;
        for (let i = 0; i < text.length; i++) {
          const { children } = trie[at]!;
          const column = this.columns[text.charCodeAt(i)]!;
          at = children.get(column) ?? trie.push({ children: new Map(), groups: new Set(), suffix: 0 }) - 1;
          children.set(column, at);
        }
        trie[at]!.groups.add(group);
      }
    }
    return trie;
  }

  /**
   * The transitions: to the child, or else from the longest proper suffix of the text so far that is also in the trie.
   */
  private buildTransitions(trie: readonly TrieNode[]): Uint32Array {
    const { width } = this;
    const next = new Uint32Array(trie.length * width);
    const indexByKey = new Map<string, number>();
    const queue = [0];
    for (const at of queue) {
      const { children, groups, suffix } = trie[at]!;
      const [row, fallback] = [at * width, suffix * width];
      for (const group of trie[suffix]!.groups) groups.add(group);
      next.copyWithin(row, fallback, fallback + width);
      next[row + ENDING] = this.endingOf([...groups], indexByKey);
      for (const [column, child] of children) {
        trie[child]!.suffix = next[row + column]! / width;
        next[row + column] = child * width;
        queue.push(child);
      }
    }
    return next;
  }

  private endingOf(groups: number[], indexByKey: Map<string, number>): number {
    if (groups.length === 0) return 0;
    const key = groups.sort((a, b) => a - b).join();
    const ending = indexByKey.get(key) ?? this.endings.push(groups) - 1;
    indexByKey.set(key, ending);
    return ending;
  }
}

/** A prefix of one of the texts. */
interface TrieNode {
  /** By column: the prefix that is one letter longer. */
  readonly children: Map<number, number>;
  /** The groups of the texts that end here. */
  readonly groups: Set<number>;
  /** The longest proper suffix of this prefix that is also a prefix. */
  suffix: number;
}
