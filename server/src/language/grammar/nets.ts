import { getOrInsert } from '../../util/get-or-insert.js';
import { Categories } from './categories.js';
import { IntList } from './int-list.js';
import { type Item, Items } from './items.js';
import type { SlotPart, Wording } from './notation.js';
import { Shapes } from './shapes.js';
import {
  type Edge,
  type Edges,
  type Ending,
  endingsOf,
  inOrder,
  LazyState,
  packed,
  type State,
  type Target,
  Targets,
} from './states.js';

/**
 * The wordings of a game, merged into one net for each category, so that wordings with a common beginning are read
 * together. States are computed when a text first reaches them, since most texts use few of the thousands. Nothing here
 * depends on the words of a vocabulary, so that all vocabularies share the nets.
 */
export class Nets {
  private readonly categories: Categories;
  private readonly roots: (State | undefined)[] = [];
  private readonly stateByItems = new Map<string, State>();
  private readonly items: Items;
  private readonly states: State[] = [];
  readonly endings: Ending[] = [];
  readonly shapes: Shapes;
  /**
   * The nets as numbers: for each state the places of its endings and of its edges in the {@link code}, or 0 if there are
   * none or they are not yet computed.
   */
  readonly places = new IntList(1 << 11);
  /**
   * At the place of endings how many there are, and for each its index, number and wrong choices. At the place of edges
   * how many read a word and how many are slots; the words in ascending order; for each of them the state after it and
   * how it agrees ({@link packed}); for each slot its category, the state after it and how it agrees.
   */
  readonly code = new IntList(1 << 14);

  /**
   * @param terminals the names of the categories that are words of a class
   * @param date the ISO date of the text's edition, which decides what is outdated; '' for today
   */
  constructor(
    wordings: readonly Wording[],
    terminals: Iterable<string>,
    readonly date = '',
  ) {
    this.items = new Items(date);
    this.categories = new Categories(wordings, terminals);
    this.shapes = new Shapes(this.categories);
    this.code.push(0); // places are positive
  }

  /** The number of categories. */
  get size(): number {
    return this.categories.size;
  }

  nameOf(category: number): string {
    return this.categories.names[category]!;
  }

  has(category: string): boolean {
    return this.categories.has(category);
  }

  /** @throws Error if there is no such category */
  category(name: string): number {
    return this.categories.number(name);
  }

  /**
   * The state before the first word of a category's wordings.
   * @throws Error if a slot names a category that does not exist
   */
  root(category: number): State {
    let root = this.roots[category];
    if (!root) {
      const wordings = this.categories.wordings[category]!;
      root = this.state(wordings.flatMap((wording, order) => this.items.first(wording, order)));
      this.roots[category] = root;
    }
    return root;
  }

  /** The state with a number. */
  stateAt(number: number): State {
    return this.states[number]!;
  }

  /** The place of a state's edges in the code. */
  edges(state: number): number {
    return this.places.data[state * 2 + 1] || this.addEdges(state);
  }

  /** Whether some wording in a state can continue with a word, given its number and shape. */
  continues(state: number, word: number, shape: number): boolean {
    const { words, slots } = this.states[state]!;
    return words.has(word) || slots.some(({ id }) => this.shapes.canBegin(id, shape));
  }

  private addEdges(number: number): number {
    const { code, places } = this;
    const { words, slots } = this.states[number]!;
    const byWord = [...words].sort(([a], [b]) => a - b).flatMap(([, edges]) => edges);
    const place = code.length;
    code.push(byWord.length, slots.length);
    for (const { id } of byWord) code.push(id);
    for (const edge of byWord) code.push(edge.to.id, packed(edge));
    for (const edge of slots) code.push(edge.id, edge.to.id, packed(edge));
    places.data[number * 2 + 1] = place;
    return place;
  }

  private state(items: readonly Item[]): State {
    const key = items.map(({ id }) => id).join(' ');
    let state = this.stateByItems.get(key);
    if (!state) {
      const endings = endingsOf(items);
      state = new LazyState(this.states.length, endings, () => this.edgesAfter(items));
      this.states.push(state);
      this.stateByItems.set(key, state);
      this.places.push(this.addEndings(endings), 0);
    }
    return state;
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

  private edgesAfter(items: readonly Item[]): Edges {
    const words = new Targets();
    const slots = new Targets();
    for (const item of items) {
      const targets = item.place.kind === 'slot' ? slots : words;
      const categoryOf = (slot: SlotPart) => this.categories.ofSlot(slot, item.wording);
      this.items.next(item, categoryOf, (label, after) => targets.add(label, after));
    }
    const byWord = new Map<number, Edge[]>();
    const edge = ({ label, items: after }: Target): Edge => ({ ...label, to: this.state(inOrder(after)) });
    for (const target of words.all()) getOrInsert(byWord, target.label.id, () => []).push(edge(target));
    return { words: byWord, slots: [...slots.all()].map(edge) };
  }
}
