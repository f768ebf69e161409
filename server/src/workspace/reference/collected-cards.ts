import { foldName, namesOf } from '../../analysis/card/card-names.js';
import type { Card } from '../../formats/card.js';
import { readEntry } from '../../formats/cockatrice/card-entry.js';
import { parseEntry } from '../../formats/json/entry.js';
import type { Span } from '../../text/span.js';
import { cardOf, recordOf } from './card-record.js';
import type { IndexedRecord } from './index-file.js';
import type { JsonEntry } from './json-entries.js';
import { TextStore } from './text-store.js';

/** Scryfall layouts that are not cards. */
const nonCardLayouts: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

/** A card of a reference that is being read, reduced to what is stored. */
interface Collected {
  /** The span of its record in the store. */
  readonly record: Span;
  readonly names: readonly string[];
  /**
   * Whether it is from a joke set, which Scryfall calls `funny`; a card of this name from another set takes precedence.
   */
  readonly funny: boolean;
  /** The names of its other faces that have their own entries. */
  readonly turnsInto: readonly string[];
  readonly isBack: boolean;
}

/** The cards of a reference, without reprints. */
export class CollectedCards {
  private readonly byName = new Map<string, Collected>();
  private readonly store = new TextStore();

  /** Adds a card from JSON. Further printings of a known card are skipped. */
  addJson(entry: JsonEntry): void {
    const [first] = entry;
    if (!isObject(first)) return;
    const { name, layout, set_type, isFunny } = first;
    if (typeof name !== 'string' || nonCardLayouts.has(String(layout))) return;
    const funny = set_type === 'funny' || isFunny === true;
    const known = this.byName.get(foldName(name));
    if (known && (funny || !known.funny)) return;
    // Under one name, MTGJSON lists the faces of a card, or different cards, of which the first is used.
    const objects = first.side === undefined ? [first] : entry.filter(isObject);
    const card = combineFaces(objects.map((object) => parseEntry(JSON.stringify(withoutRest(object)))));
    this.add(name, card, { funny, isBack: false });
  }

  /** Adds a card element of a Cockatrice database. */
  addXml(source: string): void {
    const card = readEntry(source);
    const isBack = /<side>\s*back\s*<\/side>/.test(source);
    const name = card.faces[0]?.name?.text ?? '';
    if (!this.byName.has(foldName(name))) this.add(name, card, { funny: false, isBack });
  }

  /** The number of cards so far. */
  get count(): number {
    return this.byName.size;
  }

  /**
   * Returns the record of each card. Cockatrice has separate entries for back faces, which are joined with the front.
   */
  *records(): Generator<IndexedRecord> {
    const joined = new Set<Collected>();
    for (const front of this.byName.values()) {
      if (front.isBack) continue;
      const back = front.turnsInto.map((name) => this.byName.get(foldName(name))).find((found) => found?.isBack);
      if (back) joined.add(back);
      yield back ? this.recordOfBoth(front, back) : this.recordOf(front);
    }
    for (const back of this.byName.values()) if (back.isBack && !joined.has(back)) yield this.recordOf(back);
  }

  private recordOf({ record, names }: Collected): IndexedRecord {
    return { record: this.store.at(record), names };
  }

  private recordOfBoth(front: Collected, back: Collected): IndexedRecord {
    const decoder = new TextDecoder();
    const combined = combineFaces([front, back].map(({ record }) => cardOf(decoder.decode(this.store.at(record)))));
    return { record: new TextEncoder().encode(recordOf(combined)), names: namesOf(combined) };
  }

  private add(name: string, card: Card, { funny, isBack }: Pick<Collected, 'funny' | 'isBack'>): void {
    const typeLine = card.faces[0]?.typeLine?.text ?? '';
    if (card.role === 'token' || typeLine === '' || /^(?:Card|Emblem)\b/.test(typeLine)) return;
    const attached = card.links?.entries.filter((link) => link.attached) ?? [];
    const turnsInto = attached.map((link) => link.name.text);
    const record = this.store.add(recordOf(card));
    this.byName.set(foldName(name), { record, names: namesOf(card), funny, turnsInto, isBack });
  }
}

/**
 * Combines the faces of several cards into one. Their regions refer to different sources, so only the texts are valid.
 */
function combineFaces(cards: readonly Card[]): Card {
  const [front, ...others] = cards as [Card, ...Card[]];
  return others.length === 0 ? front : { ...front, faces: cards.flatMap(({ faces }) => faces) };
}

/** Removes large properties that are not used, such as images, prices and rulings. */
function withoutRest(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isShort = ([key, value]: [string, unknown]) =>
    typeof value !== 'object' || key === 'card_faces' || (Array.isArray(value) && typeof value[0] !== 'object');
  return Object.fromEntries(Object.entries(object).filter(isShort));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
