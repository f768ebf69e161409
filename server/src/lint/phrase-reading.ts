import type { CreatedToken } from '../analysis/created.js';
import type { Context, Item, TokenPhrase } from '../language/ast.js';
import type { FaceReading } from './face-reading.js';
import { type Described, describedBy } from './helpers/described.js';

/** One token noun phrase in its place. What takes work is done when a rule first asks for it. */
export class PhraseReading {
  private made: CreatedToken | null | undefined;
  private description: Described | null | undefined;

  /**
   * @param on the face it stands on
   * @param phrase the instruction it belongs to; null for a condition or a mention, which creates nothing
   */
  constructor(
    readonly on: FaceReading,
    readonly item: Item,
    readonly phrase: TokenPhrase | null,
    readonly context: Context,
  ) {}

  /** What it makes; null for a condition or a mention. */
  get token(): CreatedToken | null {
    if (this.made === undefined) this.made = this.phrase && this.on.tokenBy(this.item, this.phrase);
    return this.made;
  }

  /** What it says of the token by its own words; null where it does not (see `describedBy`). */
  get described(): Described | null {
    if (this.description === undefined) this.description = describedBy(this);
    return this.description;
  }
}
