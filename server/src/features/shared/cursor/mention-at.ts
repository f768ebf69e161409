import type { Snapshot } from '../../../analysis/set/snapshot.js';
import type { Mention } from '../../../formats/card.js';
import { toSource } from '../../../text/region.js';
import { type Span, touches } from '../../../text/span.js';

/** Returns the card name of a list at an offset of the file; null elsewhere. */
export function mentionAt({ document }: Snapshot, offset: number): { mention: Mention; span: Span } | null {
  for (const mention of document.mentions ?? []) {
    if (mention.span.start > offset) return null;
    const span = toSource(mention.name, { start: 0, end: mention.name.text.length });
    if (touches(span, offset)) return { mention, span };
  }
  return null;
}
