import { editionOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import { bundledLibrary, bundledRulebook, bundledRulebookIds, defaultRulebookId } from '../../rulebook/bundled.js';
import { isRulebookId, MAX_RULES_SIZE, readRulesFile } from '../../rulebook/rules-file.js';
import { type FileSystem, reasonOf } from '../file-system.js';
import { isWithin, joinPath } from '../paths.js';
import { type PathContext, resolveNamedPath } from './named-path.js';
import { isRulebookPath } from './read-config.js';
import { didYouMean } from './suggestion.js';

/** The edition of a rulebook that is looked up by id or path, or a sentence with the reason why it is not available. */
export type EditionResult = { readonly edition: Edition } | { readonly problem: string };

/** The highest number of failed paths to cache: typing a path produces one with each letter. */
const MOST_FAILED = 50;

/** The available rulebooks: bundled and installed ones, and other files, each read once until it changes. */
export class RulebookRegistry {
  private readonly fs: FileSystem;
  private readonly files = new Map<string, Promise<EditionResult>>();
  /** The paths of `files` that failed, the oldest first. */
  private readonly failed = new Set<string>();

  constructor(fs: FileSystem) {
    this.fs = fs;
  }

  /** The edition to use if no other is named. */
  get defaultEdition(): Edition {
    return editionOf(bundledRulebook(defaultRulebookId)!);
  }

  /** Returns whether this is the id of a bundled rulebook, which is available synchronously. */
  isBundled(id: string): boolean {
    return bundledRulebookIds.includes(id);
  }

  /** Returns the edition of a bundled rulebook, derived on the first call; null for any other id. */
  bundled(id: string): Edition | null {
    const rulebook = bundledRulebook(id);
    return rulebook && editionOf(rulebook);
  }

  /** Returns the edition of a rulebook by id or path. Never rejects. */
  async find(written: string, place: PathContext): Promise<EditionResult> {
    const bundled = this.bundled(written);
    if (bundled) return { edition: bundled };
    if (isRulebookPath(written)) {
      const named = resolveNamedPath('rulebook', written, place);
      return 'problem' in named ? named : this.readOnce(named.path, written);
    }
    const path = this.installedPath(written);
    if (path !== null && (await this.fs.kind(path)) === 'file') return this.readOnce(path, written, written);
    const known = [...bundledRulebookIds, ...(await this.installedIds())];
    const hint = didYouMean(written, known) || ` There are ${known.join(', ')}.`;
    return { problem: `There is no rulebook "${written}".${hint}` };
  }

  /** Returns the ids of the rulebooks that the user has installed, sorted. Never rejects. */
  async installedIds(): Promise<string[]> {
    try {
      const entries = this.fs.rulebooks === undefined ? [] : await this.fs.list(this.fs.rulebooks);
      return entries.flatMap(({ name }) => (name.endsWith('.txt') ? name.slice(0, -'.txt'.length) : [])).sort();
    } catch {
      // The folder exists only after the first one was installed.
      return [];
    }
  }

  private installedPath(id: string): string | null {
    return this.fs.rulebooks === undefined || !isRulebookId(id) ? null : joinPath(this.fs.rulebooks, `${id}.txt`);
  }

  private async readOnce(path: string, written: string, id?: string): Promise<EditionResult> {
    let result = this.files.get(path);
    if (!result) {
      result = this.read(path, written, id);
      this.files.set(path, result);
      const isFailed = 'problem' in (await result);
      if (isFailed && this.files.get(path) === result) this.addFailed(path);
    }
    return result;
  }

  /** Forgets a changed file, or all files in a folder. Returns whether one of them had been looked up as a rulebook. */
  forget(path: string): boolean {
    let isRulebook = false;
    for (const each of this.files.keys()) {
      if (!isWithin(each, path)) continue;
      this.failed.delete(each);
      this.files.delete(each);
      isRulebook = true;
    }
    return isRulebook;
  }

  private addFailed(path: string): void {
    this.failed.add(path);
    const [first] = this.failed;
    if (this.failed.size > MOST_FAILED) this.forget(first!);
  }

  private async read(path: string, written: string, id: string | undefined): Promise<EditionResult> {
    try {
      const bytes = await this.fs.head(path, MAX_RULES_SIZE + 1);
      const read = readRulesFile(bytes, { library: bundledLibrary, ...(id === undefined ? {} : { id }) });
      if ('rulebook' in read) return { edition: editionOf(read.rulebook) };
      return { problem: `The rulebook ${written} cannot be used: ${read.problem}.` };
    } catch (error) {
      return { problem: `The rulebook ${written} cannot be read: ${reasonOf(error)}.` };
    }
  }
}
