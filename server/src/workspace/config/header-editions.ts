import type { Edition } from '../../edition/edition.js';
import type { Region } from '../../text/region.js';
import { regionSpan } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { copyString } from '../../util/copy-string.js';
import type { Services, SetPlace } from '../services.js';
import type { CardFile } from '../sets/card-file.js';
import type { Config } from './read-config.js';
import type { Sought } from './rulebook-registry.js';
import { newestRulebook, placeOf } from './set-settings.js';

/** The rulebook that a file names, and what came of looking for it. */
interface NamedRulebook {
  readonly name: string;
  readonly found: Sought;
}

/**
 * The editions that files ask for: by name in their headers (`Rulebook: magic-2020-01`), or by what their format is made
 * for. For the files of one set.
 */
export class HeaderEditions {
  private readonly world: Services;
  private readonly place: SetPlace;
  private readonly touched = new Set<string>();
  /** By the file's path: what it names means something else in every file. */
  private sought = new Map<string, NamedRulebook>();
  private all = false;

  constructor(world: Services, place: SetPlace) {
    this.world = world;
    this.place = place;
  }

  /** Whether `refresh` has something to do. */
  get isStale(): boolean {
    return this.all || this.touched.size > 0;
  }

  /** A file has changed. */
  touch(path: string): void {
    this.touched.add(path);
  }

  /** What was found before may not hold any more. */
  forget(): void {
    this.all = true;
  }

  /** Finds the rulebooks that files name and that were not looked for yet; bundled ones wait until they are needed. */
  async refresh(files: ReadonlyMap<string, CardFile>): Promise<void> {
    const paths = this.all ? [...files.keys()] : [...this.touched];
    const sought = this.all ? new Map<string, NamedRulebook>() : this.sought;
    this.all = false;
    this.touched.clear();
    for (const path of paths) {
      const file = files.get(path);
      const name = file && rulebookOf(file)?.text;
      if (name && sought.get(path)?.name === name) continue;
      sought.delete(path);
      if (!name || this.world.shelf.isBundled(name)) continue;
      const own = copyString(name);
      const found = await this.world.shelf.find(own, placeOf(this.world.options, this.place, path));
      sought.set(path, { name: own, found });
    }
    this.sought = sought;
  }

  /**
   * The edition that a file is read by: the one its header names, where that can be had; the set's, where that is of the
   * game whose cards the file's format holds; else that game's newest one.
   * @param told the game that the settings tell, which the looks of a file cannot override
   */
  edition(file: CardFile, ofSet: Edition, told: Config['game']): Edition {
    const name = rulebookOf(file)?.text;
    if (name) {
      const found = this.foundFor(file.path, name);
      const named = found && 'edition' in found ? found.edition : this.world.shelf.bundled(name);
      if (named) return named;
    }
    const { game } = file.document;
    if (told !== null || game === undefined || game === ofSet.game) return ofSet;
    return this.world.shelf.bundled(newestRulebook[game]) ?? ofSet;
  }

  /** Why the rulebook that a file names is not in use, and where it is named. */
  problem(file: CardFile): { readonly message: string; readonly span: Span } | null {
    const named = rulebookOf(file);
    const found = named && this.foundFor(file.path, named.text);
    return named && found && 'problem' in found ? { message: found.problem, span: regionSpan(named) } : null;
  }

  private foundFor(path: string, name: string): Sought | undefined {
    const known = this.sought.get(path);
    return known?.name === name ? known.found : undefined;
  }
}

function rulebookOf({ document }: CardFile): Region | null {
  return document.header?.entries.find((entry) => entry.key === 'Rulebook')?.value ?? null;
}
