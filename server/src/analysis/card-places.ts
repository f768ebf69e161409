import { keptIn } from '../text/kept.js';
import type { FileIndex } from './file-index.js';

/**
 * Which files the cards of each name stand in, of a set that changes: brought up to date by the names that an edit changed, as
 * going through the names of all cards again would make every keystroke in a name as slow as the set is large. Names are in
 * lower case.
 */
export class CardPlaces {
  private readonly byName = new Map<string, readonly string[]>();
  /** The names of several cards. */
  private readonly several = new Set<string>();
  /** The list of a name of which there is one card, by its path: most names have no list of their own. */
  private readonly alone = new Map<string, readonly string[]>();

  constructor(files: Iterable<FileIndex>) {
    for (const file of files) for (const [name, times] of file.cardNames()) this.change(file.path, name, times);
  }

  /** The paths of the files with cards of a name, in order, once for each card. */
  get(name: string): readonly string[] {
    return this.byName.get(name) ?? nowhere;
  }

  /** The names of several cards, with the paths of their files. */
  *shared(): Iterable<readonly [name: string, paths: readonly string[]]> {
    for (const name of this.several) yield [name, this.get(name)];
  }

  /** A file has so many cards of a name more than before, or fewer. */
  change(path: string, name: string, by: number): void {
    const others = this.get(name).filter((other) => other !== path);
    const here = this.get(name).length - others.length + by;
    const total = others.length + here;
    if (total === 0) this.byName.delete(name);
    else if (here === 1 && total === 1)
      this.byName.set(
        name,
        keptIn(this.alone, path, () => [path]),
      );
    else this.byName.set(name, [...others, ...Array<string>(here).fill(path)].sort());
    if (total > 1) this.several.add(name);
    else this.several.delete(name);
  }
}

const nowhere: readonly never[] = [];
