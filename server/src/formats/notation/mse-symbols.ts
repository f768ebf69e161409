/**
 * Symbols in the notation of Magic Set Editor: codes without braces or separators (`2R/G` for `{2}{R/G}`), as in its
 * Magic symbol fonts.
 */

/** One symbol in a sequence of codes. */
export interface SymbolCode {
  /** The length of its code, in UTF-16 units. */
  readonly length: number;
  /** The symbol as card text: `{R/G}`; a loyalty cost, which has no braces in rules text, as `+1`. */
  readonly text: string;
}

/** Codes whose symbol is not simply the code in braces. */
const spelled: ReadonlyMap<string, string> = new Map([
  ['INF', '∞'],
  ['chaos', 'CHAOS'],
  ['|1', '½'],
]);
const codes: ReadonlyMap<string, string> = new Map([...spelled].map(([code, name]) => [name, code]));

const hybrid = /[\dA-Z](?:\/[\dA-Z]){1,2}/y;
const half = /\|[\dA-Z]/y;
const word = /TK|INF|CHAOS|[a-z]+\d*/y;
const number = /\d+/y;
const loyalty = /[+=−–-][\dXYZ]+/y;
const letter = /[A-Z∞?]/y;

/** The symbols of a sequence of codes, from left to right. Anything else is read literally. */
export function symbolsOf(codes: string): SymbolCode[] {
  const found: SymbolCode[] = [];
  for (let at = 0; at < codes.length; ) {
    const symbol = symbolAt(codes, at);
    found.push(symbol);
    at += symbol.length;
  }
  return found;
}

/** Decodes a sequence of codes: `2R` as `{2}{R}`. A sequence that already has braces is unchanged. */
export function symbolText(run: string): string {
  if (run.includes('{')) return run;
  return symbolsOf(run)
    .map(({ text }) => text)
    .join('');
}

/** The codes for a text of groups in braces, or null if there are none: `{1}{0}` is not `10`. */
export function codesOf(groups: string): string | null {
  const run = [...groups.matchAll(/\{([^{}]+)\}/g)].map((group) => codeOf(group[1]!)).join('');
  return symbolText(run) === groups ? run : null;
}

function symbolAt(run: string, at: number): SymbolCode {
  const match = (code: RegExp) => {
    code.lastIndex = at;
    return code.exec(run)?.[0];
  };
  const mixed = match(hybrid);
  if (mixed) return { length: mixed.length, text: `{${hybridName(mixed.split('/'))}}` };
  const digits = match(number);
  if (digits) {
    // In `12/W`, the last digit belongs to the hybrid symbol.
    const isHybrid = digits.length > 1 && run.charAt(at + digits.length) === '/';
    const generic = isHybrid ? digits.slice(0, -1) : digits;
    return { length: generic.length, text: `{${generic}}` };
  }
  const named = match(word) ?? match(half) ?? match(letter);
  if (named) return { length: named.length, text: `{${nameOf(named)}}` };
  const cost = match(loyalty);
  if (cost) return { length: cost.length, text: cost.replace('=', '') };
  const other = String.fromCodePoint(run.codePointAt(at)!);
  return { length: other.length, text: other };
}

function nameOf(code: string): string {
  return spelled.get(code) ?? (code.startsWith('|') ? `H${code.slice(1)}` : code);
}

/** Phyrexian mana is `H/W` in Magic Set Editor, and `{W/P}` elsewhere. */
function hybridName(parts: readonly string[]): string {
  const colors = parts.filter((part) => part !== 'H' && part !== 'P');
  return colors.length < parts.length ? [...colors, 'P'].join('/') : parts.join('/');
}

function codeOf(name: string): string {
  const code = codes.get(name);
  if (code) return code;
  if (/^H[A-Z]$/.test(name)) return `|${name.charAt(1)}`;
  return name.endsWith('/P') ? `H/${name.slice(0, -2)}` : name;
}
