import type { CreatedToken } from '../analysis/created.js';
import type { FaceReading, ItemPlace } from './face-reading.js';

/** One token noun phrase, as rules of the scope `phrase` see it. */
export interface PhraseReading extends ItemPlace {
  /** The face it stands on. */
  readonly on: FaceReading;
  /** What it makes; null for a condition or a mention. */
  readonly token: CreatedToken | null;
}
