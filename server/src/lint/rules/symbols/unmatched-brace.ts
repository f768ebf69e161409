import type { OddBraces } from '../../../analysis/card/odd-braces.js';
import { symbolKind } from '../../../language/symbols.js';
import { insertion, replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const unmatchedBrace: Rule = {
  id: 'unmatched-brace',
  summary: 'A brace of a symbol has no counterpart.',
  why:
    'A symbol is written in braces: {T}, {2}{R}. If one of the two is missing, programs show the letters as text, ' +
    'and a mana cost cannot be separated from the name before it.',
  cite: () => null,
  severity: 'error',
  fix: 'safe',
  lacks: true,
  scope: 'card',
  appliesTo: everywhere,
  examples: [
    { wrong: '{T: Add {G}.', right: '{T}: Add {G}.' },
    { wrong: '{2}, T}: Draw a card.', right: '{2}, {T}: Draw a card.' },
    {
      wrong: 'Cinder Wisp {1}{R\nCreature — Elemental\nHaste\n2/1',
      right: 'Cinder Wisp {1}{R}\nCreature — Elemental\nHaste\n2/1',
      of: 'cards',
    },
  ],
  check({ analysis }, report) {
    const single = analysis.oddBraces.filter(({ inner }) => inner === null);
    for (const odd of single) {
      const { region, span } = odd;
      const opens = region.text.charAt(span.start) === '{';
      report({
        region,
        span,
        message: opens ? 'This brace is never closed: “}” is missing.' : 'This brace is never opened: “{” is missing.',
        // "{1{C}G}": with one of each kind it is unclear what was meant.
        fix:
          doubled(odd) ??
          (single.some((other) => isCounterpart(odd, other)) ? null : opens ? closing(odd) : opening(odd)),
      });
    }
  },
};

/** Whether a single brace is near another one of the other kind. */
function isCounterpart({ region, span }: OddBraces, other: OddBraces): boolean {
  return (
    other.region === region &&
    Math.abs(other.span.start - span.start) < NEAR &&
    region.text.charAt(other.span.start) !== region.text.charAt(span.start)
  );
}

/** More UTF-16 units than two symbols have. */
const NEAR = 12;

/**
 * A symbol, or its end, directly next to a missing brace: letters and digits up to something that cannot be part of it.
 */
const symbolAfter = /^[A-Za-z0-9½∞]{1,6}(?:\/[A-Za-z0-9]){0,2}(?![\w/])/;
const symbolBefore = /(?<![\w/{}[])[A-Za-z0-9½∞]{1,6}(?:\/[A-Za-z0-9]){0,2}$/;

/** One of two braces beside each other: "{R}}". */
function doubled({ region: { text }, span }: OddBraces): ViolationFix | null {
  const brace = text.slice(span.start, span.end);
  if (text.charAt(brace === '{' ? span.end : span.start - 1) !== brace) return null;
  return { kind: 'suggestion', title: `Remove “${brace}”`, edits: [replacement(span, '')] };
}

function closing({ region: { text }, span }: OddBraces): ViolationFix | null {
  const [symbol] = symbolAfter.exec(text.slice(span.end, span.end + 12)) ?? [];
  if (symbol === undefined || !isSymbol(symbol)) return null;
  const kind = isWordlike(symbol) && /^ ?[a-z]/.test(text.slice(span.end + symbol.length)) ? 'suggestion' : 'safe';
  return { kind, title: 'Insert “}”', edits: [insertion(span.end + symbol.length, '}')] };
}

function opening({ region: { text }, span }: OddBraces): ViolationFix | null {
  const from = Math.max(0, span.start - 12);
  const [symbol] = symbolBefore.exec(text.slice(from, span.start)) ?? [];
  // After another symbol the start of this one is unclear unless it is a single one: "{2}R}".
  if (symbol === undefined || !isSymbol(symbol)) return null;
  const start = span.start - symbol.length;
  const kind =
    isWordlike(symbol) && /[\p{L}] $/u.test(text.slice(Math.max(0, start - 2), start)) ? 'suggestion' : 'safe';
  return { kind, title: 'Insert “{”', edits: [insertion(start, '{')] };
}

/** "Draw {2 cards", "Draw 2} cards": a number, or a letter that is a word, may be meant without braces. */
function isWordlike(symbol: string): boolean {
  return /^(?:[0-9]+|A|I|X)$/.test(symbol);
}

/** Words such as *a* and *red* are not symbols, although their letters may be. */
function isSymbol(text: string): boolean {
  return symbolKind(text) !== null && text === text.toUpperCase();
}
