import { foldName } from '../../analysis/card/card-names.js';
import type { KnownCards } from '../../analysis/set/known-cards.js';
import type { Card } from '../../formats/card.js';
import { CardCache } from '../../formats/card-cache.js';
import { editDistance } from '../../util/near-words.js';
import { cardOf } from './card-record.js';
import type { OpenIndex } from './index-file.js';
import { bitsIn, lettersOf } from './name-shape.js';

/** The highest number of typing errors in a misspelled name; each changes at most two of its letters. */
const MOST_TYPOS = 2;

/** The number of parsed cards to cache, enough for a cube. */
const CACHED_CARDS = 1000;

/** The cards of an index, parsed on access. */
export class IndexedCards implements KnownCards {
  private readonly cards = new CardCache(cardOf, CACHED_CARDS);

  constructor(
    readonly source: string,
    private readonly index: OpenIndex,
  ) {}

  card(name: string): Card | null {
    const at = this.placeOf(name);
    return at === null ? null : this.cardAt(at);
  }

  has(name: string): boolean {
    return this.placeOf(name) !== null;
  }

  startingWith(letters: string, most: number): string[] {
    const folded = foldName(letters);
    const found = new Set<string>();
    for (let at = this.firstFrom(folded); at < this.index.names && found.size < most; at++) {
      if (!this.index.name(at).startsWith(folded)) break;
      found.add(this.printed(at));
    }
    return [...found];
  }

  resembling(name: string): string[] {
    const folded = foldName(name);
    const wanted = lettersOf(folded);
    const { letters, lengths, names } = this.index;
    const found: string[] = [];
    for (let at = 0; at < names; at++) {
      if (Math.abs(lengths[at]! - folded.length) > MOST_TYPOS) continue;
      if (bitsIn(letters[at]! ^ wanted) > 2 * MOST_TYPOS) continue;
      // Two transposed letters are one typing error, but a distance of two.
      if (editDistance(this.index.name(at), folded) <= 2 * MOST_TYPOS) found.push(this.printed(at));
    }
    return found;
  }

  private cardAt(at: number): Card {
    return this.cards.card(this.index.record(this.index.cardOf(at)));
  }

  /** The name as the card prints it. */
  private printed(at: number): string {
    const folded = this.index.name(at);
    const names = this.cardAt(at).faces.flatMap(({ name }) => (name ? [name.text] : []));
    return names.find((name) => foldName(name) === folded) ?? names.join(' // ');
  }

  /** The index of a name, or of the first half of a name with two halves. */
  private placeOf(name: string): number | null {
    const folded = foldName(name);
    const at = this.firstFrom(folded);
    if (at < this.index.names && this.index.name(at) === folded) return at;
    const seam = folded.indexOf(' // ');
    return seam > 0 ? this.placeOf(folded.slice(0, seam)) : null;
  }

  /** The index of the first name that does not sort before these letters. */
  private firstFrom(folded: string): number {
    let low = 0;
    let high = this.index.names;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.index.name(middle) < folded) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Combines several references; earlier ones take precedence. */
export function combineReferences(references: readonly KnownCards[]): KnownCards | null {
  const [first] = references;
  if (!first || references.length === 1) return first ?? null;
  return {
    source: references.map(({ source }) => source).join(', '),
    card: (name) => references.map((each) => each.card(name)).find((card) => card !== null) ?? null,
    has: (name) => references.some((each) => each.has(name)),
    startingWith: (letters, most) =>
      [...new Set(references.flatMap((each) => each.startingWith(letters, most)))].sort().slice(0, most),
    resembling: (name) => references.flatMap((each) => each.resembling(name)),
  };
}
