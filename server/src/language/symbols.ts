import type { Span } from '../text/span.js';

/** A pair of braces on one line, or a single one. */
export interface Braces {
  /** From brace to brace; for a single one, the brace itself. */
  readonly span: Span;
  /** The text between them; null if the other brace is missing. */
  readonly inner: string | null;
}

/** More UTF-16 units than a symbol has. */
const MAX_LENGTH = 24;

/** Every pair of braces in a text and every single one, in order. A pair is on one line and contains no other brace. */
export function* bracesIn(text: string): Generator<Braces> {
  let open = -1;
  const single = (at: number): Braces => ({ span: { start: at, end: at + 1 }, inner: null });
  const brace = /[{}\n]/g;
  for (let match = brace.exec(text); match; match = brace.exec(text)) {
    const at = match.index;
    if (match[0] === '}') {
      if (open < 0) yield single(at);
      else yield { span: { start: open, end: at + 1 }, inner: text.slice(open + 1, at) };
      open = -1;
    } else {
      if (open >= 0) yield single(open);
      open = match[0] === '{' ? at : -1;
    }
  }
  if (open >= 0) yield single(open);
}

/** The kind of a symbol: `mana` is allowed in a mana cost, `other` only in rules text. */
export type SymbolKind = 'mana' | 'other';

const colors = 'WUBRG';

/** Symbols other than mana: tap, untap, energy, planeswalker, chaos, ticket, paw print, acorn (107.5-107.17). */
const others: readonly string[] = ['T', 'Q', 'E', 'PW', 'CHAOS', 'TK', 'P', 'A'];

/** Colorless, snow and variable mana, and additions of casual sets: half a mana, a land drop. */
const plain: readonly string[] = [
  'C',
  'S',
  'X',
  'Y',
  'Z',
  'L',
  'D',
  'H',
  '½',
  '1/2',
  '∞',
  ...[...colors].map((c) => `H${c}`),
];

const known: ReadonlyMap<string, SymbolKind> = new Map([
  ...[...plain, ...colors].map((symbol): [string, SymbolKind] => [symbol, 'mana']),
  ...others.map((symbol): [string, SymbolKind] => [symbol, 'other']),
]);

/**
 * The kind of a symbol, by the text between its braces; null if the rules have no such symbol (107.3-107.4). Lower case
 * is accepted, and the halves of a hybrid may be in any order.
 * @param own custom symbols, in upper case, which may be halves of a hybrid too
 */
export function symbolKind(inner: string, own?: ReadonlySet<string>): SymbolKind | null {
  const simple = known.get(inner);
  // Purple mana has the same letter as a paw print.
  if (simple) return own?.has(inner) ? 'mana' : simple;
  if (inner.length > MAX_LENGTH) return null;
  const upper = inner.toUpperCase();
  if (own?.has(upper) || isNumber(upper)) return 'mana';
  if (isLoyaltyCost(upper)) return 'other';
  return known.get(upper) ?? (isHybrid(upper.split('/'), own) ? 'mana' : null);
}

/** `W/U`, `2/W`, `C/W`, `W/P`, `W/U/P` (107.4). */
function isHybrid(parts: readonly string[], own: ReadonlySet<string> | undefined): boolean {
  const isColor = (part: string) => (part.length === 1 && colors.includes(part)) || own?.has(part) === true;
  const halves = parts.filter((part) => part !== 'P');
  if (parts.length < 2 || parts.length - halves.length > 1 || halves.length > 2) return false;
  if (halves.length === 1) return isColor(halves[0]!) || halves[0] === 'C';
  const rest = halves.filter((part) => !isColor(part));
  if (rest.length === 0) return halves[0] !== halves[1];
  return rest.length === 1 && parts.length === 2 && (rest[0] === 'C' || isNumber(rest[0]!));
}

/** `+1`, `−X`: the cost of a loyalty ability (606.4), which some lists put in braces. */
function isLoyaltyCost(text: string): boolean {
  return /^[+−–-](?:[0-9]{1,3}|X)$/.test(text);
}

function isNumber(text: string): boolean {
  return /^[0-9]{1,7}$/.test(text);
}

const words: ReadonlyMap<string, string> = new Map([
  ...([
    ['tap', 'T'],
    ['untap', 'Q'],
    ['energy', 'E'],
    ['colorless', 'C'],
    ['snow', 'S'],
    ['chaos', 'CHAOS'],
  ] as const),
  ...([
    ['white', 'W'],
    ['blue', 'U'],
    ['black', 'B'],
    ['red', 'R'],
    ['green', 'G'],
  ] as const),
]);

/**
 * The correct symbols for braces without a known symbol: `{2}{W}` for `{2W}`, `{W}{W}` for `{WW}`, `{B/G}` for `{BG}`
 * (as some programs write a hybrid), `{W/P}` for `{WP}`, `{T}` for `{ T }` and `{tap}`. Null if there is no obvious
 * correction.
 * @param own see `symbolKind`
 */
export function correctedSymbols(inner: string, own?: ReadonlySet<string>): string | null {
  if (inner.length > MAX_LENGTH) return null;
  const bare = inner.trim();
  const word = words.get(bare.toLowerCase());
  if (word !== undefined) return `{${word}}`;
  const upper = bare.toUpperCase().replace(/\s*[/|\\-]\s*/g, '/');
  if (upper !== '' && symbolKind(upper)) return `{${upper}}`;
  if (isHybridPair(upper, own)) return `{${upper[0]}/${upper[1]}}`;
  if (!/^[0-9]{0,3}[WUBRGCSXP]{0,12}$/.test(upper)) return null;
  return upper.includes('P') || upper === '' ? null : manaRun(upper);
}

/** `BG`, `WP`: a hybrid as some programs write it, starting with a letter. */
export function isHybridPair(inner: string, own?: ReadonlySet<string>): boolean {
  const pair = inner.trim().toUpperCase();
  return /^\p{L}{2}$/u.test(pair) && pair !== 'PW' && isHybrid([...pair], own);
}

/** A sequence of mana without braces, as designers type it, with braces: `{2}{W}{W}` for `2WW`. */
export function manaRun(sequence: string): string {
  return (sequence.toUpperCase().match(/[0-9]+|[A-Z]/g) ?? []).map((symbol) => `{${symbol}}`).join('');
}
