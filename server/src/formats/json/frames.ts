import type { Span } from '../../text/span.js';
import type { JsonValue, Properties } from './json-tree.js';
import { clueOf, heldBy, INHERITED, isName, isProof, isProven, keyedShapeOf, PROVEN, shapeOf } from './recognise.js';
import type { JsonShape } from './shape.js';

/** An object that is a card. */
export interface JsonCardEntry extends Span {
  readonly shape: JsonShape;
  /** What it has, in offsets of the object. */
  readonly properties: Properties;
  /** Whether it leaves no doubt that the file holds cards. */
  readonly proven: boolean;
}

/** What is open around a place: an object or a list. */
interface Frame {
  readonly isObject: boolean;
  readonly start: number;
  /** Whether it stands in a card. */
  readonly inCard: boolean;
  /** The property it is the value of, where it stands in an object, and where its key stands, without its quotes. */
  readonly key: string;
  readonly keySpan: Span;
  /** Its properties so far; null for a list, and for what stands in a card, which is looked into when it is asked for. */
  readonly properties: Map<string, JsonValue> | null;
  /** How many entries stand before it. */
  readonly first: number;
  /** What its properties tell so far. */
  mask: number;
  /** Whether it has a property that is no object and no list. */
  hasPlain: boolean;
  /** Whether a card is a property of it. */
  holdsCard: boolean;
}

/** The objects and lists that are open, and the cards among those that were. */
export class OpenFrames {
  /** The outermost cards, in the order of the text. */
  readonly entries: (JsonCardEntry & { readonly depth: number })[] = [];
  private readonly open: Frame[] = [];

  get depth(): number {
    return this.open.length;
  }

  /** Whether the innermost frame is an object; undefined where none is open. */
  get isObject(): boolean | undefined {
    return this.open.at(-1)?.isObject;
  }

  /** Whether the innermost frame is an object in a list. */
  get isItem(): boolean {
    return this.isObject === true && this.open.at(-2)?.isObject === false;
  }

  /** Whether one of the open objects leaves no doubt that it is a card. */
  get hasProvenCard(): boolean {
    return this.open.some(({ mask }, i) => {
      const shape = shapeOf(mask);
      const outer = this.open[i - 1];
      return shape !== null && isProven(mask, shape) && !(outer?.isObject && outer.hasPlain);
    });
  }

  /** An object or list begins, as the value of a key where it stands in an object. */
  begin(isObject: boolean, start: number, key: string, keySpan: Span): void {
    const outer = this.open.at(-1);
    const clue = outer?.isObject ? clueOf(key) : undefined;
    if (outer && clue) outer.mask |= clue.any | (isObject ? clue.object : clue.list);
    const first = this.entries.length;
    const inCard = outer !== undefined && (outer.inCard || shapeOf(outer.mask) !== null);
    const properties = isObject && !inCard ? new Map<string, JsonValue>() : null;
    const found = { mask: 0, hasPlain: false, holdsCard: false };
    this.open.push({ isObject, start, key, keySpan, inCard, properties, first, ...found });
  }

  /** The innermost frame has a value of another kind; `text` is null for what is no text. */
  plain(key: string, text: string | null, value: JsonValue | null): void {
    const frame = this.open.at(-1);
    if (!frame?.isObject) {
      const clue = frame && text !== null ? clueOf(frame.key) : undefined;
      if (frame && clue && text !== null) frame.mask |= heldBy(clue, text);
      return;
    }
    frame.hasPlain = true;
    if (value) add(frame, key, value);
    const clue = clueOf(key);
    if (clue) frame.mask |= clue.any;
    if (!clue || text === null) return;
    frame.mask |= clue.text | heldBy(clue, text);
    if (clue.proves && (frame.mask & PROVEN) === 0 && isProof(text)) frame.mask |= PROVEN;
  }

  /** The innermost frame ends. */
  end(end: number): void {
    const frame = this.open.pop()!;
    const outer = this.open.at(-1);
    if (outer) add(outer, frame.key, { kind: frame.isObject ? 'object' : 'list', start: frame.start, end });
    const shape = frame.isObject ? shapeOf(frame.mask) : null;
    if (!shape) {
      if (outer?.isObject && this.endKeyed(frame, outer, end)) return;
      const told = frame.mask & INHERITED;
      if (outer?.isObject && told !== 0) outer.mask |= told | (frame.mask & PROVEN);
      this.dropWrapped(frame);
      return;
    }
    this.entries.length = frame.first;
    const proven = isProven(frame.mask, shape);
    const properties = frame.properties ?? none;
    this.entries.push({ start: frame.start, end, shape, properties, proven, depth: this.open.length });
    if (outer?.isObject) outer.holdsCard = true;
  }

  /** Takes an object for a card whose name is the key that it stands under: its source begins with the key. */
  private endKeyed(
    { isObject, key, keySpan, properties, mask, start, first }: Frame,
    outer: Frame,
    end: number,
  ): boolean {
    const shape = isObject && properties && isName(key) ? keyedShapeOf(mask) : null;
    if (!shape || !properties) return false;
    const source = keySpan.start - 1;
    const all = new Map<string, JsonValue>();
    for (const [name, value] of properties) {
      all.set(name, { ...value, start: value.start + start - source, end: value.end + start - source });
    }
    all.set('name', { kind: 'text', start: 1, end: keySpan.end - source });
    this.entries.length = first;
    const proven = isProven(mask, shape);
    this.entries.push({ start: source, end, shape, properties: all, proven, depth: this.open.length });
    outer.holdsCard = true;
    return true;
  }

  /** Gives up the innermost frame, which has no end. If it is a card, nothing in it is one. */
  abandon(): void {
    const frame = this.open.pop()!;
    if (shapeOf(frame.mask)) this.entries.length = frame.first;
    else this.dropWrapped(frame);
  }

  /** How many frames are open inside the innermost object or list; null where none is open. */
  inside(isObject: boolean): number | null {
    const at = this.open.findLastIndex((frame) => frame.isObject === isObject);
    return at < 0 ? null : this.open.length - 1 - at;
  }

  /** Takes out the cards that are properties of a frame, which is a wrapper around them. */
  private dropWrapped({ hasPlain, holdsCard, first }: Frame): void {
    if (!hasPlain || !holdsCard) return;
    const depth = this.open.length + 1;
    let kept = first;
    for (let i = first; i < this.entries.length; i++) {
      const entry = this.entries[i]!;
      if (entry.depth !== depth) this.entries[kept++] = entry;
    }
    this.entries.length = kept;
  }
}

const none: Properties = new Map();

/** Adds a value to what an object has. */
function add({ properties, start }: Frame, key: string, value: JsonValue): void {
  properties?.set(key, { kind: value.kind, start: value.start - start, end: value.end - start });
}
