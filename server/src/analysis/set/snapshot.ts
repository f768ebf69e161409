import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import { formatOf } from '../../formats/index.js';
import type { Text } from '../../text/text.js';
import { indexFile } from './file-index.js';
import type { SetIndex } from './set-index.js';

/** One state of one document and its set: all that a lint run or an editor feature looks at. Never changes. */
export interface Snapshot {
  readonly path: string;
  readonly text: Text;
  readonly document: CardDocument;
  readonly edition: Edition;
  readonly set: SetIndex;
}

/** The same document with another text, in a set that is otherwise as it was. What did not change is not read again. */
export function withText(snapshot: Snapshot, text: string): Snapshot {
  if (text === snapshot.text) return snapshot;
  const { path, edition, set } = snapshot;
  const document = formatOf(snapshot.document).read(path, text, snapshot.document);
  return { ...snapshot, text, document, set: set.replacing(path, indexFile(path, document, edition)) };
}
