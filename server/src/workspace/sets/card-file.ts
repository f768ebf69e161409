import type { CardDocument } from '../../formats/card.js';
import { formatFor, formatOfText, listFormatFor } from '../../formats/index.js';
import { isSameText } from '../../text/change.js';
import type { Text } from '../../text/text.js';

/** A file of a set at one point in time. Immutable. */
export interface CardFile {
  readonly path: string;
  readonly text: Text;
  /** The editor's version of the document; null if the file is read from disk. */
  readonly version: number | null;
  readonly document: CardDocument;
}

/** Returns whether the name of a file implies that it contains cards; otherwise its first kilobytes decide. */
export function isNamedForCards(path: string): boolean {
  return formatFor(path, '') !== null;
}

/**
 * Reads a file in its format; null if no format recognizes it. Unchanged cards of the previous state are reused.
 * @param readAs a file name that determines the format if the path does not
 * @param named whether the user named the file; then it may be a plain list of names, which is not recognized otherwise
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
