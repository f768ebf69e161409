import { getOrInsert } from '../../util/get-or-insert.js';
import type { FileIndex } from './file-index.js';

/** A file with cards of a name. */
export interface CardPlace {
  readonly path: string;
  /** How many cards of the name stand in it. */
  readonly cards: number;
}

/**
 * Which files the cards of each name stand in, of a set that changes: brought up to date by the names that an edit changed, as
 * going through the names of all cards again would make every keystroke in a name as slow as the set is large. Names are in
 * lower case.
 */
export class CardPlaces {
  private readonly byName = new Map<string, readonly CardPlace[]>();
  /** The names of several cards. */
  private readonly several = new Set<string>();
  /** The list of a name of which there is one card, by its path: most names have no list of their own. */
  private readonly alone = new Map<string, readonly CardPlace[]>();

  constructor(files: Iterable<FileIndex>) {
    const lists = new Map<string, CardPlace[]>();
    for (const { path, cardNames } of byPath(files)) {
      for (const [name, cards] of cardNames) {
        const list = getOrInsert(lists, name, () => []);
        list.push({ path, cards });
      }
    }
    for (const [name, list] of lists) this.put(name, list);
  }

  /** The files with cards of a name, in order of their paths. */
  get(name: string): readonly CardPlace[] {
    return this.byName.get(name) ?? nowhere;
  }

  /** The names of several cards. */
  get shared(): ReadonlySet<string> {
    return this.several;
  }

  /** A file has so many cards of a name more than before, or fewer. */
  change(path: string, name: string, by: number): void {
    const before = this.get(name);
    const others = before.filter((place) => place.path !== path);
    const cards = by + (before.find((place) => place.path === path)?.cards ?? 0);
    this.put(name, cards > 0 ? [...others, { path, cards }].sort(inOrder) : others);
  }

  private put(name: string, places: readonly CardPlace[]): void {
    const [first, second] = places;
    const areSeveral = first !== undefined && (second !== undefined || first.cards > 1);
    if (areSeveral) this.several.add(name);
    else this.several.delete(name);
    if (!first) this.byName.delete(name);
    else this.byName.set(name, areSeveral ? places : getOrInsert(this.alone, first.path, () => [first]));
  }
}

const nowhere: readonly never[] = [];

/** Files in order of their paths, each with how many cards of each name it has. */
function byPath(files: Iterable<FileIndex>): { readonly path: string; readonly cardNames: Map<string, number> }[] {
  const counted = [...files].map((file) => {
    const cardNames = new Map<string, number>();
    for (const [name, times] of file.cardNames()) cardNames.set(name, (cardNames.get(name) ?? 0) + times);
    return { path: file.path, cardNames };
  });
  return counted.sort(inOrder);
}

function inOrder(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
