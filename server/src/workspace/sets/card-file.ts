import type { CardDocument } from '../../formats/card.js';
import { formatFor, formatOfText, listFormatFor } from '../../formats/index.js';
import { isSameText } from '../../text/change.js';
import type { Text } from '../../text/text.js';

/** One state of one file of a set. Never changes. */
export interface CardFile {
  readonly path: string;
  readonly text: Text;
  /** The editor's version of it; null where it is read from disk. */
  readonly version: number | null;
  readonly document: CardDocument;
}

/** Whether a file's name alone says that it holds cards; if not, its first kilobytes may. */
export function isNamedForCards(path: string): boolean {
  return formatFor(path, '') !== null;
}

/**
 * Reads a file by its format; null where no format knows it. Cards that stand unchanged in the state before are taken
 * over as they are. `readAs` is a file name that says how, where the path does not. A file that somebody `named` may be a
 * list of names that is recognized by nothing else, and remains one.
 */
export function readCardFile(
  path: string,
  text: Text,
  version: number | null,
  previous: CardFile | undefined,
  readAs = path,
  named = false,
): CardFile | null {
  if (previous && isSameText(previous.text, text))
    return previous.version === version ? previous : { ...previous, version };
  const mayBeList = named || previous?.document.mentions !== undefined;
  const format = formatOfText(readAs, text) ?? (mayBeList ? listFormatFor(readAs, text) : null);
  if (!format) return null;
  const before = previous?.document.format === format.id ? previous.document : undefined;
  return { path, text, version, document: format.read(readAs, text, before) };
}
