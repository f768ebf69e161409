import type { Edition } from '../edition/edition.js';
import type { CardDocument } from '../formats/card.js';
import type { SetIndex } from './set-index.js';

/** One state of one document and its set: all that a lint run or an editor feature looks at. Never changes. */
export interface Snapshot {
  readonly path: string;
  readonly text: string;
  readonly document: CardDocument;
  readonly edition: Edition;
  readonly set: SetIndex;
}
