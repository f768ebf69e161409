import type { OddBraces } from '../../../analysis/card/odd-braces.js';
import { ownSymbols } from '../../../analysis/card/odd-braces.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import { isHybridPair, symbolKind, symbolsMeant } from '../../../language/symbols.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { ownSymbolsOf } from '../../helpers/own-symbols.js';
import { type Violation, withOptions } from '../../rule.js';

export const unknownManaSymbol = withOptions({
  id: 'unknown-mana-symbol',
  summary: 'Braces hold something that is no symbol of the rules.',
  why:
    'Rule 107.4 lists the mana symbols; other symbols are those of 107.5 and after. Braces around something near one are ' +
    'most likely a slip: each symbol has braces of its own, and a slash parts the halves of a hybrid. Any other ' +
    'symbol is most likely the set’s own: name it in the option, and until then one hint in the set asks about it.',
  cite: magicRule('107.4', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  options: {
    symbols: {
      type: 'texts',
      default: [],
      description: 'The set’s own symbols, without their braces: `["I", "AP"]`. They may be halves of hybrids too.',
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
    const asked = new Set<string>();
    for (const odd of oddBraces) {
      if (odd.inner === null || symbolKind(odd.inner, own)) continue;
      const found = slipIn(odd, own) ?? ownIn(odd, own, asked, face);
      if (found) report(found);
    }
  },
});

function slipIn({ inner, span, region }: OddBraces, own: ReadonlySet<string>): Violation | null {
  const right = symbolsMeant(inner ?? '', own);
  if (right === null) return null;
  return {
    region,
    span,
    // A notation of many programs, and nobody takes it for anything else.
    ...(isHybridPair(inner ?? '', own) ? { severity: 'info' } : {}),
    message: `“{${inner}}” is no symbol; did you mean “${right}”?`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/** The question whether a symbol is the set's own, on the first card of the set that has it. */
function ownIn(
  { inner, span, region }: OddBraces,
  own: ReadonlySet<string>,
  asked: Set<string>,
  face: FaceReading,
): Violation | null {
  const symbol = ownSymbols(inner ?? '').find((part) => !own.has(part) && !asked.has(part));
  if (symbol === undefined) return null;
  asked.add(symbol);
  const first = face.query(firstUser, symbol);
  if (first !== null && first !== face.card.faces[0]?.name?.text) return null;
  return {
    region,
    span,
    severity: 'hint',
    message:
      symbol === inner?.toUpperCase()
        ? `The rules know no symbol “{${inner}}”; if it is the set’s own, name “${symbol}” under “symbols” in this rule’s settings.`
        : `The rules know no “${symbol}”, as in “{${inner}}”; if it is a symbol of the set’s own, name it under “symbols” in this rule’s settings.`,
  };
}

function firstUser(set: SetIndex, symbol: string): string | null {
  return set.usersOf(symbol)[0] ?? null;
}
