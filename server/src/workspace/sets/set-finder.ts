import type { FileSystem } from '../file-system.js';
import { baseName, isWithin, joinPath, parentOf } from '../paths.js';
import type { SetPlace } from '../services.js';
import type { OpenDocument } from './set-files.js';
import { CONFIG_NAME } from './walk.js';

/** The inputs of a search for a set. */
export interface SearchOptions {
  readonly fs: FileSystem;
  readonly documents: ReadonlyMap<string, OpenDocument>;
  readonly trusted: boolean;
  /** A configuration that applies to every file. */
  readonly config: string | null;
}

/**
 * Finds the set that a file belongs to: the nearest parent folder with a `tokenwright.json`, otherwise the workspace
 * folder, otherwise the file's own folder. The result for each folder is cached until `forget`.
 */
export class SetFinder {
  private readonly options: SearchOptions;
  private folders: readonly string[] = [];
  private readonly configs = new Map<string, Promise<boolean>>();
  /** Touched folders with the previous result for each. */
  private readonly outdated = new Map<string, Promise<boolean>>();

  constructor(options: SearchOptions) {
    this.options = options;
  }

  /** The workspace folders. */
  set homes(folders: readonly string[]) {
    this.folders = folders;
  }

  /** Drops all cached results. */
  forget(): void {
    this.configs.clear();
  }

  /**
   * Reports that the settings at a path, or a folder with everything in it, were changed, created or deleted.
   * @param isSet returns whether a folder is currently a set, if it has not been examined
   */
  touch(path: string, isSet: (folder: string) => boolean): void {
    const folder = baseName(path) === CONFIG_NAME ? parentOf(path) : null;
    if (folder !== null) this.outdate(folder, isSet);
    for (const each of this.configs.keys()) if (isWithin(each, path)) this.outdate(each, isSet);
  }

  /** Whether folders were touched since the last call of `haveChanged`. */
  get isOutdated(): boolean {
    return this.outdated.size > 0;
  }

  /** Returns whether one of the touched folders has become a set or is no longer one. */
  async haveChanged(): Promise<boolean> {
    const outdated = [...this.outdated];
    this.outdated.clear();
    let changed = false;
    for (const [folder, known] of outdated) {
      if ((await this.hasConfig(folder)) !== (await known)) changed = true;
    }
    return changed;
  }

  /** Keeps the oldest result, because the current one may be cached already. */
  private outdate(folder: string, isSet: (folder: string) => boolean): void {
    if (!this.outdated.has(folder))
      this.outdated.set(folder, this.configs.get(folder) ?? Promise.resolve(isSet(folder)));
    this.configs.delete(folder);
  }

  /** Returns the place of the set of a file, or of a document that is in no folder. */
  async ofFile(path: string): Promise<SetPlace> {
    const folder = parentOf(path) ?? this.folders[0];
    return folder === undefined ? { root: path, configPath: null, home: null } : this.ofFolder(folder);
  }

  /** Returns the place of the set that the files in a folder belong to. */
  async ofFolder(folder: string): Promise<SetPlace> {
    const home = this.homeOf(folder);
    const { config, trusted } = this.options;
    if (config !== null) {
      const beside = parentOf(config);
      const root = beside !== null && isWithin(folder, beside) ? beside : (home ?? folder);
      return { root, configPath: config, home };
    }
    for (let at: string | null = folder; at !== null; at = parentOf(at)) {
      if (!trusted && (home === null || !isWithin(at, home))) break;
      if (await this.hasConfig(at)) return { root: at, configPath: joinPath(at, CONFIG_NAME), home };
    }
    return { root: home ?? folder, configPath: null, home };
  }

  /** The innermost workspace folder that contains a path. */
  private homeOf(path: string): string | null {
    const around = this.folders.filter((folder) => isWithin(path, folder));
    return around.sort((a, b) => b.length - a.length)[0] ?? null;
  }

  private hasConfig(folder: string): Promise<boolean> {
    let known = this.configs.get(folder);
    if (!known) {
      const path = joinPath(folder, CONFIG_NAME);
      known = this.options.documents.has(path)
        ? Promise.resolve(true)
        : this.options.fs.kind(path).then((kind) => kind === 'file');
      this.configs.set(folder, known);
    }
    return known;
  }
}
