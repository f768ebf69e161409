import type { CardContext } from '../abilities/card-context.js';

/** What slips depend on besides the rules text. */
export interface SlipContext extends CardContext {
  /** Empty if the card has none. */
  readonly typeLine: string;
  /** As written, with braces; empty if the card has none. */
  readonly manaCost: string;
}
