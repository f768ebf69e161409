import type { CreatedToken } from '../../analysis/card/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { page } from '../shared/markdown.js';
import { meaningRule } from '../shared/nearby-rules.js';
import { passageOf, passagesOn } from '../shared/passages.js';
import { madeBy } from './makers.js';
import { quoted } from './rules.js';
import { sheetOf } from './sheet.js';
import { createdParts, predefinedParts } from './token-parts.js';
import { type HoverParts, whole } from './told.js';

/** In an instruction: what its token is, and whose (111.2). A mere mention ("if you would create …") makes nobody's. */
export function createdHover(token: CreatedToken, snapshot: Snapshot, { mention = false } = {}): HoverParts {
  const { rulebook } = snapshot.edition;
  const { sheet, words, rules } = createdParts(token, snapshot);
  const owner = mention ? [] : passagesOn(rulebook, 'who owns a token');
  return { sheet, words: page(words, quoted([...rules, ...owner], rulebook)) };
}

/** On a keyword that makes tokens: each token, and the rule that says so. */
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
  if (first && parts.length === 1) return { sheet: first.sheet, words: page(first.words, quoted(rules, rulebook)) };
  return { sheet: '', words: page(...parts.map(whole), quoted(rules, rulebook)) };
}

/** A predefined token that is only named: "Sacrifice a Food". */
export function predefinedHover(predefined: PredefinedToken, edition: Edition): HoverParts {
  const { sheet, words, rules } = predefinedParts(predefined, edition);
  return { sheet, words: page(words, quoted(rules, edition.rulebook)) };
}

/** A block of a token file: what it defines, and who makes that. */
export function definitionHover(name: string, is: Characteristics, { edition, set }: Snapshot): HoverParts {
  return { sheet: sheetOf(is, edition.game, name), words: madeBy(name, set) ?? 'No card of the set makes it.' };
}
