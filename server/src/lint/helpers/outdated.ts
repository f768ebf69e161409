import type { Term } from '../../analysis/card/habits.js';
import { listedClass } from '../../language/outdated/listed-classes.js';
import { withEdits } from '../../language/saying/edit.js';
import { shownSpan } from '../../language/saying/shown-span.js';
import type { TextSpan } from '../../text/span.js';
import type { FaceReading } from '../engine/face-reading.js';
import type { FixKind } from '../finding.js';
import type { Report } from '../rule.js';
import type { Applicability } from './applies-to.js';
import { isCardText } from './legacy-wordings.js';
import { outdatedSeverity } from './of-its-time.js';

/** Editions of Magic since a class of change. */
export function sinceChange(id: string): Applicability {
  return {
    test: ({ game, rulebook }) => game === 'magic' && rulebook.date >= listedClass(id).since,
    get label() {
      const month = new Date(`${listedClass(id).since}-01T00:00:00Z`);
      return `Magic rulebooks since ${month.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })}`;
    },
  };
}

/**
 * The check of a rule for the older words of a class of change: reports each place that has them, with the newer words as
 * its fix.
 * @param message says what is wrong, given what is written and what is right
 * @param term the term whose older form counts less in a set that has it throughout
 * @param judge how far the fix at a span can be trusted; null if the words are right there. By default as the rule says
 */
export function outdatedCheck(
  id: string,
  message: (written: string, right: string) => string,
  judge?: (text: string, span: TextSpan) => FixKind | null,
  term?: Term,
): (face: FaceReading, report: Report) => void {
  return (face, report) => {
    const { text } = face;
    for (const { edits } of listedClass(id).outdatedPlaces(text)) {
      const [first] = edits;
      if (!first) continue;
      const changed = { start: first.span.start, end: edits.at(-1)!.span.end };
      const span: TextSpan = shownSpan(text, changed);
      if (!isCardText(face, span) && edits.every(({ span: at }) => !isCardText(face, shownSpan(text, at)))) continue;
      const written = text.slice(span.start, span.end);
      const start = Math.min(span.start, changed.start);
      const end = Math.max(span.end, changed.end);
      const right = withEdits(
        text.slice(start, end),
        edits.map(({ span: at, newText }) => ({ start: at.start - start, end: at.end - start, text: newText })),
      ).trim();
      const title = right === '' ? `Remove “${written}”` : `Change to “${right}”`;
      const kind = judge?.(text, span);
      if (kind === null) continue;
      const severity = term && outdatedSeverity(face, term);
      // Where words are only left out, the word before them is shown with them.
      const kept = right === '' ? wordBefore(text, span.start) : '';
      report({
        span,
        message: message(kept + written, right || kept.trim()),
        ...severity,
        fix: { title, edits, ...(kind && { kind }) },
      });
    }
  };
}

/** The longest word that is shown before words that are left out, in UTF-16 units. */
const MAX_WORD = 40;

/** The word before an offset and the space after that word, or an empty text. */
function wordBefore(text: string, at: number): string {
  return /\S+ $/.exec(text.slice(Math.max(0, at - MAX_WORD), at))?.[0] ?? '';
}
