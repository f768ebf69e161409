import type { WrongWording } from '../../language/saying/edit.js';
import { shownSpan } from '../../language/saying/shown-span.js';
import type { Span, TextSpan } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';
import { replacement } from '../fix/edits.js';
import type { Report, ViolationFix } from '../rule.js';

/**
 * The check of a rule whose wordings are marked with its id in the grammar: reports each that a face has, with the fix
 * that follows from it.
 * @param message what is wrong, given the present words and the right ones; null is right if that depends on the card
 */
export function wordingCheck(
  rule: string,
  message: (written: string, right: string | null) => string,
): (face: FaceReading, report: Report) => void {
  return (face, report) => {
    for (const wrong of face.wrongWordings) {
      if (wrong.rule !== rule) continue;
      const span = shownSpan(face.text, wrong);
      if (face.isVerbatim(span)) continue;
      const written = face.text.slice(span.start, span.end);
      const right = wrong.text === null ? null : corrected(face.text, span, wrong, wrong.text);
      const fix = right === null ? null : fixOf(wrong, written, right);
      // Where words are only left out, the word before them is shown with them.
      const kept = right === '' ? (/\S+ $/.exec(face.text.slice(0, span.start))?.[0] ?? '') : '';
      report({ span: span as TextSpan, message: message(kept + written, right === '' ? kept.trim() : right), fix });
    }
  };
}

/** The words that a span has after a replacement in it or around it. */
function corrected(text: string, span: Span, { start, end }: WrongWording, right: string): string {
  const before = text.slice(span.start, Math.max(span.start, start));
  const after = text.slice(Math.min(end, span.end), span.end);
  return `${before}${right}${after}`.trim();
}

function fixOf({ start, end, text }: WrongWording, written: string, right: string): ViolationFix {
  const title = right === '' ? `Remove “${written}”` : `Change to “${right}”`;
  return { title, edits: [replacement({ start, end } as TextSpan, text!)] };
}
