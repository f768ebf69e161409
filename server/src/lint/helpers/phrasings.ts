import type { Span } from '../../text/span.js';
import { PatternFilter } from '../../util/pattern-filter.js';
import type { FaceReading } from '../engine/face-reading.js';
import type { FixKind } from '../finding.js';
import { replacement } from '../fix/edits.js';
import type { Report } from '../rule.js';
import { wordings } from './legacy-wordings.js';

/** Words that are wrong wherever they occur, also in text that the grammar does not read and in reminder text. */
export interface Phrasing {
  /** One of these is in every text with a match, in any case. By default those that the pattern shows. */
  readonly has?: readonly string[];
  /** Global, and no wider than the words that change. */
  readonly wrong: RegExp;
  /** What is right, with curly apostrophes; null if the match is right after all. */
  readonly right: (match: RegExpExecArray, face: FaceReading) => string | null;
  /** By default the rule's own kind of fix. */
  readonly kind?: FixKind;
}

/**
 * The check of a rule whose mistakes its characters show.
 * @param message says what is wrong, given what is written and what is right
 */
export function phrasingCheck(
  phrasings: readonly Phrasing[],
  message: (written: string, right: string) => string,
): (face: FaceReading, report: Report) => void {
  const filter = new PatternFilter(phrasings.map((phrasing) => ({ ...phrasing, pattern: phrasing.wrong })));
  return (face, report) => {
    const found: Span[] = [];
    for (const { wrong, right, kind } of filter.mayMatch(face.text))
      for (const { match, span } of wordings(face.text, wrong)) {
        if (face.isVerbatim(span)) continue;
        const words = typeset(right(match, face), face);
        if (words === null || found.some(({ start, end }) => start <= span.start && span.start < end)) continue;
        found.push(span);
        const fix = { title: `Change to “${words}”`, edits: [replacement(span, words)] };
        report({ span: shown(face.text, span), message: message(match[0], words), fix: kind ? { ...fix, kind } : fix });
      }
  };
}

function typeset(words: string | null, { isCurly }: FaceReading): string | null {
  return isCurly ? words : (words?.replaceAll('’', "'") ?? null);
}

/** A place that can be seen: where words are missing, those on both sides. */
function shown(text: string, { start, end }: Span): Span {
  if (start < end) return { start, end };
  const before = /\S*\s*$/.exec(text.slice(0, start))![0].length;
  return { start: start - before, end: end + /^\s*[^\s.,]*/.exec(text.slice(end))![0].length };
}
