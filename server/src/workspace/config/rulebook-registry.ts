import { editionOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import { bundledLibrary, bundledRulebook, bundledRulebookIds, defaultRulebookId } from '../../rulebook/bundled.js';
import { readRulebook } from '../../rulebook/load.js';
import { decodeText, type FileSystem, reasonOf } from '../file-system.js';
import { isWithin } from '../paths.js';
import { type PathContext, resolveNamedPath } from './named-path.js';
import { isRulebookPath } from './read-config.js';
import { didYouMean } from './suggestion.js';

/** The edition of a rulebook that is looked up by id or path, or a sentence with the reason why it is not available. */
export type EditionResult = { readonly edition: Edition } | { readonly problem: string };

/** The highest number of failed paths to cache: typing a path produces one with each letter. */
const MOST_FAILED = 50;

/** The available rulebooks: bundled ones, and the user's files, each read once until it changes. */
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
    if (!isRulebookPath(written)) {
      const hint = didYouMean(written, bundledRulebookIds) || ` There are ${bundledRulebookIds.join(', ')}.`;
      return { problem: `There is no rulebook "${written}".${hint}` };
    }
    const named = resolveNamedPath('rulebook', written, place);
    if ('problem' in named) return named;
    const { path } = named;
    let result = this.files.get(path);
    if (!result) {
      result = this.read(path, written);
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

  private async read(path: string, written: string): Promise<EditionResult> {
    try {
      const { rulebook, problems } = readRulebook(decodeText(await this.fs.read(path)), { library: bundledLibrary });
      if (rulebook) return { edition: editionOf(rulebook) };
      const [first] = problems;
      return { problem: `The rulebook ${written} cannot be used: line ${(first?.line ?? 0) + 1}, ${first?.message}.` };
    } catch (error) {
      return { problem: `The rulebook ${written} cannot be read: ${reasonOf(error)}.` };
    }
  }
}
