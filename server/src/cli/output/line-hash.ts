/** How many characters from the beginning of a line on are looked at. */
const LENGTH = 100;

const BASE = 37n;

/**
 * What code scanning knows a line by, so that a finding is the same one when lines before it come and go:
 * `primaryLocationLineHash`, which GitHub's own upload works out where a SARIF file leaves it out, and complains of where
 * it finds another one. It is a polynomial hash, modulo 2^64, of the next 100 UTF-16 units that are neither blanks nor
 * tabs, all line breaks counting as LF; U+FFFF stands for the end of the text, NUL for what is missing behind it. After
 * a colon follows how often that hash has come up so far.
 * @param lines from 0; those past the text's end are left out
 * @returns by line
 */
export function lineHashes(text: string, lines: Iterable<number>): Map<number, string> {
  const wanted = new Set(lines);
  const whole = `${text.replace(/\r\n?/g, '\n').replace(/[ \t]+/g, '')}\uffff${'\0'.repeat(LENGTH)}`;
  const end = whole.length - LENGTH;
  const last = [...wanted].reduce((most, line) => Math.max(most, line), -1);
  const hashes = new Map<number, string>();
  const seen = new Map<string, number>();
  for (let line = 0, at = 0; line <= last && at < end; line++) {
    const read = whole.slice(at, at + LENGTH);
    const count = (seen.get(read) ?? 0) + 1;
    seen.set(read, count);
    if (wanted.has(line)) hashes.set(line, `${hashOf(read)}:${count}`);
    const next = whole.indexOf('\n', at);
    at = next < 0 ? end : next + 1;
  }
  return hashes;
}

function hashOf(text: string): string {
  let hash = 0n;
  for (let at = 0; at < text.length; at++) hash = BigInt.asUintN(64, hash * BASE + BigInt(text.charCodeAt(at)));
  return hash.toString(16);
}
