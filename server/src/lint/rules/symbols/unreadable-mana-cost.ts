import { inBraces, readManaCost } from '../../../language/mana-cost.js';
import { symbolKind } from '../../../language/symbols.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { misreadCost } from '../../helpers/misread-heading.js';
import { ownSymbolsOf } from '../../helpers/own-symbols.js';
import { type Report, type Violation, withOptions } from '../../rule.js';

export const unreadableManaCost = withOptions({
  id: 'unreadable-mana-cost',
  summary: 'A mana cost contains something that is not mana.',
  why:
    'A mana cost consists of mana symbols, each in its own braces (rule 202.1): “Ember Tinker {2}{R}{R}”. If some ' +
    'lack their braces, the cost is taken as part of the name. Symbols such as {T} and {E} are not mana and ' +
    'belong in the costs of abilities.',
  cite: magicRule('202.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  options: {
    symbols: {
      type: 'texts',
      default: [],
      description: 'Symbols that are mana in this set, without their braces: `["P"]` for purple mana written as {P}.',
    },
  },
  examples: [
    {
      wrong: 'Ash Courier {1}RR\nCreature — Elemental\nHaste\n3/2',
      right: 'Ash Courier {1}{R}{R}\nCreature — Elemental\nHaste\n3/2',
      of: 'cards',
    },
    {
      wrong: 'Ash Courier\n1RR\nCreature — Elemental\nHaste\n3/2',
      right: 'Ash Courier\n{1}{R}{R}\nCreature — Elemental\nHaste\n3/2',
      of: 'cards',
    },
    {
      wrong: 'Ash Courier {1}{T}\nCreature — Elemental\nHaste\n3/2',
      right: null,
      of: 'cards',
    },
  ],
  check(face, report, { symbols }) {
    for (const found of [inName(face), ownLine(face)]) if (found) report(found);
    otherSymbols(face, symbols, report);
  },
});

/** "Ash Courier {1}RR": a cost after the name that does not end with a symbol is taken as part of the name. */
function inName({ face: { name }, analysis }: FaceReading): Violation | null {
  const at = name?.text.indexOf('{') ?? -1;
  if (!name || at <= 0 || analysis.oddBraces.some(({ region }) => region === name)) return null;
  const span = { start: at, end: name.text.length };
  const cost = name.text.slice(at);
  // "Ash 2{R}R"
  if (!/\s/.test(name.text.charAt(at - 1)) || readManaCost(cost).symbols.some(({ kind }) => kind !== 'mana'))
    return null;
  const right = inBraces(cost);
  if (right === null) return null;
  return {
    region: name,
    span,
    message: `“${readManaCost(cost).unread[0]?.text ?? cost}” is not in braces, so this cannot be read as a mana cost.`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

function ownLine({ face, card }: FaceReading): Violation | null {
  const misread = card.role === 'card' ? misreadCost(face) : null;
  return (
    misread && {
      span: misread.span,
      message: `This cannot be read as a mana cost: write it as “${misread.right}”, with each symbol in braces.`,
      fix: { title: `Change to “${misread.right}”`, edits: [replacement(misread.span, misread.right)] },
    }
  );
}

/** Symbols that are not mana, each reported once. */
function otherSymbols(on: FaceReading, named: readonly string[], report: Report): void {
  const { manaCost } = on.face;
  if (!manaCost || !/[TQEPAK]/i.test(manaCost.text)) return;
  const own = ownSymbolsOf(on, named);
  const reported = new Set<string>();
  for (const { span, inner } of readManaCost(manaCost.text).symbols) {
    const symbol = inner.toUpperCase();
    if (symbolKind(inner, own) !== 'other' || reported.has(symbol)) continue;
    reported.add(symbol);
    report({
      region: manaCost,
      span,
      // Used by designers for purple mana.
      ...(symbol === 'P' ? { severity: 'hint' } : {}),
      message: `“{${inner}}” is not mana and cannot be part of a mana cost.`,
    });
  }
}
