import { directoryOf, type ZipEntry, ZipProblem } from '../util/zip/directory.js';
import { unpack } from '../util/zip/unpack.js';

/** How many bytes of text are read from one archive, all files together; sets have a few megabytes. */
const MAX_TEXT_BYTES = 64_000_000;

/**
 * The text of a packed Magic Set Editor set (`.mse-set`): its file `set`, with each include line replaced by the text
 * of the included file. Nothing is written, so names in the archive cannot escape to the disk. Pure; never throws:
 * errors are returned as a sentence for users. Memory use is limited, whatever sizes the archive declares.
 */
export function readMseSetArchive(
  bytes: Uint8Array,
  limit = MAX_TEXT_BYTES,
): { readonly text: string } | { readonly problem: string } {
  try {
    const entries = new Map(directoryOf(bytes).map((entry) => [entry.name, entry]));
    const set = setEntry(entries);
    const folder = set.name.slice(0, -'set'.length);
    let left = limit;
    const textOf = (entry: ZipEntry) => {
      const content = unpack(bytes, entry, left);
      left -= content.length;
      return new TextDecoder().decode(content);
    };
    return { text: withIncluded(textOf(set), (name) => textOf(included(entries, folder, name))) };
  } catch (error) {
    if (error instanceof ZipProblem) return { problem: error.message };
    throw error;
  }
}

/**
 * The file `set`, at the top, or in the only folder that has one: some people pack the folder instead of its contents.
 */
function setEntry(entries: ReadonlyMap<string, ZipEntry>): ZipEntry {
  const top = entries.get('set');
  if (top) return top;
  const [only, other] = [...entries.values()].filter(({ name }) => /^[^/\\]+\/set$/.test(name));
  if (!only || other) throw new ZipProblem('The archive has no file “set”, so it is no Magic Set Editor set.');
  return only;
}

function included(entries: ReadonlyMap<string, ZipEntry>, folder: string, name: string): ZipEntry {
  const entry = entries.get(folder + name);
  if (!entry) throw new ZipProblem(`The archive’s set includes the file “${name}”, which is not in the archive.`);
  return entry;
}

/** Replaces each `include_file: …` line; included files cannot include others. */
function withIncluded(text: string, read: (name: string) => string): string {
  return text.replace(/^include[_ ]file:(.*)$/gm, (_, name: string) => read(name.trim()).replace(/\r?\n$/, ''));
}
