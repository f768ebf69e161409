import type { Edition } from '../../edition/edition.js';
import type { CardDocument } from '../../formats/card.js';
import type { Text } from '../../text/text.js';
import type { SetQueries } from './queries.js';

/** A document, as rules of the scope `file` see it. */
export interface FileContext {
  readonly path: string;
  readonly text: Text;
  readonly document: CardDocument;
  readonly edition: Edition;
  /** The ids that settings and comments can refer to. */
  readonly knownIds: ReadonlySet<string>;
}

/** A document and its set, as rules of the scope `set` see them. */
export interface SetContext extends FileContext, SetQueries {}
