import { splitLines } from './lines.js';

/** Reads a file of facts, one per line: `Treasure: Ixalan block`. `#` starts a comment. Keys in lower case. */
export function readFacts(text: string): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  for (const line of splitLines(text)) {
    const colon = line.indexOf(': ');
    if (colon > 0 && !line.startsWith('#'))
      facts.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 2).trim());
  }
  return facts;
}
