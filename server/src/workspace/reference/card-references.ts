import type { KnownCards } from '../../analysis/set/known-cards.js';
import { crc32 } from '../../util/zip/crc32.js';
import { namedPath, type PathContext } from '../config/named-path.js';
import { reasonOf } from '../file-system.js';
import { baseName, isWithin, joinPath } from '../paths.js';
import { type IndexOrigin, type OpenIndex, openIndex, writeIndex } from './index-file.js';
import { IndexedCards, together } from './indexed-cards.js';
import { readReference } from './read-reference.js';
import type { ReferenceDisk, Watch } from './reference-disk.js';
import { ReadingCancelled } from './reference-problem.js';

/** What the references take from the shell that has them. */
export interface ReferenceOptions {
  readonly disk: ReferenceDisk;
  /** Told when a file is read for the first time, which takes seconds. */
  readonly watch: Watch;
  /** Told that a file has been read, whatever came of it; null has everybody wait until it has. */
  readonly changed: (() => void) | null;
  /** Something the person at the screen should know that belongs into no file. */
  readonly notice: (message: string) => void;
}

/** What settings that name references come to. */
export interface FoundReferences {
  /** Null where there are none, or none yet. */
  readonly cards: KnownCards | null;
  /** The files that are meant, those that cannot be used among them. */
  readonly paths: readonly string[];
  /** Why one of the names is of no use, by its place in the list. */
  readonly problems: readonly { readonly at: number; readonly message: string }[];
}

/** One file: its cards, why there are none, or that it is being read. */
type Held = { readonly cards: KnownCards } | { readonly problem: string } | 'reading';

/** Files of printed cards that people have, each read once into an index that is opened at a glance. */
export class CardReferences {
  private readonly held = new Map<string, Promise<Held>>();
  private readonly several = new Map<string, { readonly parts: readonly KnownCards[]; readonly whole: KnownCards }>();

  /** @param options null where no files can be read in pieces, as in a browser */
  constructor(private readonly options: ReferenceOptions | null) {}

  /** The cards of the files that are named. Never rejects. */
  async find(names: readonly string[], place: PathContext): Promise<FoundReferences> {
    const parts: KnownCards[] = [];
    const paths: string[] = [];
    const problems: { at: number; message: string }[] = [];
    for (const [at, written] of names.entries()) {
      const named = namedPath(KIND, written, place);
      if ('problem' in named) {
        problems.push({ at, message: named.problem });
        continue;
      }
      paths.push(named.path);
      const held = await this.hold(named.path);
      if (held === 'reading') continue;
      if ('cards' in held) parts.push(held.cards);
      else problems.push({ at, message: `The ${KIND} ${written} cannot be used: ${held.problem}.` });
    }
    return { cards: this.combined(paths, parts), paths, problems };
  }

  /** Forgets a file that has changed, or all in a folder. Returns whether one of them was a reference. */
  forget(path: string): boolean {
    let isReference = false;
    for (const each of this.held.keys()) if (isWithin(each, path) && this.held.delete(each)) isReference = true;
    return isReference;
  }

  /** The same object for the same files, so that it is seen when nothing has changed. */
  private combined(paths: readonly string[], parts: readonly KnownCards[]): KnownCards | null {
    const key = paths.join('\n');
    const before = this.several.get(key);
    if (before && before.parts.length === parts.length && parts.every((part, i) => part === before.parts[i])) {
      return before.whole;
    }
    const whole = together(parts);
    if (whole) this.several.set(key, { parts, whole });
    return whole;
  }

  private hold(path: string): Promise<Held> {
    let held = this.held.get(path);
    if (!held) {
      held = this.open(path).catch((error: unknown): Held => ({ problem: reasonOf(error) }));
      this.held.set(path, held);
    }
    return held;
  }

  private async open(path: string): Promise<Held> {
    if (!this.options) return { problem: 'card references are read on the desktop and the command line only' };
    const { disk, changed } = this.options;
    const origin: IndexOrigin = { path, ...(await disk.facts(path)) };
    const place = joinPath(disk.cache, indexName(path));
    const bytes = await disk.cached(place);
    const index = bytes && openIndex(bytes);
    if (index && isSame(index.origin, origin)) return { cards: cardsOf(path, index) };
    const reading = this.read(origin, place, this.options);
    if (!changed) return reading;
    void reading.then((held) => {
      // Unless the file has changed meanwhile, and is read anew.
      if (this.held.get(path) === own) this.held.set(path, Promise.resolve(held));
      changed();
    });
    const own = this.held.get(path);
    return 'reading';
  }

  /** Reads a file and keeps what was read. Never rejects. */
  private async read(origin: IndexOrigin, place: string, { disk, watch, notice }: ReferenceOptions): Promise<Held> {
    const { path, size } = origin;
    const watched = watch(`Reading ${baseName(path)}`);
    try {
      const collected = await readReference(disk.pieces(path), {
        size,
        report: (done) => watched.report(done),
        cancelled: () => watched.cancelled,
      });
      if (!isSame(origin, { path, ...(await disk.facts(path)) }))
        return { problem: 'it was changed while it was read' };
      const bytes = writeIndex(origin, collected.records());
      await disk.keep(place, bytes).catch((error: unknown) => {
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
      watched.end();
    }
  }
}

const KIND = 'card reference';

/** The name of a file's index: one place for each file, so that what was made of its older state is replaced. */
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
