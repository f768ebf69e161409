import { indexFile } from '../../../server/src/analysis/set/file-index.js';
import { type Declared, nothingDeclared, SetIndex } from '../../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { formatFor } from '../../../server/src/formats/index.js';
import { createPlainFormat } from '../../../server/src/formats/plain/plain-format.js';
import { edition } from './phrases.js';

/** A set open in an editor: the snapshot of the file with the cursor, and the cursor's offset in it. */
export interface AtCursor {
  readonly snapshot: Snapshot;
  readonly offset: number;
}

/** Options for a set, in addition to its files. */
export interface SetOptions {
  /** The id of a bundled rulebook; by default the newest. */
  readonly rulebook?: string;
  readonly declared?: Partial<Declared>;
}

/**
 * The snapshot of one file of a set, read with the actual format, rulebook and index.
 * @param files texts by path; the snapshot is of the first
 */
export function snapshotOf(files: Readonly<Record<string, string>>, options: SetOptions = {}): Snapshot {
  const rules = edition(options.rulebook);
  const plain = createPlainFormat();
  const documents = Object.entries(files).map(([path, text]) => {
    const format = formatFor(path, text);
    // A new plain format has no cache, so that tests can count work.
    return { path, text, document: (!format || format.id === plain.id ? plain : format).read(path, text) };
  });
  const indexed = new Map(documents.map(({ path, document }) => [path, indexFile(path, document, rules)]));
  return { ...documents[0]!, edition: rules, set: new SetIndex(indexed, { ...nothingDeclared, ...options.declared }) };
}

/** The snapshot of the file with the cursor, which is the only `|` in the texts and is removed. */
export function atCursor(files: Readonly<Record<string, string>>, options: SetOptions = {}): AtCursor {
  const marked = Object.entries(files).filter(([, text]) => text.includes('|'));
  const [path, text] = marked[0] ?? ['', ''];
  const offset = text.indexOf('|');
  if (marked.length !== 1 || text.indexOf('|', offset + 1) >= 0) throw new Error('the set needs one cursor');
  const plain = text.slice(0, offset) + text.slice(offset + 1);
  return { snapshot: snapshotOf({ [path]: plain, ...without(files, path) }, options), offset };
}

/** The cursor in the rules text of an invented card. */
export function inRules(
  rules: string,
  options: SetOptions & { readonly files?: Record<string, string> } = {},
): AtCursor {
  return atCursor({ 'a.cards': `Some Card {1}{R}\nSorcery\n${rules}\n`, ...options.files }, options);
}

function without(files: Readonly<Record<string, string>>, path: string): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([other]) => other !== path));
}
