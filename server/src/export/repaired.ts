import { cardContext } from '../analysis/card/abilities.js';
import { grammarOf, knownWordsOf } from '../edition/grammar.js';
import { readAbilities } from '../language/abilities/read-abilities.js';
import type { Repair } from '../language/repair/slip.js';
import { slipsIn } from '../language/repair/slips.js';
import { withEdits } from '../language/saying/edit.js';
import type { TextSpan } from '../text/span.js';
import { type ReadingOfFace, readingOf } from './reading.js';

/**
 * A face as it reads once the slips in its unread lines are repaired, each by its likeliest repair: what its designer
 * most likely means. The text and the tree are those after the repairs, places in the file those before. A face
 * without such slips is returned as it is.
 */
export function repairedReading(face: ReadingOfFace): ReadingOfFace {
  const { text, typeLine, edition, own, reading } = face;
  if (reading.whole) return face;
  const head = { name: face.face, typeLine, manaCost: '' };
  const context = cardContext(head.name, head.typeLine);
  const grammar = grammarOf(edition, own);
  const read = readAbilities(text, grammar, context);
  const repairs = slipsIn(text, read, grammar, { ...context, ...head }, knownWordsOf(edition, own)).flatMap((slip) => {
    const isUnread = reading.unread.some(({ start, end }) => slip.start <= end && start <= slip.end);
    return isUnread ? slip.repairs.slice(0, 1) : [];
  });
  if (repairs.length === 0) return face;
  const repaired = withEdits(
    text,
    repairs.map(({ newText, ...span }) => ({ ...span, text: newText })),
  );
  const again = readingOf(repaired, head, edition, own);
  if (again.unread.length >= reading.unread.length) return face;
  return {
    ...face,
    text: repaired,
    reading: again,
    slips: repairs.map(({ start, end, newText }) => ({
      text: text.slice(start, end),
      place: face.place({ start, end } as TextSpan),
      newText,
    })),
    place: (span) => face.place(spanBefore(span, repairs)),
  };
}

/** A span of the repaired text in the text before; ends within a repair are moved to its own. */
function spanBefore(span: TextSpan, repairs: readonly Repair[]): TextSpan {
  const start = offsetBefore(span.start, repairs, 'start');
  return { start, end: Math.max(start, offsetBefore(span.end, repairs, 'end')) } as TextSpan;
}

function offsetBefore(offset: number, repairs: readonly Repair[], side: 'start' | 'end'): number {
  let shift = 0;
  for (const repair of repairs) {
    const start = repair.start + shift;
    const end = start + repair.newText.length;
    if (offset <= start) break;
    if (offset < end) return repair[side];
    shift += repair.newText.length - (repair.end - repair.start);
  }
  return offset - shift;
}
