import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { type TokenSheet, tokenSheet } from '../../edition/token-sheet.js';
import { introducedIn } from '../../rulebook/bundled.js';
import { findRule } from '../../rulebook/find.js';
import { passageOf } from '../shared/passages.js';
import { origin, quotedRule } from './rule.js';
import { lines, paragraphs, wrapped } from './terminal.js';

/** A predefined token: what it is, where it comes from, and its rule. */
export function explainToken({ words, rule, characteristics }: PredefinedToken, { game, rulebook }: Edition): string {
  const defining = findRule(rulebook, rule);
  const where = game === 'magic' ? introducedIn(words) : null;
  return paragraphs(
    written(tokenSheet(characteristics, game, characteristics.name ?? words)),
    where && wrapped(`Introduced in ${where}.`),
    defining && quotedRule(passageOf(defining, { examples: true })),
    origin(rulebook),
  );
}

function written({ name, stats, typeLine, abilities, back }: TokenSheet): string {
  const face = lines(
    wrapped(stats === null ? name : `${name} · ${stats}`),
    wrapped(typeLine),
    ...abilities.map((ability) => wrapped(ability, '  ')),
  );
  return back === null ? face : paragraphs(face, `Back face: ${written(back)}`);
}
