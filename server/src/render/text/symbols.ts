import type { Game } from '../../rulebook/rulebook.js';

/** The sign of a symbol. */
export type Sign =
  /** An outline in `data/symbols.json`, by its name there. */
  | { readonly kind: 'outline'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Riftbound's signs: a shield, a bent arrow, a ring of all domains, a chevron. */
  | { readonly kind: 'might' | 'exhaust' | 'rune' | 'arrow' };

/** The background of a symbol; for hybrid mana, the colour of each half by its letter or domain; null is grey. */
export type Ground =
  | { readonly kind: 'disc'; readonly halves: readonly (string | null)[] }
  /** Drawn in the ink of the text. */
  | { readonly kind: 'none' };

/** A symbol with its meaning in words. */
export interface CardSymbol {
  readonly ground: Ground;
  /** One sign, or one per half. */
  readonly signs: readonly Sign[];
  readonly words: string;
}

const colorWords: ReadonlyMap<string, string> = new Map([
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
  ['C', 'colorless'],
  ['S', 'snow'],
  ['P', 'Phyrexian'],
]);

/** Signs in the ink of the text, without a disc. */
const bare: ReadonlyMap<string, string> = new Map([
  ['E', 'energy counter'],
  ['TK', 'ticket counter'],
  ['PW', 'planeswalker'],
  ['CHAOS', 'chaos'],
  ['A', 'acorn'],
]);

const steps: ReadonlyMap<string, string> = new Map([
  ['T', 'tap'],
  ['Q', 'untap'],
]);

/** The symbol for the text in braces (Magic), brackets or colons (Riftbound). */
export function symbolOf(inner: string, game: Game): CardSymbol {
  return game === 'riftbound' ? riftboundSymbol(inner) : magicSymbol(inner);
}

function magicSymbol(inner: string): CardSymbol {
  const code = inner.toUpperCase();
  const step = steps.get(code);
  if (step) return { ground: disc(null), signs: [{ kind: 'outline', name: code }], words: step };
  const alone = bare.get(code);
  if (alone) return { ground: { kind: 'none' }, signs: [{ kind: 'outline', name: code }], words: alone };
  const parts = code.split('/');
  if (parts.length > 1 && parts.length < 4 && parts.every((part) => /^(?:[WUBRGCSP]|\d{1,2})$/.test(part))) {
    return hybrid(parts);
  }
  const color = colorWords.get(code);
  if (!color) return { ground: disc(null), signs: [{ kind: 'text', text: inner }], words: inner };
  const tone = code === 'P' || code === 'C' || code === 'S' ? null : code;
  return { ground: disc(tone), signs: [{ kind: 'outline', name: code }], words: `${color} mana` };
}

/**
 * `{W/U}`, `{2/W}`, `{W/P}`, `{W/U/P}`: a disc in two halves; the sign of Phyrexian mana shows that life can be paid.
 */
function hybrid(parts: readonly string[]): CardSymbol {
  const phyrexian = parts.includes('P');
  const paid = parts.filter((part) => part !== 'P');
  const words = `${parts.map((part) => colorWords.get(part) ?? part).join(' or ')} mana`;
  const halves = paid.map((part) => (/^[WUBRG]$/.test(part) ? part : null));
  const signs = (phyrexian ? ['P'] : paid).map(signOf);
  return { ground: { kind: 'disc', halves }, signs, words };
}

function signOf(part: string): Sign {
  return colorWords.has(part) ? { kind: 'outline', name: part } : { kind: 'text', text: part };
}

const domains: ReadonlyMap<string, string> = new Map([
  ['FURY', 'Fury'],
  ['CALM', 'Calm'],
  ['MIND', 'Mind'],
  ['BODY', 'Body'],
  ['CHAOS', 'Chaos'],
  ['ORDER', 'Order'],
]);

function riftboundSymbol(inner: string): CardSymbol {
  const code = inner
    .toUpperCase()
    .replace(/^RB_/, '')
    .replace(/^(?:ENERGY|RUNE)_/, '');
  if (code === 'M' || code === 'MIGHT') return riftboundSign('might', 'Might');
  if (code === 'E' || code === 'EXHAUST') return riftboundSign('exhaust', 'exhaust');
  if (code === 'A' || code === 'RAINBOW' || code === 'ANY') return rune(null, 'one power of any domain');
  if (code === '>' || code === '>>') return riftboundSign('arrow', 'then');
  const domain = domains.get(code);
  if (domain) return rune(domain, `one ${domain} power`);
  const amount = /^([EP]?)(\d{1,3}|X)$/.exec(code);
  if (!amount) return { ground: disc(null), signs: [{ kind: 'text', text: inner }], words: inner };
  const [, letter, text = ''] = amount;
  if (letter === 'P') return { ground: disc('power'), signs: [{ kind: 'text', text }], words: `${text} power` };
  return { ground: disc(null), signs: [{ kind: 'text', text }], words: `${text} energy` };
}

function riftboundSign(kind: 'might' | 'exhaust' | 'arrow', words: string): CardSymbol {
  return { ground: { kind: 'none' }, signs: [{ kind }], words };
}

function rune(domain: string | null, words: string): CardSymbol {
  return { ground: disc(domain), signs: [{ kind: 'rune' }], words };
}

function disc(tone: string | null): Ground {
  return { kind: 'disc', halves: [tone] };
}
