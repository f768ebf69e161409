import { page } from '../shared/markdown.js';
import type { Passage } from '../shared/passages.js';

/** What there is to say of a token or card, in two parts: a picture of it makes the first superfluous. Markdown. */
export interface HoverParts {
  /** What it is: its name and characteristics. Empty where that is not settled. */
  readonly sheet: string;
  /** All else: where it comes from, why it is called so, the rules. */
  readonly words: string;
}

/** What there is to say of a token, and the rules that say so. */
export interface TokenParts extends HoverParts {
  readonly rules: readonly Passage[];
}

/** Both parts, one after the other. */
export function whole({ sheet, words }: HoverParts): string {
  return page(sheet, words);
}
