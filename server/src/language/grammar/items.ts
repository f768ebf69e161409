import { getOrInsert } from '../../util/get-or-insert.js';
import type { Categories } from './categories.js';
import { ANY_NUMBER, type NumberMask, type Part, PLURAL, SINGULAR, type SlotPart, type Wording } from './notation.js';

/** How the number of a word or slot takes part in agreement. */
export const FREE = 0;
/** With the construct as a whole. */
export const WITH_CONSTRUCT = 1;
/** With the slot before it. */
export const WITH_SLOT = 2;

/** What an edge of a net reads. */
export interface Label {
  /** The number of a word, or of a category. */
  readonly id: number;
  readonly agreement: number;
  readonly number: NumberMask;
}

/** A place in a wording where a word or slot is read, or its end. */
type Reading = { readonly items: Item[] } & (
  | { readonly kind: 'end' }
  | { readonly kind: 'word'; readonly id: number; readonly next: Next }
  | { readonly kind: 'forms'; readonly words: readonly [number, number]; readonly next: Next }
  | { readonly kind: 'slot'; readonly slot: SlotPart; readonly category: number; readonly next: Next }
);

/** A place in a wording: one word, slot or choice, and the place after it. */
type Place =
  | Reading
  | { readonly kind: 'choice'; readonly options: readonly { readonly first: Next; readonly breaks: number }[] };

/** A place that is computed when a text reaches it: most texts reach few places of a wording. */
type Next = () => Place;

/** A wording read up to some place. Equal items are the same object. */
export interface Item {
  readonly id: number;
  readonly wording: Wording;
  /** The place of the wording among those of its category. */
  readonly order: number;
  readonly place: Reading;
  /** Whether the last slot before it is not the head, so that the next word agrees with it. */
  readonly afterSlot: boolean;
  readonly fields: Fields;
  readonly breaks: number;
}

/** The names of the slots that were read, the last first. Equal lists are the same object. */
interface Fields {
  readonly before: Fields | null;
  readonly name: string;
  readonly longer: Map<string, Fields>;
}

/** The items before and after each word and slot of a grammar's wordings. */
export class Items {
  private count = 0;
  private readonly noFields: Fields = { before: null, name: '', longer: new Map() };
  private readonly firstOfWordings = new Map<Wording, readonly Item[]>();

  constructor(private readonly categories: Categories) {}

  /**
   * The items before the first words of a wording.
   * @throws Error if a slot names a category that does not exist
   */
  first(wording: Wording, order: number): readonly Item[] {
    return getOrInsert(this.firstOfWordings, wording, () => {
      const end: Place = { kind: 'end', items: [] };
      const first = this.place(wording.parts, 0, () => end, wording);
      const found: Item[] = [];
      this.addAt(first(), wording, order, false, this.noFields, 0, found);
      return found;
    });
  }

  /** What an item reads next: a slot, a word, or either of two forms of a word; nothing at the end. */
  labels({ place, afterSlot }: Item): readonly Label[] {
    if (place.kind === 'word') return [{ id: place.id, agreement: FREE, number: ANY_NUMBER }];
    if (place.kind === 'forms') {
      const [singular, plural] = place.words;
      if (singular === plural) return [{ id: singular, agreement: FREE, number: ANY_NUMBER }];
      const agreement = afterSlot ? WITH_SLOT : WITH_CONSTRUCT;
      return [
        { id: singular, agreement, number: SINGULAR },
        { id: plural, agreement, number: PLURAL },
      ];
    }
    if (place.kind !== 'slot') return [];
    const { slot, category } = place;
    const agreement = slot.agrees ? WITH_SLOT : slot.isHead ? WITH_CONSTRUCT : FREE;
    return [{ id: category, agreement, number: slot.allowed }];
  }

  /** Adds the items after what an item reads next. */
  addAfter({ place, wording, order, afterSlot, fields, breaks }: Item, found: Item[]): void {
    if (place.kind === 'end') return;
    const isSlot = place.kind === 'slot';
    const after = isSlot ? !place.slot.isHead : afterSlot;
    const all = isSlot ? this.withField(fields, place.slot.field) : fields;
    this.addAt(place.next(), wording, order, after, all, breaks, found);
  }

  /** Adds the item at a place; at a choice those of each option. */
  private addAt(
    place: Place,
    wording: Wording,
    order: number,
    afterSlot: boolean,
    fields: Fields,
    breaks: number,
    found: Item[],
  ): void {
    if (place.kind === 'choice') {
      for (const option of place.options)
        this.addAt(option.first(), wording, order, afterSlot, fields, breaks + option.breaks, found);
      return;
    }
    let item = place.items.find(
      (each) => each.afterSlot === afterSlot && each.fields === fields && each.breaks === breaks,
    );
    if (!item) {
      item = { id: ++this.count, wording, order, place, afterSlot, fields, breaks };
      place.items.push(item);
    }
    found.push(item);
  }

  private withField(before: Fields, name: string): Fields {
    let fields = before.longer.get(name);
    if (!fields) {
      fields = { before, name, longer: new Map() };
      before.longer.set(name, fields);
    }
    return fields;
  }

  /** The place before those of some parts that are at an index or after it. */
  private place(parts: readonly Part[], index: number, end: Next, wording: Wording): Next {
    const part = parts[index];
    return part ? once(() => this.placeOf(part, this.place(parts, index + 1, end, wording), wording)) : end;
  }

  private placeOf(part: Part, next: Next, wording: Wording): Place {
    if (part.kind === 'text') {
      const after = (index: number): Next =>
        index === part.words.length
          ? next
          : once(() => ({ kind: 'word', id: part.words[index]!, next: after(index + 1), items: [] }));
      return after(0)();
    }
    if (part.kind === 'forms') return { kind: 'forms', words: part.words, next, items: [] };
    if (part.kind === 'slot')
      return { kind: 'slot', slot: part, category: this.categories.ofSlot(part, wording), next, items: [] };
    const options = part.options.map((option) => ({
      first: this.place(option.parts, 0, next, wording),
      breaks: option.rule === null ? 0 : 1,
    }));
    return { kind: 'choice', options };
  }
}

/** A function that computes its result the first time. */
function once(compute: Next): Next {
  let place: Place | null = null;
  return () => {
    place ??= compute();
    return place;
  };
}

/** The names of an item's slots, in the order of the text. */
export function fieldNames(fields: Fields): string[] {
  return fields.before ? [...fieldNames(fields.before), fields.name] : [];
}
