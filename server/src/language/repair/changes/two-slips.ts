import { afterRepair, moveRepair, type Repair, type Slip } from '../slip.js';
import type { Strangeness } from '../words/pairs.js';
import type { Candidate } from './candidate.js';
import { type Place, strangenessIn } from './place.js';
import { slipAt, touched, type UnreadIn } from './slip-at.js';
import { misspelled } from './spelling.js';

/** How many right words are tried for misspelled ones. */
const MAX_WORDS = 4;

/** By how many pairs of words the line must be more usual after both repairs. */
const EVIDENCE = 2;

/** How far two slips that are repaired as one are from each other, in UTF-16 units. */
const MAX_GAP = 12;

/**
 * A misspelled word beside another slip: the line can be read only after both are repaired.
 * @param placeAt the place of the unread words at an offset in another text of the line
 */
export function twoSlips(
  line: string,
  place: Place,
  placeAt: (line: string, at: number) => Place | undefined,
  unreadIn: UnreadIn,
): Slip | null {
  const found: (Strangeness & { readonly slip: Slip })[] = [];
  let tried = 0;
  const oddBefore = strangenessIn(place, line).odd;
  for (const word of misspelled(place)) {
    if (/[^\p{Ll}'’]/u.test(word.newText)) continue;
    if (++tried > MAX_WORDS) break;
    const first = moveRepair(word, place.shift);
    const changed = afterRepair(line, first);
    const next = placeAt(changed, first.start);
    const mayJoin = (candidate: Candidate) => isNear(first, moveRepair(candidate, next!.shift));
    const slip = next && slipAt(next, changed, unreadIn, mayJoin);
    const [repair] = slip && !slip.isDoubtful ? slip.repairs : [];
    const both = repair && joined(line, first, moveRepair(repair, next!.shift));
    if (both) {
      const repaired = strangenessIn(place, afterRepair(line, both));
      if (repaired.odd <= oddBefore - EVIDENCE)
        found.push({ ...repaired, slip: slipOf(word, moveRepair(both, -place.shift), place) });
    }
  }
  return found.sort((a, b) => a.odd - b.odd || a.rank - b.rank)[0]?.slip ?? null;
}

function slipOf(word: Candidate, both: Repair, place: Place): Slip {
  return { kind: word.kind, ...touched({ ...word, ...both }, place.units), repairs: [both], isDoubtful: true };
}

/**
 * The change of a line that two make one after the other, if they are near each other.
 * @param second its offsets are those of the line after the first change
 */
function joined(line: string, first: Repair, second: Repair): Repair | null {
  const shift = first.newText.length - (first.end - first.start);
  const changed = afterRepair(line, first);
  const start = Math.min(first.start, second.start);
  const end = Math.max(first.start + first.newText.length, second.end);
  if (!isNear(first, second)) return null;
  const newText = afterRepair(changed, second).slice(start, end + second.newText.length - (second.end - second.start));
  return { start, end: end - shift, newText };
}

/** Whether a change is near one that was made before it. */
function isNear(first: Repair, second: Repair): boolean {
  return second.start <= first.start + first.newText.length + MAX_GAP && second.end >= first.start - MAX_GAP;
}
