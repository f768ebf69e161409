import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { type AtCursor, inRules, type SetOptions } from '../support/snapshot.js';

/** What a user sees: the Markdown, and the words it belongs to. */
export interface Shown {
  readonly on: string;
  readonly markdown: string;
}

/** What hovering at the cursor shows. */
export function shownAt({ snapshot, offset }: AtCursor): Shown | null {
  const hover = hoverAt(snapshot, offset);
  return hover && { on: snapshot.text.slice(hover.span.start, hover.span.end), markdown: hover.markdown };
}

/** What hovering at the `|` of some rules text shows; null where there is nothing to say. */
export function shown(rules: string, options: SetOptions & { files?: Record<string, string> } = {}): Shown | null {
  return shownAt(inRules(rules, options));
}

/** The Markdown at the `|` of some rules text, which must show some. */
export function markdown(rules: string, rulebook?: string): string {
  const found = shown(rules, rulebook === undefined ? {} : { rulebook });
  if (!found) throw new Error(`nothing is shown at: ${rules}`);
  return found.markdown;
}

/** The numbers of the rules quoted, in order. */
export function rulesIn(markdown: string): string[] {
  return [...markdown.matchAll(/^> `([^`]+)`/gm)].map((match) => match[1]!);
}
