import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { type TokenSheet, tokenSheet } from '../../edition/token-sheet.js';
import { introducedIn } from '../../rulebook/bundled.js';
import { findRule } from '../../rulebook/find.js';
import { passageOf } from '../shared/passages.js';
import { quotedRule, sourceLines } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** Explains a predefined token: its characteristics, the set that introduced it, and its rule. */
export function explainToken({ words, rule, characteristics }: PredefinedToken, { game, rulebook }: Edition): string {
  const defining = findRule(rulebook, rule);
  const introduced = game === 'magic' ? introducedIn(words) : null;
  return paragraphs(
    sheetText(tokenSheet(characteristics, game, characteristics.name ?? words)),
    introduced && wrapped(`Introduced in ${introduced}.`),
    defining && quotedRule(passageOf(defining, { examples: true })),
    sourceLines(rulebook),
  );
}

function sheetText({ name, stats, typeLine, abilities, back }: TokenSheet): string {
  const face = lines(
    wrapped(stats === null ? name : `${name} · ${stats}`),
    wrapped(typeLine),
    ...abilities.map((ability) => wrapped(ability, '  ')),
  );
  return back === null ? face : paragraphs(face, `Back face: ${sheetText(back)}`);
}
