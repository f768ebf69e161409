import { IntList, PairMap } from './int-tables.js';
import { assignNumbers, fieldNames, type Item, Items, type Label } from './items.js';
import { listsIn, listWordings, slotName } from './lists.js';
import { ANY_NUMBER, type NumberMask, PLURAL, SINGULAR, type SlotPart, type Wording } from './notation.js';

/** A wording that was read to its end, with the fields of its slots in order. */
export interface Ending {
  readonly wording: Wording;
  readonly fields: readonly string[];
  /** How many of its choices were made in a way that is not right. */
  readonly breaks: number;
  /** The number that the wording states, where it has no noun of its own. */
  readonly number: NumberMask;
  /** The place of the wording in its category: of two readings the earlier wording counts. */
  readonly order: number;
}

export interface Edge extends Label {
  readonly to: State;
}

/** A state of a category's net: what may follow the words read so far. */
export interface State {
  /** Its place in {@link Nets.states}. */
  readonly id: number;
  /** The wordings that end here, at most one for each number. */
  readonly endings: readonly Ending[];
  /** The edges that read a word, by the word's number. */
  readonly words: ReadonlyMap<number, readonly Edge[]>;
  readonly slots: readonly Edge[];
}

/**
 * The wordings of a game, merged into one net for each category, so that wordings with a common beginning are read
 * together. States are computed when a text first reaches them, since most texts use few of the thousands; the moves of
 * a state are kept as numbers for each shape of a word. Nothing here depends on the words of a vocabulary, so that all
 * vocabularies share the nets.
 */
export class Nets {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly wordings: Wording[][] = [];
  private readonly roots: (State | undefined)[] = [];
  private readonly stateByItems = new Map<string, State>();
  private readonly items: Items;
  private readonly terminals: number;
  private readonly firsts = new PairMap();
  private readonly shapes: { readonly word: number; readonly begins: readonly number[] }[] = [];
  private readonly shapeByName = new Map<string, number>();
  private readonly movesByShape = new PairMap();
  readonly states: State[] = [];
  readonly endings: Ending[] = [];
  /** The endings and moves of states, see {@link endingsOf} and {@link moves}. */
  readonly code = new IntList(1 << 14);
  /** For each state the place of its endings in the code. */
  readonly endingsOf = new IntList(1 << 10);

  /**
   * @param terminals the names of the categories that are words of a class
   * @param date the ISO date of the text's edition, which decides what is outdated; '' for today
   */
  constructor(wordings: readonly Wording[], terminals: Iterable<string>, date = '') {
    this.items = new Items(date);
    for (const name of terminals) this.add(name);
    this.terminals = this.size;
    this.addWordings(wordings);
    this.code.push(0); // what has no endings, and what has no moves: two zeros
    this.code.push(0);
  }

  /** The number of categories. */
  get size(): number {
    return this.names.length;
  }

  nameOf(category: number): string {
    return this.names[category]!;
  }

  /** @throws Error if there is no such category */
  category(name: string): number {
    const number = this.numbers.get(name);
    if (number === undefined) throw new Error(`The grammar has no category ${name}.`);
    return number;
  }

  /**
   * The state before the first word of a category's wordings.
   * @throws Error if a slot names a category that does not exist
   */
  root(category: number): State {
    let root = this.roots[category];
    if (!root) {
      root = this.state(this.wordings[category]!.flatMap((wording, order) => this.items.first(wording, order)));
      this.roots[category] = root;
    }
    return root;
  }

  /** The shape of words with a number that can begin some terminal categories: such words begin the same phrases. */
  shape(word: number, begins: readonly number[]): number {
    const name = `${word} ${begins.join(' ')}`;
    let shape = this.shapeByName.get(name);
    if (shape === undefined) {
      shape = this.shapes.length;
      this.shapeByName.set(name, shape);
      this.shapes.push({ word, begins });
    }
    return shape;
  }

  /** Whether a phrase of the category can begin with a word of the shape. */
  canBegin(category: number, shape: number): boolean {
    const { word, begins } = this.shapes[shape]!;
    if (category < this.terminals) return begins.includes(category);
    const known = this.firsts.get(category, shape);
    if (known > 0) return known === 2;
    this.firsts.set(category, shape, 1); // against categories that begin with themselves
    const { words, slots } = this.root(category);
    const can = words.has(word) || slots.some(({ id }) => this.canBegin(id, shape));
    if (can) this.firsts.set(category, shape, 2);
    return can;
  }

  /**
   * The place in the code of the edges that a word of the shape can follow: how many read the word itself, for each the
   * state after it and its agreement ({@link packed}), how many are slots, for each its category, the state after it and
   * its agreement.
   */
  moves(state: number, shape: number): number {
    return this.movesByShape.get(state, shape) || this.addMoves(state, shape);
  }

  private addMoves(number: number, shape: number): number {
    const { code } = this;
    const state = this.states[number]!;
    const words = state.words.get(this.shapes[shape]!.word) ?? [];
    const slots = state.slots.filter((edge) => this.canBegin(edge.id, shape));
    const at = code.length;
    code.push(words.length);
    for (const edge of words) {
      code.push(edge.to.id);
      code.push(packed(edge));
    }
    code.push(slots.length);
    for (const edge of slots) {
      code.push(edge.id);
      code.push(edge.to.id);
      code.push(packed(edge));
    }
    this.movesByShape.set(number, shape, at);
    return at;
  }

  private add(name: string): number {
    const number = this.names.length;
    this.numbers.set(name, number);
    this.names.push(name);
    this.wordings.push([]);
    return number;
  }

  private addWordings(wordings: readonly Wording[]): void {
    for (const wording of wordings) {
      const number = this.numbers.get(wording.category) ?? this.add(wording.category);
      this.wordings[number]!.push(wording);
      assignNumbers(wording.parts);
      for (const slot of listsIn(wording.parts))
        if (!this.numbers.has(slotName(slot))) this.addWordings(listWordings(slot, wording.source));
    }
  }

  private state(items: readonly Item[]): State {
    const key = items.map(({ id }) => id).join(' ');
    let state = this.stateByItems.get(key);
    if (!state) {
      const endings = endingsOf(items);
      state = new LazyState(this.states.length, endings, () => this.edgesAfter(items));
      this.states.push(state);
      this.stateByItems.set(key, state);
      this.addEndings(endings);
    }
    return state;
  }

  private addEndings(endings: readonly Ending[]): void {
    const { code } = this;
    this.endingsOf.push(endings.length === 0 ? 0 : code.length);
    if (endings.length === 0) return;
    code.push(endings.length);
    for (const ending of endings) {
      code.push(this.endings.length);
      code.push(ending.number);
      code.push(ending.breaks);
      this.endings.push(ending);
    }
  }

  private edgesAfter(items: readonly Item[]): Edges {
    const words = new Targets();
    const slots = new Targets();
    for (const item of items)
      this.items.next(
        item,
        (slot) => this.slotCategory(slot, item.wording),
        (label, after) => (item.place.kind === 'slot' ? slots : words).add(label, after),
      );
    const byWord = new Map<number, Edge[]>();
    const edge = ({ label, items: after }: Target): Edge => ({ ...label, to: this.state(inOrder(after)) });
    for (const each of words.all()) {
      const same = byWord.get(each.label.id);
      if (same) same.push(edge(each));
      else byWord.set(each.label.id, [edge(each)]);
    }
    return { words: byWord, slots: [...slots.all()].map(edge) };
  }

  private slotCategory(slot: SlotPart, { source }: Wording): number {
    const known = this.numbers.get(slotName(slot));
    if (known === undefined) throw new Error(`No category is named ${slot.category}: ${source}`);
    return known;
  }
}

/** How an edge agrees, and the numbers it allows, as one number: the agreement times four and the mask. */
function packed({ agreement, number }: Label): number {
  return agreement * 4 + number;
}

type Edges = Pick<State, 'words' | 'slots'>;

class LazyState implements State {
  private edges: Edges | null = null;

  constructor(
    readonly id: number,
    readonly endings: readonly Ending[],
    private compute: (() => Edges) | null,
  ) {}

  get words(): State['words'] {
    return this.expanded().words;
  }

  get slots(): State['slots'] {
    return this.expanded().slots;
  }

  private expanded(): Edges {
    if (!this.edges) {
      this.edges = this.compute!();
      this.compute = null; // the items are no longer needed
    }
    return this.edges;
  }
}

interface Target {
  readonly label: Label;
  readonly items: Item[];
}

/** The items that each label leads to. */
class Targets {
  private readonly byLabel = new Map<number, Target>();

  add(label: Label, items: readonly Item[]): void {
    const key = label.id * 16 + packed(label);
    const target = this.byLabel.get(key);
    if (target) target.items.push(...items);
    else this.byLabel.set(key, { label, items: [...items] });
  }

  all(): Iterable<Target> {
    return this.byLabel.values();
  }
}

function inOrder(items: readonly Item[]): Item[] {
  return items.length < 2 ? [...items] : [...new Set(items)].sort((a, b) => a.order - b.order);
}

/** The best ending for each number: the one with the fewest wrong choices, then the one whose wording stands first. */
function endingsOf(items: readonly Item[]): Ending[] {
  const ended = items
    .filter(({ place }) => place.kind === 'end')
    .sort((a, b) => a.breaks - b.breaks || a.order - b.order);
  const byNumber = new Map<NumberMask, Ending>();
  for (const { wording, fields, breaks, order } of ended) {
    const number = numberOf(wording);
    if (!byNumber.has(number)) byNumber.set(number, { wording, fields: fieldNames(fields), breaks, number, order });
  }
  return [...byNumber.values()];
}

function numberOf({ fields }: Wording): NumberMask {
  return fields.singular ? SINGULAR : fields.plural ? PLURAL : ANY_NUMBER;
}
