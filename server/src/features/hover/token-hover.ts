import type { CreatedToken } from '../../analysis/card/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { page } from '../shared/markdown.js';
import { meaningRule } from '../shared/nearby-rules.js';
import { passageOf, passagesOn } from '../shared/passages.js';
import { quoted } from '../shared/quoted-rules.js';
import { type HoverParts, joinParts } from './hover-parts.js';
import { madeBy } from './makers.js';
import { sheetOf } from './sheet.js';
import { createdParts, predefinedParts } from './token-parts.js';

/**
 * The hover on a phrase that creates a token, with its owner (111.2). A mere mention ("if you would create …") has
 * none.
 */
export function createdHover(token: CreatedToken, snapshot: Snapshot, { mention = false } = {}): HoverParts {
  const { rulebook } = snapshot.edition;
  const { sheet, details, rules } = createdParts(token, snapshot);
  const owner = mention ? [] : passagesOn(rulebook, 'who owns a token');
  return { sheet, details: page(details, quoted([...rules, ...owner], rulebook)) };
}

/** The hover on a keyword that makes tokens: each token, and the rule of the keyword. */
export function keywordHover(made: readonly CreatedToken[], snapshot: Snapshot): HoverParts {
  const { rulebook, makers } = snapshot.edition;
  const maker = [...makers.values()].flat().find(({ keyword }) => keyword === made[0]?.via);
  const meaning = maker ? meaningRule(maker, rulebook) : null;
  const parts = made.map((token) => createdParts(token, snapshot));
  const rules = [
    ...(meaning ? [passageOf(meaning)] : []),
    ...parts.flatMap((part) => part.rules),
    ...passagesOn(rulebook, 'who owns a token'),
  ];
  const [first] = parts;
  if (first && parts.length === 1) return { sheet: first.sheet, details: page(first.details, quoted(rules, rulebook)) };
  return { sheet: '', details: page(...parts.map(joinParts), quoted(rules, rulebook)) };
}

/** The hover on a predefined token that is only named: "Sacrifice a Food". */
export function predefinedHover(predefined: PredefinedToken, edition: Edition): HoverParts {
  const { sheet, details, rules } = predefinedParts(predefined, edition);
  return { sheet, details: page(details, quoted(rules, edition.rulebook)) };
}

/** The hover on the name of a definition in a token file: the token, and who makes it. */
export function definitionHover(name: string, is: Characteristics, { edition, set }: Snapshot): HoverParts {
  return { sheet: sheetOf(is, edition.game, name), details: madeBy(name, set) ?? 'No card of the set makes it.' };
}
