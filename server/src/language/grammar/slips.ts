import { appendTo } from '../../util/multimap.js';
import { type Option, type Part, readMark, type Wording } from './notation.js';

/**
 * Words that people write in place of others. A line of the notation gives the right words, the lint rule, and the words
 * that are read as them: `its ~its-apostrophe it's`.
 */
export interface Slip {
  readonly right: readonly string[];
  readonly wrong: Option;
}

/** @throws Error for a line that is not in the notation, naming the line */
export function readSlips(text: string): Slip[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, right, mark, wrong] = /^(.+?) (~[a-z]\S*) (.+)$/.exec(line) ?? [];
      if (!right || !wrong || !mark) throw new Error(`Not a slip: ${line}`);
      return { right: right.split(' '), wrong: { mark: readMark(mark), parts: wrong.split(' ').map(textPart) } };
    });
}

/** The wordings with a choice wherever they have the right words of a slip. */
export function withSlips(wordings: readonly Wording[], slips: readonly Slip[]): Wording[] {
  const byFirst = new Map<string, Slip[]>();
  for (const slip of slips) appendTo(byFirst, slip.right[0]!, slip);
  return wordings.map((wording) => ({ ...wording, parts: partsWith(wording.parts, byFirst) }));
}

function partsWith(parts: readonly Part[], slips: ReadonlyMap<string, readonly Slip[]>): readonly Part[] {
  const result: Part[] = [];
  for (let i = 0; i < parts.length; ) {
    const part = parts[i]!;
    if (part.kind === 'choice') {
      const options = part.options.map((option) => ({ ...option, parts: partsWith(option.parts, slips) }));
      result.push({ ...part, options });
      i++;
      continue;
    }
    const found = part.kind === 'text' ? slips.get(part.text)?.filter((slip) => isAt(parts, i, slip)) : undefined;
    // The slips of the longest words: a shorter one would be read within them as well.
    const length = Math.max(1, ...(found ?? []).map(({ right }) => right.length));
    const right = parts.slice(i, i + length);
    const wrong = found?.filter((slip) => slip.right.length === length) ?? [];
    if (wrong.length === 0) result.push(part);
    else result.push({ kind: 'choice', options: [{ mark: null, parts: right }, ...wrong.map((slip) => slip.wrong)] });
    i += length;
  }
  return result;
}

function isAt(parts: readonly Part[], at: number, { right }: Slip): boolean {
  return right.every((word, index) => {
    const part = parts[at + index];
    return part?.kind === 'text' && part.text === word;
  });
}

function textPart(text: string): Part {
  return { kind: 'text', text };
}
