import type { Span } from '../../text/span.js';
import type { JsonValue, Properties } from './json-tree.js';
import { bitsOf, clueOf, INHERITED, isName, isProof, isProven, keyedShapeOf, PROVEN, shapeOf } from './recognise.js';
import type { JsonShape } from './shape.js';

/** The object of a card. */
export interface JsonCardEntry extends Span {
  readonly shape: JsonShape;
  /** Its properties, with offsets in the object. */
  readonly properties: Properties;
  /** Whether it proves that the file contains cards. */
  readonly proven: boolean;
}

/** An open object or list. */
interface Frame {
  readonly isObject: boolean;
  readonly start: number;
  /** Whether it is inside a card. */
  readonly inCard: boolean;
  /** The key whose value it is, if it is in an object, and the span of that key without its quotes. */
  readonly key: string;
  readonly keySpan: Span;
  /** Its properties so far; null for a list, and inside a card, where properties are read on request. */
  readonly properties: Map<string, JsonValue> | null;
  /** The number of entries found before it. */
  readonly first: number;
  /** The mask of its properties so far. */
  mask: number;
  /** Whether it has a property that is neither an object nor a list. */
  hasPlainValue: boolean;
  /** Whether one of its properties is a card. */
  hasCard: boolean;
}

/** The stack of open objects and lists, and the cards among those already closed. */
export class OpenFrames {
  /** The outermost cards, in text order. */
  readonly entries: (JsonCardEntry & { readonly depth: number })[] = [];
  private readonly open: Frame[] = [];

  get depth(): number {
    return this.open.length;
  }

  /** Whether the innermost frame is an object; undefined if none is open. */
  get isObject(): boolean | undefined {
    return this.open.at(-1)?.isObject;
  }

  /** Whether the innermost frame is an object in a list. */
  get isItem(): boolean {
    return this.isObject === true && this.open.at(-2)?.isObject === false;
  }

  /** Whether one of the open objects is certainly a card. */
  get hasProvenCard(): boolean {
    return this.open.some(({ mask }, i) => {
      const shape = shapeOf(mask);
      const outer = this.open[i - 1];
      return shape !== null && isProven(mask, shape) && !(outer?.isObject && outer.hasPlainValue);
    });
  }

  /** Opens an object or list, as the value of a key if it is in an object. */
  begin(isObject: boolean, start: number, key: string, keySpan: Span): void {
    const outer = this.open.at(-1);
    const clue = outer?.isObject ? clueOf(key) : undefined;
    if (outer && clue) outer.mask |= clue.any | (isObject ? clue.object : clue.list);
    const first = this.entries.length;
    const inCard = outer !== undefined && (outer.inCard || shapeOf(outer.mask) !== null);
    const properties = isObject && !inCard ? new Map<string, JsonValue>() : null;
    const found = { mask: 0, hasPlainValue: false, hasCard: false };
    this.open.push({ isObject, start, key, keySpan, inCard, properties, first, ...found });
  }

  /** Adds a value that is neither an object nor a list to the innermost frame; `text` is null unless it is a string. */
  plain(key: string, text: string | null, value: JsonValue | null): void {
    const frame = this.open.at(-1);
    if (!frame?.isObject) {
      const clue = frame && text !== null ? clueOf(frame.key) : undefined;
      if (frame && clue && text !== null) frame.mask |= bitsOf(clue, text);
      return;
    }
    frame.hasPlainValue = true;
    if (value) add(frame, key, value);
    const clue = clueOf(key);
    if (clue) frame.mask |= clue.any;
    if (!clue || text === null) return;
    frame.mask |= clue.text | bitsOf(clue, text);
    if (clue.proves && (frame.mask & PROVEN) === 0 && isProof(text)) frame.mask |= PROVEN;
  }

  /** Closes the innermost frame. */
  end(end: number): void {
    const frame = this.open.pop()!;
    const outer = this.open.at(-1);
    if (outer) add(outer, frame.key, { kind: frame.isObject ? 'object' : 'list', start: frame.start, end });
    const shape = frame.isObject ? shapeOf(frame.mask) : null;
    if (!shape) {
      if (outer?.isObject && this.endKeyed(frame, outer, end)) return;
      const inherited = frame.mask & INHERITED;
      if (outer?.isObject && inherited !== 0) outer.mask |= inherited | (frame.mask & PROVEN);
      this.dropWrapped(frame);
      return;
    }
    this.entries.length = frame.first;
    const proven = isProven(frame.mask, shape);
    const properties = frame.properties ?? none;
    this.entries.push({ start: frame.start, end, shape, properties, proven, depth: this.open.length });
    if (outer?.isObject) outer.hasCard = true;
  }

  /** Treats an object as a card whose name is its key: its source begins with the key. */
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
    outer.hasCard = true;
    return true;
  }

  /** Drops the innermost frame, which has no end. If it is a card, the cards inside it are dropped too. */
  abandon(): void {
    const frame = this.open.pop()!;
    if (shapeOf(frame.mask)) this.entries.length = frame.first;
    else this.dropWrapped(frame);
  }

  /** How many frames are open inside the innermost object or list; null if none is open. */
  inside(isObject: boolean): number | null {
    const at = this.open.findLastIndex((frame) => frame.isObject === isObject);
    return at < 0 ? null : this.open.length - 1 - at;
  }

  /** Removes the cards that are properties of a frame, because the frame is a wrapper around them. */
  private dropWrapped({ hasPlainValue, hasCard, first }: Frame): void {
    if (!hasPlainValue || !hasCard) return;
    const depth = this.open.length + 1;
    let remaining = first;
    for (let i = first; i < this.entries.length; i++) {
      const entry = this.entries[i]!;
      if (entry.depth !== depth) this.entries[remaining++] = entry;
    }
    this.entries.length = remaining;
  }
}

const none: Properties = new Map();

/** Adds a value to an object's properties. */
function add({ properties, start }: Frame, key: string, value: JsonValue): void {
  properties?.set(key, { kind: value.kind, start: value.start - start, end: value.end - start });
}
