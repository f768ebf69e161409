import { enlarged, IntList } from './int-list.js';
import type { Nets } from './nets.js';
import type { NumberMask } from './notation.js';
import type { Phrase } from './phrase.js';

// The numbers that describe a phrase.
const END = 0;
const NUMBER = 1;
const BREAKS = 2;
/** The number of its ending, or -1 for a terminal. */
const ENDING = 3;
/** The last of its slots as a link, or 0; for a terminal the index of its value. */
const SLOTS = 4;
/** The place where the phrase began to be read: its first word times the number of categories, and its category. */
const PLACE = 5;
/** The next phrase with the same place, or 0. */
const NEXT = 6;
const STRIDE = 8;

/**
 * The phrases of one stretch of words, as numbers: most of them turn out to be dead ends, and only those that are asked
 * for become objects. A phrase is the place of its first number. The phrases at each place are linked, the longest first.
 */
export class PhraseTable {
  private first = new Int32Array(0);
  private data = new Int32Array(STRIDE << 10);
  private length = STRIDE;
  /** The phrases in slots as links: a phrase, and the link before it. */
  private readonly links = new IntList(1 << 10);
  private readonly values: unknown[] = [];
  /** What `first` contains for a place without phrases. Lower numbers are of earlier stretches of words. */
  private empty = 0;
  private categories = 0;

  /** Forgets all phrases. */
  reset(words: number, categories: number): void {
    this.empty += this.length;
    const places = words * categories;
    if (this.first.length < places || this.empty > MAX_NUMBER) {
      this.first = new Int32Array(places * 2);
      this.empty = 1;
    }
    this.categories = categories;
    this.length = STRIDE;
    this.links.length = 2;
    this.values.length = 0;
  }

  /** The first phrase at a place, 0 if there is none, or -1 if the place was not read yet. */
  firstAt(place: number): number {
    const first = this.first[place]! - this.empty;
    return first < 0 ? -1 : first;
  }

  /** Notes that a place is read. */
  open(place: number): void {
    this.first[place] = this.empty;
  }

  next(phrase: number): number {
    return this.data[phrase + NEXT]!;
  }

  end(phrase: number): number {
    return this.data[phrase + END]!;
  }

  number(phrase: number): number {
    return this.data[phrase + NUMBER]!;
  }

  breaks(phrase: number): number {
    return this.data[phrase + BREAKS]!;
  }

  /** A link to a phrase in a slot and to the slots before it. */
  link(phrase: number, before: number): number {
    const { links } = this;
    links.reserve(2);
    const link = links.length;
    links.data[link] = phrase;
    links.data[link + 1] = before;
    links.length = link + 2;
    return link;
  }

  /** Adds a phrase of a terminal. */
  addTerminal(place: number, end: number, number: NumberMask, value: unknown): void {
    this.insert(place, end, number, 0, -1, this.values.length);
    this.values.push(value);
  }

  /** Adds a phrase, unless there is a better one with the same words and number. */
  add(place: number, end: number, number: number, breaks: number, ending: number, slots: number, nets: Nets): void {
    const { data } = this;
    for (let phrase = this.firstAt(place); phrase > 0; phrase = data[phrase + NEXT]!) {
      if (data[phrase + END]! < end) break;
      if (data[phrase + END] !== end || data[phrase + NUMBER] !== number) continue;
      const less = data[phrase + BREAKS]! - breaks;
      const { endings } = nets;
      if (less < 0 || (less === 0 && endings[data[phrase + ENDING]!]!.order <= endings[ending]!.order)) return;
      data[phrase + BREAKS] = breaks;
      data[phrase + ENDING] = ending;
      data[phrase + SLOTS] = slots;
      return;
    }
    this.insert(place, end, number, breaks, ending, slots);
  }

  private insert(place: number, end: number, number: number, breaks: number, ending: number, slots: number): void {
    const phrase = this.length;
    this.length += STRIDE;
    if (this.length > this.data.length) this.data = enlarged(this.data, this.length * 2);
    const { data } = this;
    let before = 0;
    let next = this.firstAt(place);
    while (next > 0 && data[next + END]! >= end) {
      before = next;
      next = data[next + NEXT]!;
    }
    if (before > 0) data[before + NEXT] = phrase;
    else this.first[place] = this.empty + phrase;
    data[phrase + END] = end;
    data[phrase + NUMBER] = number;
    data[phrase + BREAKS] = breaks;
    data[phrase + ENDING] = ending;
    data[phrase + SLOTS] = slots;
    data[phrase + PLACE] = place;
    data[phrase + NEXT] = next;
  }

  /** A phrase as an object. */
  object(phrase: number, nets: Nets): Phrase {
    const { data, categories } = this;
    const place = data[phrase + PLACE]!;
    const number = data[phrase + ENDING]!;
    const ending = number < 0 ? null : nets.endings[number]!;
    const start = (place / categories) | 0;
    return {
      category: place - start * categories,
      start,
      end: data[phrase + END]!,
      number: data[phrase + NUMBER] as NumberMask,
      breaks: data[phrase + BREAKS]!,
      ending,
      slots: ending ? this.slots(data[phrase + SLOTS]!, ending.fields.length, nets) : none,
      value: ending ? undefined : this.values[data[phrase + SLOTS]!],
    };
  }

  private slots(last: number, count: number, nets: Nets): readonly Phrase[] {
    if (count === 0) return none;
    const slots = new Array<Phrase>(count);
    const links = this.links.data;
    for (let link = last; link > 0; link = links[link + 1]!) slots[--count] = this.object(links[link]!, nets);
    return slots;
  }
}

const none: readonly Phrase[] = [];

/** So that numbers of phrases, counted over many stretches of words, remain below 2³¹. */
const MAX_NUMBER = 2 ** 30;
