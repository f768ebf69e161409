import { foldName, namesOf } from '../../analysis/card/card-names.js';
import type { Card } from '../../formats/card.js';
import { readEntry } from '../../formats/cockatrice/card-entry.js';
import { parseEntry } from '../../formats/json/entry.js';
import type { Span } from '../../text/span.js';
import { cardOf, recordOf } from './card-record.js';
import type { IndexedRecord } from './index-file.js';
import type { JsonEntry } from './json-entries.js';
import { TextStore } from './text-store.js';

/** Kinds of Scryfall's entries that are no cards, whatever their names. */
const noCards: ReadonlySet<string> = new Set(['token', 'double_faced_token', 'emblem', 'art_series']);

/** A card of a reference that is being read: what is kept of it, and nothing of what the file says besides. */
interface Collected {
  /** Where its record is in the store. */
  readonly record: Span;
  readonly names: readonly string[];
  /** Whether it is of a set that is played for fun only: a card of the same name from another set holds before it. */
  readonly funny: boolean;
  /** The names of what it turns into, where that is an entry of its own. */
  readonly turnsInto: readonly string[];
  readonly isBack: boolean;
}

/** The cards of a reference, each once however often it was printed. */
export class CollectedCards {
  private readonly byName = new Map<string, Collected>();
  private readonly store = new TextStore();

  /** Takes what JSON has of a card. Printings of a card that is known are not read again. */
  addJson(entry: JsonEntry): void {
    const [first] = entry;
    if (!isObject(first)) return;
    const { name, layout, set_type, isFunny } = first;
    if (typeof name !== 'string' || noCards.has(String(layout))) return;
    const funny = set_type === 'funny' || isFunny === true;
    const known = this.byName.get(foldName(name));
    if (known && (funny || !known.funny)) return;
    // Under one name MTGJSON has the sides of a card, or else several cards of which the first is meant.
    const objects = first.side === undefined ? [first] : entry.filter(isObject);
    const card = together(objects.map((object) => parseEntry(JSON.stringify(withoutRest(object)))));
    this.add(name, card, { funny, isBack: false });
  }

  /** Takes an element of a Cockatrice database. */
  addXml(source: string): void {
    const card = readEntry(source);
    const isBack = /<side>\s*back\s*<\/side>/.test(source);
    const name = card.faces[0]?.name?.text ?? '';
    if (!this.byName.has(foldName(name))) this.add(name, card, { funny: false, isBack });
  }

  /** How many cards there are so far. */
  get count(): number {
    return this.byName.size;
  }

  /** Each card as it is kept. Cockatrice has the back of a card as an entry of its own: it goes to its front. */
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
    const whole = together([front, back].map(({ record }) => cardOf(decoder.decode(this.store.at(record)))));
    return { record: new TextEncoder().encode(recordOf(whole)), names: namesOf(whole) };
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

/** One card of the faces of several. Its regions speak of their own sources: only what they say is of use. */
function together(cards: readonly Card[]): Card {
  const [front, ...others] = cards as [Card, ...Card[]];
  return others.length === 0 ? front : { ...front, faces: cards.flatMap(({ faces }) => faces) };
}

/** An object without what is written of a card at length and never asked for: pictures, prices, rulings. */
function withoutRest(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const isShort = ([key, value]: [string, unknown]) =>
    typeof value !== 'object' || key === 'card_faces' || (Array.isArray(value) && typeof value[0] !== 'object');
  return Object.fromEntries(Object.entries(object).filter(isShort));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
