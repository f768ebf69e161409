import type { Slip } from '../slip.js';
import { punctuationSlip } from '../with-neighbors.js';

/** The end of a line before modes: "Choose one —", "choose one or both. —". */
const head = /\b[Cc]hooses? [^\n]* —$/;

/** A line that begins like a mode with a mark or a cost of its own. */
const marked = /^(?:[•*·–—+-]|\{|\d)/;

/**
 * Bullets that are missing at the beginning of modes: between two other modes, after "Choose one —", and where there would be
 * only one mode. Offsets are UTF-16 units of the rules text.
 */
export function bulletSlips(text: string): Slip[] {
  if (!text.includes('—\n')) return [];
  const lines = text.split('\n');
  const slips: Slip[] = [];
  let start = 0;
  for (const [at, line] of lines.entries()) {
    if (isModeWithoutBullet(lines, at)) slips.push(punctuationSlip(text, { start, end: start, newText: '• ' }));
    start += line.length + 1;
  }
  return slips;
}

function isModeWithoutBullet(lines: readonly string[], at: number): boolean {
  const line = lines[at]!;
  if (!/^\p{Lu}/u.test(line) || !/\.\)?$/.test(line)) return false;
  let from = at - 1;
  while (lines[from]?.startsWith('•')) from--;
  if (!head.test(lines[from] ?? '')) return false;
  const modes = at - 1 - from;
  const after = lines[at + 1] ?? '';
  return (
    after.startsWith('•') || (modes === 0 ? !marked.test(after) : modes === 1 && !/^(?:When|Whenever|At) /.test(line))
  );
}
