import { keyOf } from '../../analysis/card/token-key.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { toSource } from '../../text/region.js';
import { type FileSpan, inFile, touches } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { phraseAt } from '../shared/cursor/phrase-spot.js';
import { spotAt } from '../shared/cursor/spot.js';
import { type Occurrence, occurrencesOn } from './occurrence.js';

/** The token at an offset of the file. */
export interface TokenAt {
  /** The token's key, see `keyOf`. */
  readonly key: string;
  /** The text that refers to it, in offsets of the file. */
  readonly span: FileSpan;
  /** The name under the cursor; null elsewhere in the phrase that makes the token. */
  readonly occurrence: Occurrence | null;
}

/**
 * Returns the token whose name is at an offset of the file, otherwise the one of the phrase around it ("create a 1/1
 * …"); null if there is none, or if it has no name.
 */
export function tokenAt(snapshot: Snapshot, offset: number): TokenAt | null {
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  if (!placed) return null;
  const here = occurrencesOn(placed, snapshot).filter(({ span }) => touches(span, offset));
  // Of nested names, the shortest wins.
  here.sort((a, b) => a.span.end - a.span.start - (b.span.end - b.span.start));
  const [occurrence] = here;
  if (occurrence) return { key: occurrence.key, span: occurrence.span, occurrence };
  return aroundCursor(snapshot, offset);
}

function aroundCursor(snapshot: Snapshot, offset: number): TokenAt | null {
  const place = spotAt(snapshot, offset);
  const phrase = place && phraseAt(place.spot);
  if (!phrase || phrase.quoted || phrase.token.origin === 'copy') return null;
  const { token, span } = phrase;
  const name = token.lookupName;
  if (!name) return null;
  return { key: keyOf(name), span: inFile(toSource(place.region, span), place.start), occurrence: null };
}
