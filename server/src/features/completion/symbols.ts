import type { Proposal } from './proposal.js';

const colors = ['W', 'U', 'B', 'R', 'G'] as const;
const names: Readonly<Record<string, string>> = {
  W: 'white mana',
  U: 'blue mana',
  B: 'black mana',
  R: 'red mana',
  G: 'green mana',
  C: 'colorless mana',
  S: 'snow mana',
  X: 'X mana',
  T: 'tap this permanent',
  Q: 'untap this permanent',
  E: 'an energy counter',
};

/** Mana symbols, the most frequent first: colors, numbers, hybrid mana, and rare ones. */
const mana: readonly string[] = [
  ...colors,
  'C',
  'X',
  ...Array.from({ length: 11 }, (_, number) => String(number)),
  ...pairs().map(([a, b]) => `${a}/${b}`),
  ...colors.map((color) => `${color}/P`),
  ...colors.map((color) => `2/${color}`),
  ...colors.map((color) => `C/${color}`),
  'S',
];
const others: readonly string[] = ['T', 'Q', 'E'];

/** Each pair of colors once, in the order that hybrid symbols use. */
function pairs(): [string, string][] {
  const around = [...colors, ...colors];
  return colors.flatMap((color, i): [string, string][] => [
    [color, around[i + 1]!],
    [color, around[i + 2]!],
  ]);
}

/** Returns the symbols after `{`; `written` is the text between the brace and the cursor. */
export function symbolProposals(written: string, after: string, inCost: boolean): Proposal[] {
  const close = after.startsWith('}') ? '' : '}';
  const symbols = inCost ? mana : [...others.slice(0, 1), ...mana, ...others.slice(1)];
  return symbols.map((symbol) => ({
    subject: { kind: 'symbol', key: symbol },
    label: `{${symbol}}`,
    ...(names[symbol] === undefined ? {} : { detail: names[symbol] }),
    text: `{${symbol}${close}`,
    back: written.length + 1,
  }));
}
