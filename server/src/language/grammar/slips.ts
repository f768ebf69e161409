import { appendTo } from '../../util/multimap.js';
import type { ChoicePart, Option, Part, Wording } from './notation.js';
import { textPart } from './parts.js';

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
      const [, right, rule, wrong] = /^(.+?) ~([a-z]\S*) (.+)$/.exec(line) ?? [];
      if (!right || !wrong || !rule) throw new Error(`Not a slip: ${line}`);
      return { right: right.split(' '), wrong: { rule, parts: wrong.split(' ').map(textPart) } };
    });
}

/** The wordings with a choice wherever they have the right words of a slip. */
export function withSlips(wordings: readonly Wording[], slips: readonly Slip[]): Wording[] {
  const byFirst = new Map<string, Slip[]>();
  for (const slip of slips) appendTo(byFirst, slip.right[0]!, slip);
  const first = new RegExp(`(?<![\\w'-])(?:${[...byFirst.keys()].join('|')})(?![\\w'-])`);
  return wordings.map((wording) =>
    first.test(wording.source) ? { ...wording, parts: partsWith(wording.parts, byFirst) } : wording,
  );
}

function partsWith(parts: readonly Part[], slips: ReadonlyMap<string, readonly Slip[]>): readonly Part[] {
  // Most parts have none and remain the same objects.
  if (!parts.some((part) => part.kind === 'choice' || (part.kind === 'text' && slips.has(part.text)))) return parts;
  const result: Part[] = [];
  for (let i = 0; i < parts.length; ) {
    const part = parts[i]!;
    const found = part.kind === 'text' ? slips.get(part.text)?.filter((slip) => isAt(parts, i, slip)) : undefined;
    if (!found || found.length === 0) {
      result.push(part.kind === 'choice' ? choiceWith(part, slips) : part);
      i++;
      continue;
    }
    // The slips of the longest words: a shorter one would be read within them as well.
    const length = Math.max(...found.map(({ right }) => right.length));
    const wrong = found.filter((slip) => slip.right.length === length).map((slip) => slip.wrong);
    result.push({ kind: 'choice', options: [{ rule: null, parts: parts.slice(i, i + length) }, ...wrong] });
    i += length;
  }
  return result;
}

function choiceWith(choice: ChoicePart, slips: ReadonlyMap<string, readonly Slip[]>): ChoicePart {
  const parts = choice.options.map((option) => partsWith(option.parts, slips));
  if (parts.every((each, index) => each === choice.options[index]!.parts)) return choice;
  return { ...choice, options: choice.options.map((option, index) => ({ ...option, parts: parts[index]! })) };
}

function isAt(parts: readonly Part[], at: number, { right }: Slip): boolean {
  return right.every((word, index) => {
    const part = parts[at + index];
    return part?.kind === 'text' && part.text === word;
  });
}
