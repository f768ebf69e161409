import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { type AtCursor, inRules, type SetOptions } from '../support/snapshot.js';

/** A hover as the user sees it: the Markdown and the hovered text. */
export interface Shown {
  readonly on: string;
  readonly markdown: string;
}

/** Returns the hover at the cursor. */
export function shownAt({ snapshot, offset }: AtCursor): Shown | null {
  const hover = hoverAt(snapshot, offset);
  return hover && { on: snapshot.text.slice(hover.span.start, hover.span.end), markdown: hover.markdown };
}

/** Returns the hover at the `|` in some rules text; null if there is none. */
export function shown(rules: string, options: SetOptions & { files?: Record<string, string> } = {}): Shown | null {
  return shownAt(inRules(rules, options));
}

/** Returns the Markdown of the hover at the `|` in some rules text. @throws if there is none */
export function markdown(rules: string, rulebook?: string): string {
  const found = shown(rules, rulebook === undefined ? {} : { rulebook });
  if (!found) throw new Error(`nothing is shown at: ${rules}`);
  return found.markdown;
}

/** Returns the numbers of the quoted rules, in order. */
export function rulesIn(markdown: string): string[] {
  return [...markdown.matchAll(/^> `([^`]+)`/gm)].map((match) => match[1]!);
}
