import { page } from '../shared/markdown.js';
import type { Passage } from '../shared/passages.js';

/** The parts of a hover on a token or card, as Markdown. A picture of it can replace the first. */
export interface HoverParts {
  /** Its name and characteristics. Empty if they are unknown. */
  readonly sheet: string;
  /** The rest: where it comes from, why it has its name, the rules. */
  readonly details: string;
}

/** The parts of a hover on a token, with its rules still to be quoted. */
export interface TokenParts extends HoverParts {
  readonly rules: readonly Passage[];
}

/** Returns both parts, one after the other. */
export function joinParts({ sheet, details }: HoverParts): string {
  return page(sheet, details);
}
