/**
 * Joins the lines a sentence was wrapped over. A word broken at a hyphen is put together again: `state-` + `based` keeps its
 * hyphen, `charac-` + `teristics` loses it, decided by which of the two the text itself writes elsewhere (`writes`);
 * where it writes neither, the hyphen stays, since it may belong there.
 */
export function joinLines(lines: readonly string[], writes: (word: string) => boolean): string {
  if (lines.length === 1) return lines[0]!;
  const out: string[] = [];
  for (const line of lines) {
    const before = out.at(-1);
    if (before !== undefined) {
      const seam = seamOf(before, line, writes);
      if (seam === 'space') out.push(' ');
      else if (seam === 'drop') out[out.length - 1] = before.slice(0, -1);
    }
    out.push(line);
  }
  return out.join('');
}

/** How the next line goes on: after a space, without one, or with the last character dropped. */
function seamOf(before: string, line: string, writes: (word: string) => boolean): 'space' | 'none' | 'drop' {
  const last = before.charAt(before.length - 1);
  const previous = before.charAt(before.length - 2);
  if (last === '\u00ad') return 'drop';
  if (last === '—' || last === '/') return previous === ' ' ? 'space' : 'none';
  if (line.startsWith('—')) return line.charAt(1) === ' ' ? 'space' : 'none';
  if (last !== '-' || !isLetter(previous)) return 'space';
  const left = lastWord(before.slice(-WORD_LIMIT, -1));
  const right = firstWord(line.slice(0, WORD_LIMIT));
  if (right === '' || writes(`${left}-${right}`)) return 'none';
  return writes(left + right) ? 'drop' : 'none';
}

/** Longer than any word; keeps each seam's work constant. */
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

/** Which words the lines write inside, not broken at a line's end. Looked through once, when first asked. */
export function wordsWithin(lines: readonly string[]): (word: string) => boolean {
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
