import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { formatOf } from '../../formats/index.js';
import type { Text } from '../../text/text.js';
import { indexFile } from './file-index.js';
import type { SetIndex } from './set-index.js';

/** One state of one document and its set: the input of lint runs and editor features. Immutable. */
export interface Snapshot {
  readonly path: string;
  readonly text: Text;
  readonly document: CardDocument;
  readonly edition: Edition;
  readonly set: SetIndex;
}

/** The same document with another text, in a set that is otherwise the same. Unchanged parts are not read again. */
export function withText(snapshot: Snapshot, text: string): Snapshot {
  if (text === snapshot.text) return snapshot;
  const { path, edition, set } = snapshot;
  const document = formatOf(snapshot.document).read(path, text, snapshot.document);
  return { ...snapshot, text, document, set: set.replacing(path, indexFile(path, document, edition)) };
}
