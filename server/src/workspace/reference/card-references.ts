import type { KnownCards } from '../../analysis/set/known-cards.js';
import { crc32 } from '../../util/zip/crc32.js';
import { type PathContext, resolveNamedPath } from '../config/named-path.js';
import { reasonOf } from '../file-system.js';
import { baseName, isWithin, joinPath } from '../paths.js';
import { type IndexOrigin, type OpenIndex, openIndex, writeIndex } from './index-file.js';
import { combineReferences, IndexedCards } from './indexed-cards.js';
import { readReference } from './read-reference.js';
import type { ReferenceDisk, StartProgress } from './reference-disk.js';
import { ReadingCancelled } from './reference-problem.js';

/** The host's part of card references. */
export interface ReferenceOptions {
  readonly disk: ReferenceDisk;
  /** Shows the progress of reading a file for the first time, which takes seconds. */
  readonly startProgress: StartProgress;
  /** Called when a file has been read, successfully or not. If null, `find` waits for files instead. */
  readonly changed: (() => void) | null;
  /** Shows the user a message that belongs to no file. */
  readonly notice: (message: string) => void;
}

/** The result of resolving the references that settings name. */
export interface FoundReferences {
  /** Null if there are none, or none has been read yet. */
  readonly cards: KnownCards | null;
  /** The paths of all references, including those that cannot be used. */
  readonly paths: readonly string[];
  /** Why a reference cannot be used, by its index in the list. */
  readonly problems: readonly { readonly at: number; readonly message: string }[];
}

/** The state of one file: its cards, why it cannot be used, or that it is being read. */
type CachedReference = { readonly cards: KnownCards } | { readonly problem: string } | 'reading';

/** The user's files of printed cards. Each is read once into an index that can be opened quickly. */
export class CardReferences {
  private readonly references = new Map<string, Promise<CachedReference>>();
  private readonly combinations = new Map<
    string,
    { readonly parts: readonly KnownCards[]; readonly combined: KnownCards }
  >();

  /** @param options null if files cannot be read, as in a browser */
  constructor(private readonly options: ReferenceOptions | null) {}

  /** Returns the cards of the named files. Never rejects. */
  async find(names: readonly string[], place: PathContext): Promise<FoundReferences> {
    const parts: KnownCards[] = [];
    const paths: string[] = [];
    const problems: { at: number; message: string }[] = [];
    for (const [at, written] of names.entries()) {
      const named = resolveNamedPath(KIND, written, place);
      if ('problem' in named) {
        problems.push({ at, message: named.problem });
        continue;
      }
      paths.push(named.path);
      const reference = await this.load(named.path);
      if (reference === 'reading') continue;
      if ('cards' in reference) parts.push(reference.cards);
      else problems.push({ at, message: `The ${KIND} ${written} cannot be used: ${reference.problem}.` });
    }
    return { cards: this.combine(paths, parts), paths, problems };
  }

  /** Forgets a changed file, or all files in a folder. Returns whether one of them was a reference. */
  forget(path: string): boolean {
    let isReference = false;
    for (const each of this.references.keys())
      if (isWithin(each, path) && this.references.delete(each)) isReference = true;
    return isReference;
  }

  /** Returns the same object for the same files, so that an unchanged result can be recognized. */
  private combine(paths: readonly string[], parts: readonly KnownCards[]): KnownCards | null {
    const key = paths.join('\n');
    const before = this.combinations.get(key);
    if (before && before.parts.length === parts.length && parts.every((part, i) => part === before.parts[i])) {
      return before.combined;
    }
    const combined = combineReferences(parts);
    if (combined) this.combinations.set(key, { parts, combined });
    return combined;
  }

  private load(path: string): Promise<CachedReference> {
    let reference = this.references.get(path);
    if (!reference) {
      reference = this.open(path).catch((error: unknown): CachedReference => ({ problem: reasonOf(error) }));
      this.references.set(path, reference);
    }
    return reference;
  }

  private async open(path: string): Promise<CachedReference> {
    if (!this.options) return { problem: 'card references are read on the desktop and the command line only' };
    const { disk, changed } = this.options;
    const origin: IndexOrigin = { path, ...(await disk.facts(path)) };
    const place = joinPath(disk.cache, indexName(path));
    const bytes = await disk.readCached(place);
    const index = bytes && openIndex(bytes);
    if (index && isSame(index.origin, origin)) return { cards: cardsOf(path, index) };
    const reading = this.read(origin, place, this.options);
    if (!changed) return reading;
    void reading.then((reference) => {
      // The file may have changed in the meantime; then another read has replaced this one.
      if (this.references.get(path) === own) this.references.set(path, Promise.resolve(reference));
      changed();
    });
    const own = this.references.get(path);
    return 'reading';
  }

  /** Reads a file and caches its index. Never rejects. */
  private async read(
    origin: IndexOrigin,
    place: string,
    { disk, startProgress, notice }: ReferenceOptions,
  ): Promise<CachedReference> {
    const { path, size } = origin;
    const progress = startProgress(`Reading ${baseName(path)}`);
    try {
      const collected = await readReference(disk.pieces(path), {
        size,
        report: (done) => progress.report(done),
        cancelled: () => progress.cancelled,
      });
      if (!isSame(origin, { path, ...(await disk.facts(path)) }))
        return { problem: 'it was changed while it was read' };
      const bytes = writeIndex(origin, collected.records());
      await disk.writeCached(place, bytes).catch((error: unknown) => {
        const again = 'so it is read again the next time';
        notice(
          `What was read of the ${KIND} ${baseName(path)} cannot be kept in ${disk.cache}: ${reasonOf(error)}; ${again}.`,
        );
      });
      return { cards: cardsOf(path, openIndex(bytes)!) };
    } catch (error) {
      if (error instanceof ReadingCancelled)
        return { problem: 'reading it was cancelled; it is read again after a restart' };
      return { problem: reasonOf(error) };
    } finally {
      progress.end();
    }
  }
}

const KIND = 'card reference';

/** The file name of an index; it depends only on the path, so that a new index replaces the previous one. */
function indexName(path: string): string {
  const sum = crc32([new TextEncoder().encode(path)])
    .toString(16)
    .padStart(8, '0');
  return `${baseName(path)
    .replace(/[^\w.-]+/g, '_')
    .slice(0, 60)}-${sum}.cards-index`;
}

function isSame(a: IndexOrigin, b: IndexOrigin): boolean {
  return a.path === b.path && a.size === b.size && a.modified === b.modified;
}

function cardsOf(path: string, index: OpenIndex): KnownCards {
  return new IndexedCards(baseName(path), index);
}
