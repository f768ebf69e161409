import type { Lexeme } from '../../grammar/lexemes.js';

/** A word as it is written: with its possessive ending or its prefix *non*. Offsets are UTF-16 units of the line. */
export interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: Lexeme['kind'];
  /** The index of its first lexeme. */
  readonly at: number;
}

/** The words of a line as they are written. */
export function unitsOf(line: string, lexemes: readonly Lexeme[]): Unit[] {
  const units: Unit[] = [];
  lexemes.forEach(({ kind, lower, start, end }, at) => {
    const last = units.at(-1);
    const isJoined = last?.end === start || (last?.end === start - 1 && line[start - 1] === '-');
    const isPart = lower.startsWith("'")
      ? last?.kind === 'word' || last?.kind === 'self'
      : lexemes[at - 1]?.lower === 'non';
    if (last && kind === 'word' && isJoined && isPart)
      units[units.length - 1] = { ...last, end, text: line.slice(last.start, end) };
    else if (kind !== 'implied') units.push({ kind, start, end, text: line.slice(start, end), at });
  });
  return units;
}
