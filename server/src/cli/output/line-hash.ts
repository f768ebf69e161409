/** How many characters are hashed, from the start of a line. */
const LENGTH = 100;

const BASE = 37n;

/**
 * Hashes by which code scanning recognizes a line, so that a finding keeps its identity when lines above it change:
 * `primaryLocationLineHash`, which GitHub's upload computes if a SARIF file omits it, and warns about if it differs. It
 * is a polynomial hash, modulo 2^64, of the next 100 UTF-16 units other than spaces and tabs, with all line breaks as
 * LF; U+FFFF marks the end of the text, padded with NUL. After a colon follows how often that hash has occurred so far.
 * @param lines from 0; those past the end of the text are ignored
 * @returns the hashes by line
 */
export function lineHashes(text: string, lines: Iterable<number>): Map<number, string> {
  const wanted = new Set(lines);
  const whole = `${text.replace(/\r\n?/g, '\n').replace(/[ \t]+/g, '')}\uffff${'\0'.repeat(LENGTH)}`;
  const end = whole.length - LENGTH;
  const last = [...wanted].reduce((most, line) => Math.max(most, line), -1);
  const hashes = new Map<number, string>();
  const seen = new Map<string, number>();
  for (let line = 0, at = 0; line <= last && at < end; line++) {
    const window = whole.slice(at, at + LENGTH);
    const count = (seen.get(window) ?? 0) + 1;
    seen.set(window, count);
    if (wanted.has(line)) hashes.set(line, `${hashOf(window)}:${count}`);
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
