import type { Edition } from '../../edition/edition.js';
import type { Region } from '../../text/region.js';
import { regionSpan } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { copyString } from '../../util/copy-string.js';
import type { Services, SetPlace } from '../services.js';
import type { CardFile } from '../sets/card-file.js';
import type { Config } from './read-config.js';
import type { EditionResult } from './rulebook-registry.js';
import { newestRulebook, pathContextOf } from './set-settings.js';

/** The rulebook that a file names, and the result of looking it up. */
interface NamedRulebook {
  readonly name: string;
  readonly result: EditionResult;
}

/**
 * The editions of the files of one set that differ from the set's edition: named in their headers
 * (`Rulebook: magic-2020-01`), or implied by their format.
 */
export class HeaderEditions {
  private readonly services: Services;
  private readonly place: SetPlace;
  private readonly touched = new Set<string>();
  /** By the path of the file, because relative paths differ between files. */
  private lookups = new Map<string, NamedRulebook>();
  private isAllStale = false;

  constructor(services: Services, place: SetPlace) {
    this.services = services;
    this.place = place;
  }

  /** Whether `refresh` has work to do. */
  get isStale(): boolean {
    return this.isAllStale || this.touched.size > 0;
  }

  /** Reports that a file has changed. */
  touch(path: string): void {
    this.touched.add(path);
  }

  /** Invalidates all results. */
  forget(): void {
    this.isAllStale = true;
  }

  /** Looks up rulebooks that files name and that are not known yet; bundled ones are loaded when they are needed. */
  async refresh(files: ReadonlyMap<string, CardFile>): Promise<void> {
    const paths = this.isAllStale ? [...files.keys()] : [...this.touched];
    const lookups = this.isAllStale ? new Map<string, NamedRulebook>() : this.lookups;
    this.isAllStale = false;
    this.touched.clear();
    for (const path of paths) {
      const file = files.get(path);
      const name = file && rulebookOf(file)?.text;
      if (name && lookups.get(path)?.name === name) continue;
      lookups.delete(path);
      if (!name || this.services.rulebooks.isBundled(name)) continue;
      const own = copyString(name);
      const result = await this.services.rulebooks.find(own, pathContextOf(this.services.options, this.place, path));
      lookups.set(path, { name: own, result });
    }
    this.lookups = lookups;
  }

  /**
   * Returns the edition of a file: the one that its header names, if it is available; otherwise the set's, unless the
   * file's format implies another game; then the newest one of that game.
   * @param configuredGame the game in the settings, which takes precedence over the file's format
   */
  edition(file: CardFile, setEdition: Edition, configuredGame: Config['game']): Edition {
    const name = rulebookOf(file)?.text;
    if (name) {
      const result = this.resultFor(file.path, name);
      const named = result && 'edition' in result ? result.edition : this.services.rulebooks.bundled(name);
      if (named) return named;
    }
    const { game } = file.document;
    if (configuredGame !== null || game === undefined || game === setEdition.game) return setEdition;
    return this.services.rulebooks.bundled(newestRulebook[game]) ?? setEdition;
  }

  /** Returns why the rulebook that a file names is not in use, with the span of its name; null if it is in use. */
  problem(file: CardFile): { readonly message: string; readonly span: Span } | null {
    const named = rulebookOf(file);
    const result = named && this.resultFor(file.path, named.text);
    return named && result && 'problem' in result ? { message: result.problem, span: regionSpan(named) } : null;
  }

  private resultFor(path: string, name: string): EditionResult | undefined {
    const known = this.lookups.get(path);
    return known?.name === name ? known.result : undefined;
  }
}

function rulebookOf({ document }: CardFile): Region<'file'> | null {
  return document.header?.entries.find((entry) => entry.key === 'Rulebook')?.value ?? null;
}
