import { Categories } from './categories.js';
import { Firsts } from './firsts.js';
import { IntList } from './int-list.js';
import { type Item, Items, type Label } from './items.js';
import type { Wording } from './notation.js';
import { Shapes } from './shapes.js';
import { type Ending, endingsOf, inOrder, packed, type Target, Targets } from './states.js';

/** Said of a category that cannot begin with a word. */
export const NEVER = -1;

/**
 * The wordings of a game, merged into one net for each category, so that wordings with a common beginning are read
 * together. A state of a net is a number for the words read so far. What may follow it is computed when a text first
 * has it, since most texts use few of the thousands of states. Nothing here depends on the words of a vocabulary, so that
 * all vocabularies share the nets.
 */
export class Nets {
  private readonly categories: Categories;
  private readonly firsts: Firsts;
  private readonly items: Items;
  private readonly stateByItems = new Map<string, number>();
  /** What each state has read; emptied when its edges are computed. */
  private readonly itemsByState: (readonly Item[])[] = [];
  readonly endings: Ending[] = [];
  readonly shapes: Shapes;
  /**
   * For each category that can begin with a shape, by {@link Shapes.index}, the place of the edges with which it begins
   * so, or 0 if not yet computed; for a category without wordings any other number.
   */
  private readonly entries = new IntList(1 << 12);
  /** For each state the places of its endings and of its edges in the {@link code}, or 0 if it has none or not yet. */
  readonly places = new IntList(1 << 12);
  /**
   * At the place of endings: how many there are, and for each its index, number and wrong choices. At the place of edges: how
   * many read a word and how many are slots; the words in ascending order; for each of them the state after it (see
   * {@link after}) and how it agrees ({@link packed}); for each slot its category, the state after it and how it agrees.
   */
  readonly code = new IntList(1 << 14);
  /** What the edges begin at that no text has followed yet: one item, or several. */
  private readonly unfollowed: (Item | readonly Item[] | null)[] = [];

  /** @param terminals the names of the categories that are words of a class */
  constructor(wordings: readonly Wording[], terminals: Iterable<string>) {
    this.categories = new Categories(wordings, terminals);
    this.items = new Items(this.categories);
    this.firsts = new Firsts(this.categories);
    this.shapes = new Shapes(this.firsts);
    this.code.push(0); // places are positive
  }

  /** The number of categories. */
  get size(): number {
    return this.categories.size;
  }

  /** The names of the categories, by their numbers. */
  get names(): readonly string[] {
    return this.categories.names;
  }

  /** The number of a category, or -1 if the game has none of that name. */
  find(name: string): number {
    return this.categories.find(name);
  }

  /** @throws Error if there is no such category */
  category(name: string): number {
    return this.categories.number(name);
  }

  /** How many categories are words of a class; they have the lowest numbers. */
  get terminals(): number {
    return this.categories.terminals;
  }

  /**
   * The place of the edges with which a category begins at a word of a shape; {@link NEVER} if it cannot begin with it.
   * @throws Error if a slot names a category that does not exist
   */
  entry(category: number, shape: number): number {
    const index = this.shapes.index(category, shape);
    if (index < 0) return NEVER;
    return (index < this.entries.length && this.entries.data[index]) || this.addEntry(category, shape, index);
  }

  /**
   * The place of a state's edges.
   * @throws Error if a slot names a category that does not exist
   */
  edges(state: number): number {
    return this.places.data[state * 2 + 1] || this.addEdges(state);
  }

  /**
   * The state after an edge, which is computed when a text follows the edge first.
   * @param place where the code has it: the state, or a negative number for an edge of {@link unfollowed}
   */
  after(place: number): number {
    const state = this.code.data[place]!;
    return state >= 0 ? state : this.addTarget(place, -1 - state);
  }

  /** Whether some wording in a state can continue with a word of a shape. */
  continues(state: number, shape: number): boolean {
    const code = this.code.data;
    const place = this.edges(state);
    const word = this.shapes.words[shape]!;
    const words = code[place]!;
    const slots = place + 2 + words * 3;
    for (let i = 0; i < words; i++) if (code[place + 2 + i] === word) return true;
    for (let i = 0; i < code[place + 1]!; i++) if (this.shapes.canBegin(code[slots + i * 3]!, shape)) return true;
    return false;
  }

  private addEntry(category: number, shape: number, index: number): number {
    const place = category < this.terminals ? 1 : this.addBeginning(category, shape);
    this.entries.extend(this.shapes.count);
    this.entries.data[index] = place;
    return place;
  }

  private addBeginning(category: number, shape: number): number {
    const { shapes, items } = this;
    const word = shapes.words[shape]!;
    const canBegin = (label: Label, isWord: boolean) => (isWord ? label.id === word : shapes.canBegin(label.id, shape));
    const wordings = this.categories.wordings[category]!;
    const first = this.firsts
      .ordersOf(category, word, (slot) => shapes.canBegin(slot, shape))
      .flatMap((order) => items.first(wordings[order]!, order));
    return this.addCode(first, canBegin);
  }

  private addEdges(state: number): number {
    const place = this.addCode(this.itemsByState[state]!, () => true);
    this.places.data[state * 2 + 1] = place;
    this.itemsByState[state] = [];
    return place;
  }

  /** Adds the edges after some items to the code: those whose labels are wanted. */
  private addCode(items: readonly Item[], isWanted: (label: Label, isWord: boolean) => boolean): number {
    const words = new Targets();
    const slots = new Targets();
    for (const item of items) {
      const isWord = item.place.kind !== 'slot';
      const targets = isWord ? words : slots;
      for (const label of this.items.labels(item)) if (isWanted(label, isWord)) targets.add(label, item);
    }
    const byWord = [...words.all()].sort((a, b) => a.label.id - b.label.id);
    const { code } = this;
    const place = code.length;
    code.push(byWord.length, slots.size);
    for (const { label } of byWord) code.push(label.id);
    for (const target of byWord) code.push(this.unfollowedEdge(target), packed(target.label));
    for (const target of slots.all()) code.push(target.label.id, this.unfollowedEdge(target), packed(target.label));
    return place;
  }

  private unfollowedEdge({ items }: Target): number {
    return -this.unfollowed.push(items.length === 1 ? items[0]! : items);
  }

  private addTarget(place: number, edge: number): number {
    const after: Item[] = [];
    for (const item of [this.unfollowed[edge]!].flat()) this.items.addAfter(item, after);
    this.unfollowed[edge] = null;
    const state = this.state(inOrder(after));
    this.code.data[place] = state;
    return state;
  }

  private state(items: readonly Item[]): number {
    let key = '';
    for (const { id } of items) key += ` ${id}`;
    let state = this.stateByItems.get(key);
    if (state === undefined) {
      state = this.addState(items);
      this.stateByItems.set(key, state);
    }
    return state;
  }

  private addState(items: readonly Item[]): number {
    this.places.push(this.addEndings(endingsOf(items)), 0);
    return this.itemsByState.push(items) - 1;
  }

  private addEndings(endings: readonly Ending[]): number {
    if (endings.length === 0) return 0;
    const { code } = this;
    const place = code.length;
    code.push(endings.length);
    for (const ending of endings) {
      code.push(this.endings.length, ending.number, ending.breaks);
      this.endings.push(ending);
    }
    return place;
  }
}
