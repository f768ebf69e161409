import { editionOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import { bundledLibrary, bundledRulebook, bundledRulebookIds, defaultRulebookId } from '../../rulebook/bundled.js';
import { readRulebook } from '../../rulebook/load.js';
import { decodeText, type FileSystem, reasonOf } from '../file-system.js';
import { isWithin } from '../paths.js';
import { namedPath, type PathContext } from './named-path.js';
import { isRulebookPath } from './read-config.js';
import { didYouMean } from './suggestion.js';

/** An edition that was asked for by name or path: it, or why it cannot be had (a sentence). */
export type Sought = { readonly edition: Edition } | { readonly problem: string };

/** So many paths that led to no rulebook are remembered: each letter typed into one makes another. */
const MOST_MISSED = 50;

/** The rulebooks at hand: the bundled ones, and files of the user's own, each read once until it changes. */
export class RulebookRegistry {
  private readonly fs: FileSystem;
  private readonly files = new Map<string, Promise<Sought>>();
  /** Those of the files that are no rulebooks yet, the first that was asked for first. */
  private readonly missed = new Set<string>();

  constructor(fs: FileSystem) {
    this.fs = fs;
  }

  /** The edition that holds where nothing names another. */
  get standard(): Edition {
    return editionOf(bundledRulebook(defaultRulebookId)!);
  }

  /** Whether this is the id of a bundled rulebook: it can be had without waiting. */
  isBundled(id: string): boolean {
    return bundledRulebookIds.includes(id);
  }

  /** The edition of a bundled rulebook, derived when it is first asked for; null for any other id. */
  bundled(id: string): Edition | null {
    const rulebook = bundledRulebook(id);
    return rulebook && editionOf(rulebook);
  }

  /** The edition of a rulebook's id or path. Never rejects. */
  async find(written: string, place: PathContext): Promise<Sought> {
    const bundled = this.bundled(written);
    if (bundled) return { edition: bundled };
    if (!isRulebookPath(written)) {
      const hint = didYouMean(written, bundledRulebookIds) || ` There are ${bundledRulebookIds.join(', ')}.`;
      return { problem: `There is no rulebook "${written}".${hint}` };
    }
    const named = namedPath('rulebook', written, place);
    if ('problem' in named) return named;
    const { path } = named;
    let sought = this.files.get(path);
    if (!sought) {
      sought = this.read(path, written);
      this.files.set(path, sought);
      const isMissed = 'problem' in (await sought);
      if (isMissed && this.files.get(path) === sought) this.miss(path);
    }
    return sought;
  }

  /** Forgets a file that has changed, or all in a folder. Returns whether one was a rulebook, or was looked for as one. */
  forget(path: string): boolean {
    let isRulebook = false;
    for (const each of this.files.keys()) {
      if (!isWithin(each, path)) continue;
      this.missed.delete(each);
      this.files.delete(each);
      isRulebook = true;
    }
    return isRulebook;
  }

  private miss(path: string): void {
    this.missed.add(path);
    const [first] = this.missed;
    if (this.missed.size > MOST_MISSED) this.forget(first!);
  }

  private async read(path: string, written: string): Promise<Sought> {
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
