/**
 * Joins the lines over which a sentence was wrapped. A word split at a hyphen is rejoined: `state-` + `based` keeps its
 * hyphen, `charac-` + `teristics` loses it, depending on which form occurs elsewhere in the text (`isKnown`). If
 * neither does, the hyphen stays, since it may be part of the word.
 */
export function joinLines(lines: readonly string[], isKnown: (word: string) => boolean): string {
  if (lines.length === 1) return lines[0]!;
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    if (before !== undefined) {
      const seam = seamOf(before, line, isKnown);
      if (seam === 'space') out.push(' ');
      else if (seam === 'drop') out[out.length - 1] = before.slice(0, -1);
    }
    out.push(line);
  }
  return out.join('');
}

/** How the next line continues: after a space, directly, or directly with the last character dropped. */
function seamOf(before: string, line: string, isKnown: (word: string) => boolean): 'space' | 'none' | 'drop' {
  const last = before.charAt(before.length - 1);
  const previous = before.charAt(before.length - 2);
  if (last === '\u00ad') return 'drop';
  if (last === '—' || last === '/') return previous === ' ' ? 'space' : 'none';
  if (line.startsWith('—')) return line.charAt(1) === ' ' ? 'space' : 'none';
  if (last !== '-' || !isLetter(previous)) return 'space';
  const left = lastWord(before.slice(-WORD_LIMIT, -1));
  const right = firstWord(line.slice(0, WORD_LIMIT));
  if (right === '' || isKnown(`${left}-${right}`)) return 'none';
  return isKnown(left + right) ? 'drop' : 'none';
}

/** Longer than any word; makes the work per seam constant. */
const WORD_LIMIT = 64;

function isLetter(c: string): boolean {
  return c.toLowerCase() !== c.toUpperCase();
}

function lastWord(text: string): string {
  let at = text.length;
  while (at > 0 && (isLetter(text.charAt(at - 1)) || text.charAt(at - 1) === '-')) at--;
  return text.slice(at).toLowerCase();
}

function firstWord(text: string): string {
  let end = 0;
  while (end < text.length && (isLetter(text.charAt(end)) || text.charAt(end) === '-')) end++;
  return text.slice(0, end).toLowerCase();
}

/** Looks up words that occur inside the lines, not split at a line's end. The lines are scanned on first use. */
export function wordLookup(lines: readonly string[]): (word: string) => boolean {
  let words: Set<string> | null = null;
  return (word) => {
    words ??= collectWords(lines);
    return words.has(word);
  };
}

function collectWords(lines: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const line of lines) {
    for (const word of line.toLowerCase().split(/[^\p{L}-]/u)) if (word !== '' && !word.endsWith('-')) words.add(word);
  }
  return words;
}
