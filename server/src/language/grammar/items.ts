import { readLexemes, wordId } from './lexemes.js';
import { isRight } from './marks.js';
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

/** A place in a wording: one word, slot or choice, and the place after it. */
type Place = { readonly items: Item[] } & (
  | { readonly kind: 'end' }
  | { readonly kind: 'word'; readonly id: number; readonly next: Place }
  | { readonly kind: 'forms'; readonly singular: number; readonly plural: number; readonly next: Place }
  | { readonly kind: 'slot'; readonly slot: SlotPart; readonly next: Place }
  | { readonly kind: 'choice'; readonly options: readonly { readonly place: Place; readonly breaks: number }[] }
);

/** A wording read up to some place. Equal items are the same object. */
export interface Item {
  readonly id: number;
  readonly wording: Wording;
  /** The place of the wording among those of its category. */
  readonly order: number;
  readonly place: Place;
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

  /** @param date the ISO date of the text's edition, which decides what is outdated; '' for today */
  constructor(private readonly date: string) {}

  /** The items before the first words of a wording. */
  first(wording: Wording, order: number): Item[] {
    const place = this.placesOf(wording.parts, { kind: 'end', items: [] });
    return this.choose(this.at(place, { wording, order, afterSlot: false, fields: this.noFields, breaks: 0 }));
  }

  /** Calls `add` with each word and slot that is next, and the items after it. */
  next(item: Item, categoryOf: (slot: SlotPart) => number, add: (label: Label, after: readonly Item[]) => void): void {
    const { place, afterSlot } = item;
    if (place.kind === 'word')
      add({ id: place.id, agreement: FREE, number: ANY_NUMBER }, this.choose(this.at(place.next, item)));
    else if (place.kind === 'forms') {
      const after = this.choose(this.at(place.next, item));
      const agreement = afterSlot ? WITH_SLOT : WITH_CONSTRUCT;
      if (place.singular === place.plural) add({ id: place.singular, agreement: FREE, number: ANY_NUMBER }, after);
      else {
        add({ id: place.singular, agreement, number: SINGULAR }, after);
        add({ id: place.plural, agreement, number: PLURAL }, after);
      }
    } else if (place.kind === 'slot') {
      const { slot } = place;
      const agreement = slot.agrees ? WITH_SLOT : slot.isHead ? WITH_CONSTRUCT : FREE;
      const fields = this.withField(item.fields, slot.field);
      const after = this.at(place.next, { ...item, afterSlot: !slot.isHead, fields });
      add({ id: categoryOf(slot), agreement, number: slot.allowed }, this.choose(after));
    }
  }

  private at(place: Place, { wording, order, afterSlot, fields, breaks }: Omit<Item, 'id' | 'place'>): Item {
    for (const item of place.items)
      if (item.afterSlot === afterSlot && item.fields === fields && item.breaks === breaks) return item;
    const item = { id: ++this.count, wording, order, place, afterSlot, fields, breaks };
    place.items.push(item);
    return item;
  }

  /** The items after each choice that is next has been made. */
  private choose(item: Item): Item[] {
    if (item.place.kind !== 'choice') return [item];
    return item.place.options.flatMap(({ place, breaks }) =>
      this.choose(this.at(place, { ...item, breaks: item.breaks + breaks })),
    );
  }

  private withField(before: Fields, name: string): Fields {
    let fields = before.longer.get(name);
    if (!fields) {
      fields = { before, name, longer: new Map() };
      before.longer.set(name, fields);
    }
    return fields;
  }

  private placesOf(parts: readonly Part[], end: Place): Place {
    return parts.reduceRight<Place>((next, part) => this.placeOf(part, next), end);
  }

  private placeOf(part: Part, next: Place): Place {
    const items: Item[] = [];
    if (part.kind === 'text')
      return wordsOf(part.text).reduceRight<Place>(
        (after, word) => ({ kind: 'word', id: wordId(word), next: after, items: [] }),
        next,
      );
    if (part.kind === 'forms')
      return { kind: 'forms', singular: wordId(part.singular), plural: wordId(part.plural), next, items };
    if (part.kind === 'slot') return { kind: 'slot', slot: part, next, items };
    const options = part.options.map((option) => ({
      place: this.placesOf(option.parts, next),
      breaks: isRight(option, part, this.date) ? 0 : 1,
    }));
    return { kind: 'choice', options, items };
  }
}

/** The names of an item's slots, in the order of the text. */
export function fieldNames(fields: Fields): string[] {
  return fields.before ? [...fieldNames(fields.before), fields.name] : [];
}

/** Numbers the words of a wording, so that texts read before the wording is needed know them. */
export function assignNumbers(parts: readonly Part[]): void {
  for (const part of parts) {
    if (part.kind === 'text') for (const word of wordsOf(part.text)) wordId(word);
    else if (part.kind === 'forms') for (const form of [part.singular, part.plural]) wordId(form);
    else if (part.kind === 'choice') for (const option of part.options) assignNumbers(option.parts);
    else if (part.list) for (const word of [',', part.list]) wordId(word);
  }
}

/** A possessive ending after a slot is a word of its own, as it is in card text. */
export function wordsOf(text: string): readonly string[] {
  if (/^(?:[a-mo-z][a-z]*|\.|,)$/.test(text)) return [text];
  const ending = /^'s?(?=$|[^\w])/.exec(text)?.[0];
  if (ending) return [ending, ...(text.length > ending.length ? wordsOf(text.slice(ending.length)) : [])];
  return readLexemes(text).words.map((word) => word.lower);
}
