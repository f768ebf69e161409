import { getOrInsert } from '../../util/get-or-insert.js';
import type { FileIndex } from './file-index.js';

/** A file with cards of a certain name. */
export interface CardPlace {
  readonly path: string;
  /** How many cards in it have the name. */
  readonly cards: number;
}

/**
 * The files that contain the cards of each name, for a set that changes. Updated with the names that an edit changed,
 * as collecting the names of all cards again would make every keystroke in a name as slow as the set is large. Names
 * are in lower case.
 */
export class CardPlaces {
  private readonly byName = new Map<string, readonly CardPlace[]>();
  /** The names of more than one card. */
  private readonly duplicateNames = new Set<string>();
  /** The shared lists for names of just one card, by path: most names need no separate list. */
  private readonly singleByPath = new Map<string, readonly CardPlace[]>();

  constructor(files: Iterable<FileIndex>) {
    const lists = new Map<string, CardPlace[]>();
    for (const { path, cardNames } of countNames(files)) {
      for (const [name, cards] of cardNames) {
        const list = getOrInsert(lists, name, () => []);
        list.push({ path, cards });
      }
    }
    for (const [name, list] of lists) this.put(name, list);
  }

  /** The files with cards of a name, in order of their paths. */
  get(name: string): readonly CardPlace[] {
    return this.byName.get(name) ?? noPlaces;
  }

  /** The names of more than one card. */
  get duplicates(): ReadonlySet<string> {
    return this.duplicateNames;
  }

  /**
   * Changes the number of a file's cards with a name.
   * @param by the difference, positive or negative
   */
  change(path: string, name: string, by: number): void {
    const before = this.get(name);
    const others = before.filter((place) => place.path !== path);
    const cards = by + (before.find((place) => place.path === path)?.cards ?? 0);
    this.put(name, cards > 0 ? [...others, { path, cards }].sort(comparePaths) : others);
  }

  private put(name: string, places: readonly CardPlace[]): void {
    const [first, second] = places;
    const areDuplicates = first !== undefined && (second !== undefined || first.cards > 1);
    if (areDuplicates) this.duplicateNames.add(name);
    else this.duplicateNames.delete(name);
    if (!first) this.byName.delete(name);
    else this.byName.set(name, areDuplicates ? places : getOrInsert(this.singleByPath, first.path, () => [first]));
  }
}

const noPlaces: readonly never[] = [];

/** The files in order of their paths, each with the number of cards per name. */
function countNames(files: Iterable<FileIndex>): { readonly path: string; readonly cardNames: Map<string, number> }[] {
  const counted = [...files].map((file) => {
    const cardNames = new Map<string, number>();
    for (const [name, times] of file.cardNames()) cardNames.set(name, (cardNames.get(name) ?? 0) + times);
    return { path: file.path, cardNames };
  });
  return counted.sort(comparePaths);
}

function comparePaths(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
