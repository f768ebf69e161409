import type { OddBraces } from '../../../analysis/card/odd-braces.js';
import { customSymbols } from '../../../analysis/card/odd-braces.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import { correctedSymbols, isHybridPair, symbolKind } from '../../../language/symbols.js';
import type { TextSpan } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { ownSymbolsOf } from '../../helpers/own-symbols.js';
import { type Violation, withOptions } from '../../rule.js';

export const unknownManaSymbol = withOptions({
  id: 'unknown-mana-symbol',
  summary: 'The braces contain no symbol that the rules know.',
  why:
    'Rule 107.4 lists the mana symbols, rules 107.5 and following the other symbols. Braces that contain ' +
    'something similar are probably a typo: each symbol has its own braces, and a slash separates the halves of a ' +
    'hybrid. Any other symbol is probably the set’s own: list it in the option; until then one hint per set asks ' +
    'about it.',
  cite: magicRule('107.4', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  options: {
    symbols: {
      type: 'texts',
      default: [],
      description: 'The set’s own symbols, without their braces: `["I", "AP"]`. They can also be halves of hybrids.',
    },
  },
  examples: [
    {
      wrong: '{2R}: This creature gets +1/+0 until end of turn.',
      right: '{2}{R}: This creature gets +1/+0 until end of turn.',
    },
    { wrong: '{TAP}: Add {G}.', right: '{T}: Add {G}.' },
    {
      wrong: 'Bogside Pact {1}{BG}\nSorcery\nDraw two cards.',
      right: 'Bogside Pact {1}{B/G}\nSorcery\nDraw two cards.',
      of: 'cards',
    },
  ],
  check(face, report, { symbols }) {
    const { oddBraces } = face.analysis;
    if (oddBraces.length === 0) return;
    const own = ownSymbolsOf(face, symbols);
    const reported = new Set<string>();
    for (const odd of oddBraces) {
      if (odd.inner === null || symbolKind(odd.inner, own)) continue;
      const found = emptySymbol(odd) ?? misspeltSymbol(odd, own) ?? undeclaredSymbol(odd, own, reported, face);
      if (found) report(found);
    }
  },
});

function emptySymbol({ inner, span, region }: OddBraces): Violation | null {
  return inner === '' ? { region, span, message: 'These braces are empty: the symbol in them is missing.' } : null;
}

function misspeltSymbol({ inner, span, region }: OddBraces, own: ReadonlySet<string>): Violation | null {
  const right = monocoloredHybrid(inner ?? '', region.text, span) ?? correctedSymbols(inner ?? '', own);
  if (right === null) return null;
  return {
    region,
    span,
    // Many programs write hybrids of two colors so, and some sets have hybrids of three.
    ...(isHybridPair(inner ?? '', own) || differentColors.test(inner ?? '') ? { severity: 'info' } : {}),
    message: `“{${inner}}” is not a symbol of the rules; did you mean “${right}”?`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/** `RGW`, but not `RRW`. */
const differentColors = /^(?!.*(.).*\1)[WUBRG]{3,5}$/i;

/** "{2W}{2U}": beside another number these are hybrids without a slash, as a cost has one number. */
function monocoloredHybrid(inner: string, text: string, { start, end }: TextSpan): string | null {
  if (!/^2[WUBRG]$/.test(inner)) return null;
  const beside = `${text.slice(Math.max(0, start - 4), start)} ${text.slice(end, end + 2)}`;
  return /\d[A-Z]?\} |\{\d$/.test(beside) ? `{2/${inner[1]}}` : null;
}

/** The hint that asks whether a symbol is the set's own, on the first card of the set that has it. */
function undeclaredSymbol(
  { inner, span, region }: OddBraces,
  own: ReadonlySet<string>,
  reported: Set<string>,
  face: FaceReading,
): Violation | null {
  const symbol = customSymbols(inner ?? '').find((part) => !own.has(part) && !reported.has(part));
  if (symbol === undefined) return null;
  reported.add(symbol);
  const first = face.query(firstUser, symbol);
  if (first !== null && first !== face.card.faces[0]?.name?.text) return null;
  return {
    region,
    span,
    severity: 'hint',
    message:
      symbol === inner?.toUpperCase()
        ? `The rules have no symbol “{${inner}}”; if it is the set’s own, list “${symbol}” under “symbols” in this rule’s settings.`
        : `The rules have no “${symbol}” as in “{${inner}}”; if it is one of the set’s own symbols, list it under “symbols” in this rule’s settings.`,
  };
}

function firstUser(set: SetIndex, symbol: string): string | null {
  return set.usersOf(symbol)[0] ?? null;
}
