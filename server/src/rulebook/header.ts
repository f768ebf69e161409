import type { Game, RulebookProblem } from './rulebook.js';

/** The header of a rulebook in this project's own layout. */
export interface RulebookHeader {
  readonly id: string;
  readonly game: Game | null;
  readonly title: string | null;
  readonly date: string | null;
  readonly source: string | null;
  /** The rulebook this one amends. */
  readonly base: string | null;
  /** Names of word files (`magic` for `words-magic.txt`). */
  readonly words: readonly string[];
  /** Rules of the base that do not apply here, each including the rules under it. */
  readonly remove: readonly string[];
  /** The line of each key, from 0. */
  readonly lines: ReadonlyMap<string, number>;
  /** The first line after the header. */
  readonly end: number;
  readonly problems: readonly RulebookProblem[];
}

const KEYS = new Set(['rulebook', 'game', 'title', 'date', 'source', 'base', 'words', 'remove']);
const GAMES: readonly Game[] = ['magic', 'riftbound', 'fifth'];

/**
 * The header of a rulebook in our own layout: `Key: value` lines up to the first blank line, the first of them
 * `Rulebook: id`. Null if the text starts otherwise, as an official rules file does.
 */
export function readHeader(lines: readonly string[]): RulebookHeader | null {
  let at = 0;
  while (at < lines.length && (lines[at]!.trim() === '' || lines[at]!.startsWith('#'))) at++;
  if (!lines[at]?.startsWith('Rulebook:')) return null;
  const values = new Map<string, string>();
  const keyLines = new Map<string, number>();
  const problems: RulebookProblem[] = [];
  for (; at < lines.length && lines[at]!.trim() !== ''; at++) {
    const line = lines[at]!;
    if (line.startsWith('#')) continue;
    const colon = line.indexOf(':');
    const key = line.slice(0, Math.max(0, colon)).toLowerCase();
    if (!KEYS.has(key))
      problems.push({ line: at, message: `the header has no such line; it has ${[...KEYS].join(', ')}` });
    else if (values.has(key)) problems.push({ line: at, message: `the header has “${key}” twice` });
    else {
      values.set(key, line.slice(colon + 1).trim());
      keyLines.set(key, at);
    }
  }
  const value = (key: string) => values.get(key) || null;
  const game = GAMES.find((known) => known === value('game')) ?? null;
  if (value('game') !== null && game === null) {
    problems.push({ line: keyLines.get('game')!, message: `the game is one of ${GAMES.join(', ')}` });
  }
  if (value('rulebook') === null)
    problems.push({ line: keyLines.get('rulebook')!, message: 'the rulebook needs an id' });
  return {
    id: value('rulebook') ?? '',
    game,
    title: value('title'),
    date: value('date'),
    source: value('source'),
    base: value('base'),
    words: list(value('words')),
    remove: list(value('remove')),
    lines: keyLines,
    end: at,
    problems,
  };
}

function list(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}
