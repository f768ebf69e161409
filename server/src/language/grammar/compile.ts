import { type Lexeme, numberOfWord, readLexemes, wordId } from './lexemes.js';
import { isRight } from './marks.js';
import { ANY_NUMBER, type NumberMask, type Part, PLURAL, SINGULAR, type SlotPart, type Wording } from './notation.js';
import type { Terminal } from './terminal.js';

/** How the number of an edge's word or slot takes part in agreement. */
export const FREE = 0;
/** With the construct as a whole. */
export const WITH_CONSTRUCT = 1;
/** With the slot before it. */
export const WITH_SLOT = 2;

interface Label {
  /** The number of a word, or of a category. */
  readonly id: number;
  readonly agreement: number;
  readonly number: NumberMask;
}

export interface Edge extends Label {
  readonly to: State;
}

/** A wording that was read to its end, with the fields of its slots in order. */
export interface Ending {
  readonly wording: Wording;
  readonly fields: readonly string[];
  /** How many of its choices were made in a way that is not right. */
  readonly breaks: number;
  /** The number that the wording states, where it has no noun of its own. */
  readonly number: NumberMask;
  /** The place of the wording in the grammar: of two readings the earlier wording counts. */
  readonly order: number;
}

/** A state of a category's net: what may follow the words read so far. */
export interface State {
  /** The wordings that end here, at most one for each number. */
  readonly endings: readonly Ending[];
  /** The edges that a word with this shape can follow. */
  moves(shape: number): Moves;
}

export interface Moves {
  readonly words: readonly Edge[];
  readonly slots: readonly Edge[];
}

/** The parts of a wording that are still to come. */
interface Rest {
  readonly id: number;
  readonly part: Part;
  readonly next: Rest | null;
}

/** A wording read up to some part. */
interface Item {
  readonly id: number;
  readonly wording: Wording;
  readonly order: number;
  readonly rest: Rest | null;
  /** Whether the last slot before it is not the head, so that the next word agrees with it. */
  readonly afterSlot: boolean;
  readonly fields: readonly string[];
  readonly breaks: number;
}

/** What is read of an item so far. */
type Progress = Pick<Item, 'rest' | 'afterSlot' | 'fields' | 'breaks'>;

/**
 * Merges the wordings of each category into one net, so that wordings with a common beginning are read together. States
 * are computed when a text first reaches them, since most texts use few of the thousands.
 */
export class Nets {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly wordings: Wording[][] = [];
  private readonly roots: (LazyState | undefined)[] = [];
  private readonly firsts: Map<number, boolean>[] = [];
  private readonly shapes: { readonly id: number; readonly begins: readonly number[] }[] = [];
  private readonly shapeByName = new Map<string, number>();
  private readonly items = new Map<string, Item>();
  private readonly states = new Map<string, LazyState>();
  private readonly terminals: number;
  private rests = 0;
  private order = 0;

  /**
   * @param terminals the names of the categories that are words of a class
   * @param date the ISO date of the text's edition, which decides what is outdated; '' for today
   */
  constructor(
    wordings: readonly Wording[],
    terminals: Iterable<string>,
    readonly date = '',
  ) {
    for (const name of terminals) this.add(name);
    this.terminals = this.size;
    for (const { category } of wordings) if (!this.numbers.has(category)) this.add(category);
    for (const wording of wordings) {
      this.wordings[this.numbers.get(wording.category)!]!.push(wording);
      assignNumbers(wording.parts);
    }
  }

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

  /** The state before the first word of a category's wordings. */
  root(category: number): LazyState {
    let root = this.roots[category];
    if (!root) {
      const items = this.wordings[category]!.map((wording) =>
        this.item(wording, this.order++, {
          rest: this.restOf(wording.parts, null),
          afterSlot: false,
          fields: [],
          breaks: 0,
        }),
      );
      root = this.state(items);
      this.roots[category] = root;
    }
    return root;
  }

  /** The shape of words with a number that can begin some terminal categories. */
  shape(id: number, begins: readonly number[]): number {
    const name = `${id} ${begins.join(' ')}`;
    let shape = this.shapeByName.get(name);
    if (shape === undefined) {
      shape = this.shapes.length;
      this.shapeByName.set(name, shape);
      this.shapes.push({ id, begins });
    }
    return shape;
  }

  /** Whether a phrase of the category can begin with a word of the shape. */
  canBegin(category: number, shape: number): boolean {
    const { id: word, begins } = this.shapes[shape]!;
    if (category < this.terminals) return begins.includes(category);
    const first = this.firsts[category]!;
    const known = first.get(shape);
    if (known !== undefined) return known;
    first.set(shape, false); // against categories that begin with themselves
    const { words, slots } = this.root(category).edges;
    const can = words.has(word) || slots.some(({ id }) => this.canBegin(id, shape));
    first.set(shape, can);
    return can;
  }

  /** The edges of a state that a word of the shape can follow. */
  movesFrom({ words, slots }: Edges, shape: number): Moves {
    const { id } = this.shapes[shape]!;
    return { words: (id > 0 && words.get(id)) || none, slots: slots.filter((edge) => this.canBegin(edge.id, shape)) };
  }

  private add(name: string): number {
    const number = this.names.length;
    this.numbers.set(name, number);
    this.names.push(name);
    this.wordings.push([]);
    this.firsts.push(new Map());
    return number;
  }

  private restOf(parts: readonly Part[], next: Rest | null): Rest | null {
    return parts.reduceRight<Rest | null>((rest, part) => ({ id: ++this.rests, part, next: rest }), next);
  }

  private item(wording: Wording, order: number, progress: Progress): Item {
    const { rest, afterSlot, fields, breaks } = progress;
    const key = `${order} ${rest?.id ?? 0} ${afterSlot} ${breaks} ${fields.join(' ')}`;
    let item = this.items.get(key);
    if (!item) {
      item = { id: this.items.size, wording, order, rest, afterSlot, fields, breaks };
      this.items.set(key, item);
    }
    return item;
  }

  private readonly options = new Map<Rest, readonly { readonly rest: Rest | null; readonly breaks: number }[]>();

  /** The items after each choice that is next has been made. */
  private closure(items: readonly Item[]): Item[] {
    const found = new Set<Item>();
    const visit = (item: Item): void => {
      const { rest } = item;
      if (rest?.part.kind !== 'choice') {
        found.add(item);
        return;
      }
      let options = this.options.get(rest);
      if (!options) {
        const { part, next } = rest;
        options = part.options.map((option) => ({
          rest: this.restOf(option.parts, next),
          breaks: isRight(option, part, this.date) ? 0 : 1,
        }));
        this.options.set(rest, options);
      }
      for (const option of options)
        visit(this.item(item.wording, item.order, { ...item, rest: option.rest, breaks: item.breaks + option.breaks }));
    };
    for (const item of items) visit(item);
    return [...found].sort((a, b) => a.order - b.order);
  }

  private state(before: readonly Item[]): LazyState {
    const items = this.closure(before);
    const key = items.map(({ id }) => id).join(' ');
    let state = this.states.get(key);
    if (!state) {
      state = new LazyState(
        this,
        items,
        (next) => this.state(next),
        (part, wording) => this.slotCategory(part, wording),
        (item, next) => this.item(item.wording, item.order, { ...item, ...next }),
      );
      this.states.set(key, state);
    }
    return state;
  }

  private slotCategory(slot: SlotPart, { source }: Wording): number {
    const { category, list } = slot;
    const known = this.numbers.get(list ? `${category}*${list}` : category);
    if (known !== undefined) return known;
    if (!list) throw new Error(`No category is named ${category}: ${source}`);
    return this.addList(slot, source);
  }

  /** The category of lists: "a", "a or b", "a, b, or c". */
  private addList({ category, list }: SlotPart, source: string): number {
    const name = `${category}*${list}`;
    const item: SlotPart = {
      kind: 'slot',
      field: 'item',
      category,
      list: null,
      isHead: true,
      agrees: false,
      allowed: ANY_NUMBER,
    };
    const rest: SlotPart = { ...item, field: 'rest', category: `${name} rest` };
    const comma: Part = { kind: 'text', text: ',' };
    const conjunction: Part = { kind: 'text', text: list! };
    const number = this.add(name);
    const restNumber = this.add(rest.category);
    const add = (to: number, parts: readonly Part[]) =>
      this.wordings[to]!.push({
        category: this.names[to]!,
        construct: 'list',
        fields: {},
        parts,
        source,
      });
    add(number, [item]);
    add(number, [item, conjunction, item]);
    add(number, [item, comma, rest]);
    add(restNumber, [item, comma, conjunction, item]);
    add(restNumber, [item, comma, rest]);
    return number;
  }
}

/** The nets of a game's wordings with the words of a vocabulary; vocabularies share the nets. */
export class Grammar {
  private readonly terminals: readonly Terminal[];
  private readonly shapeByWord = new Map<string, number>();

  /** @param terminals those of the nets, in the same order */
  constructor(
    private readonly nets: Nets,
    terminals: ReadonlyMap<string, Terminal>,
  ) {
    this.terminals = [...terminals.values()];
  }

  /** The number of categories. */
  get size(): number {
    return this.nets.size;
  }

  nameOf(category: number): string {
    return this.nets.nameOf(category);
  }

  /** @throws Error if there is no such category */
  category(name: string): number {
    return this.nets.category(name);
  }

  /** How the phrases of a category are read whose words are of a class; undefined if it has wordings. */
  terminal(category: number): Terminal | undefined {
    return this.terminals[category];
  }

  /**
   * The state before the first word of a category's wordings.
   * @throws Error if one of its slots names a category that does not exist
   */
  root(category: number): State {
    return this.nets.root(category);
  }

  /**
   * The shape of a word: words with the same shape begin the same phrases. It is determined by the word's number and by
   * the terminal categories that can begin with it.
   */
  shapeOf(word: Lexeme): number {
    const key = word.capital ? word.text : word.lower;
    const known = this.shapeByWord.get(key);
    if (known !== undefined) return known;
    const begins = this.terminals.flatMap((terminal, category) => (terminal.begins(word) ? [category] : []));
    const shape = this.nets.shape(numberOfWord(word), begins);
    if (this.shapeByWord.size > MAX_SHAPED_WORDS) this.shapeByWord.clear();
    this.shapeByWord.set(key, shape);
    return shape;
  }
}

const none: readonly Edge[] = [];

/** After so many different words the cache of their shapes begins anew. */
const MAX_SHAPED_WORDS = 50_000;

interface Edges {
  readonly words: ReadonlyMap<number, readonly Edge[]>;
  readonly slots: readonly Edge[];
}

type MakeItem = (item: Item, next: Partial<Progress>) => Item;

class LazyState implements State {
  readonly endings: readonly Ending[];
  private known: Edges | null = null;
  private readonly byShape: (Moves | undefined)[] = [];

  constructor(
    private readonly nets: Nets,
    private readonly items: readonly Item[],
    private readonly stateOf: (items: readonly Item[]) => State,
    private readonly categoryOf: (slot: SlotPart, wording: Wording) => number,
    private readonly make: MakeItem,
  ) {
    const ended = items.filter(({ rest }) => rest === null).sort((a, b) => a.breaks - b.breaks || a.order - b.order);
    const byNumber = new Map<NumberMask, Ending>();
    for (const { wording, fields, breaks, order } of ended) {
      const number = numberOf(wording);
      if (!byNumber.has(number)) byNumber.set(number, { wording, fields, breaks, number, order });
    }
    this.endings = [...byNumber.values()];
  }

  get edges(): Edges {
    this.known ??= this.expand();
    return this.known;
  }

  moves(shape: number): Moves {
    let moves = this.byShape[shape];
    if (!moves) {
      moves = this.nets.movesFrom(this.edges, shape);
      this.byShape[shape] = moves;
    }
    return moves;
  }

  private expand(): Edges {
    const words = new Targets();
    const slots = new Targets();
    for (const item of this.items) {
      if (!item.rest) continue;
      const { part, next } = item.rest;
      if (part.kind === 'text') {
        const [first, ...more] = wordsOf(part.text);
        const text = more.reduceRight<Rest | null>((rest, word) => wordRest(word, rest, item.rest!), next);
        words.add({ id: wordId(first!), agreement: FREE, number: ANY_NUMBER }, this.make(item, { rest: text }));
      } else if (part.kind === 'forms') {
        const after = this.make(item, { rest: next });
        const agreement = part.singular === part.plural ? FREE : item.afterSlot ? WITH_SLOT : WITH_CONSTRUCT;
        words.add({ id: wordId(part.singular), agreement, number: agreement === FREE ? ANY_NUMBER : SINGULAR }, after);
        if (agreement !== FREE) words.add({ id: wordId(part.plural), agreement, number: PLURAL }, after);
      } else if (part.kind === 'slot') {
        const agreement = part.agrees ? WITH_SLOT : part.isHead ? WITH_CONSTRUCT : FREE;
        const id = this.categoryOf(part, item.wording);
        slots.add(
          { id, agreement, number: part.allowed },
          this.make(item, { rest: next, afterSlot: !part.isHead, fields: [...item.fields, part.field] }),
        );
      }
    }
    const byWord = new Map<number, Edge[]>();
    for (const edge of words.edges(this.stateOf)) {
      const same = byWord.get(edge.id);
      if (same) same.push(edge);
      else byWord.set(edge.id, [edge]);
    }
    return { words: byWord, slots: [...slots.edges(this.stateOf)] };
  }
}

/** The items that each label leads to. */
class Targets {
  private readonly targets = new Map<string, { label: Label; items: Item[] }>();

  add(label: Label, item: Item): void {
    const key = `${label.id} ${label.agreement} ${label.number}`;
    const target = this.targets.get(key);
    if (target) target.items.push(item);
    else this.targets.set(key, { label, items: [item] });
  }

  *edges(stateOf: (items: readonly Item[]) => State): Generator<Edge> {
    for (const { label, items } of this.targets.values()) yield { ...label, to: stateOf(items) };
  }
}

const wordRests = new WeakMap<Rest, Map<string, Rest>>();
let wordRestCount = 0;

/** The further words of a text part, one by one: the same object each time, as items are compared by it. */
function wordRest(word: string, next: Rest | null, origin: Rest): Rest {
  let known = wordRests.get(origin);
  if (!known) {
    known = new Map();
    wordRests.set(origin, known);
  }
  const key = `${word} ${next?.id ?? 0}`;
  let rest = known.get(key);
  if (!rest) {
    rest = { id: -++wordRestCount, part: { kind: 'text', text: word }, next };
    known.set(key, rest);
  }
  return rest;
}

/** Numbers the words of a wording, so that texts read before the wording is needed know them. */
function assignNumbers(parts: readonly Part[]): void {
  for (const part of parts) {
    if (part.kind === 'text') for (const word of wordsOf(part.text)) wordId(word);
    else if (part.kind === 'forms') for (const form of [part.singular, part.plural]) wordId(form);
    else if (part.kind === 'choice') for (const option of part.options) assignNumbers(option.parts);
    else if (part.list) for (const word of [',', part.list]) wordId(word);
  }
}

function numberOf({ fields }: Wording): NumberMask {
  return fields.singular ? SINGULAR : fields.plural ? PLURAL : ANY_NUMBER;
}

/** A possessive ending after a slot is a word of its own, as it is in card text. */
function wordsOf(text: string): string[] {
  const ending = /^'s?(?=$|[^\w])/.exec(text)?.[0];
  if (ending) return [ending, ...(text.length > ending.length ? wordsOf(text.slice(ending.length)) : [])];
  return readLexemes(text).words.map((word) => word.lower);
}
