import type { Text } from '../text/text.js';

/** A file as it is now. */
export interface SourceFile {
  readonly path: string;
  readonly text: Text;
  /** The editor's version of it; null for a file read from disk. */
  readonly version: number | null;
}
