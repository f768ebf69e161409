import type { CreatedToken } from '../../analysis/card/created.js';
import type { SetToken } from '../../analysis/set/file-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import { introducedIn } from '../../rulebook/bundled.js';
import { findRule } from '../../rulebook/find.js';
import { bold, escapeText, italic, page } from '../shared/markdown.js';
import { definedElsewhere } from '../shared/other-rulebook.js';
import { passageOf, passagesOn } from '../shared/passages.js';
import { sourceLine } from '../shared/quoted-rules.js';
import { cardSheet } from './card-sheet.js';
import { copyParts } from './copy-parts.js';
import type { HoverParts, TokenParts } from './hover-parts.js';
import { definedIn, madeBy } from './makers.js';
import { namingOf } from './naming.js';
import { entryOf } from './riftbound-entry.js';
import { sheetOf } from './sheet.js';

/** Returns the parts for the token of an instruction, as defined by a rule, its words, the set, or what it copies. */
export function createdParts(token: CreatedToken, snapshot: Snapshot): TokenParts {
  if (token.predefined) return predefinedParts(token.predefined, snapshot.edition, token);
  if (token.origin === 'copy') return copyParts(token, snapshot.edition);
  return token.origin === 'by-name' ? namedParts(token.byName ?? '', snapshot) : describedParts(token, snapshot);
}

/** Returns the parts for a predefined token: characteristics, origin, rule, and what the effect that makes it adds. */
export function predefinedParts(
  { words, rule, characteristics }: PredefinedToken,
  { game, rulebook }: Edition,
  token: CreatedToken | null = null,
): TokenParts {
  const is = token?.characteristics ?? characteristics;
  const defining = findRule(rulebook, rule);
  // Other games have tokens of the same names; only those of Magic have an entry.
  const where = game === 'magic' ? introducedIn(words) : null;
  return {
    sheet: sheetOf(is, game, is.name ?? words),
    details: page(token && entryOf(token, game), where && `Introduced in ${escapeText(where)}.`),
    rules: [
      ...(defining ? [passageOf(defining)] : []),
      ...(token && isModified(token) ? passagesOn(rulebook, 'what an effect adds') : []),
    ],
  };
}

/** Whether the effect adds to the named token: "a Treasure token with …" (111.10). */
function isModified({ item }: CreatedToken): boolean {
  return item.parts.some((part) =>
    part.kind === 'abilities'
      ? part.abilities.some(({ kind }) => kind !== 'counters')
      : ['pt', 'colors', 'supertype', 'name'].includes(part.kind),
  );
}

/** The hover on a family of predefined tokens, such as the Roles. */
export function familyHover(family: readonly PredefinedToken[], { rulebook }: Edition): string {
  const [first] = family;
  const word = first?.words.split(' ').at(-1) ?? '';
  const rows = family.map(({ words, rule }) => `- ${escapeText(words)} \`${rule}\``);
  const where = first ? introducedIn(first.words) : null;
  return page(
    `${bold(word)} · one of ${family.length} predefined tokens`,
    rows.join('\n'),
    where && `Introduced in ${escapeText(where)}.`,
    sourceLine(rulebook),
  );
}

/** The hover on a token of the set: its definition, the place of the definition, and who makes it. */
export function setTokenHover(own: SetToken, { edition, set }: Snapshot): HoverParts {
  return {
    sheet: sheetOf(own.characteristics, edition.game, own.name),
    details: sentences(definedIn(own), madeBy(own.name, set)),
  };
}

function describedParts(token: CreatedToken, { edition, set }: Snapshot): TokenParts {
  const { characteristics: is } = token;
  const { why, rules } = namingOf(token, edition);
  const own = is.name === null ? null : set.definition(is.name);
  return {
    sheet: sheetOf(is, edition.game, is.name || 'Token without a name'),
    details: sentences(why, entryOf(token, edition.game), own && definedIn(own), own && madeBy(own.name, set)),
    rules,
  };
}

/** A token that is named but not described: one of the set, or one with the name of a card (111.11). */
function namedParts(name: string, snapshot: Snapshot): TokenParts {
  const own = snapshot.set.definition(name);
  if (own) return { ...setTokenHover(own, snapshot), rules: [] };
  const { rulebook } = snapshot.edition;
  const card = snapshot.set.card(name);
  return {
    sheet: card ? cardSheet(card) : bold(name) || bold('Token'),
    details: sourceOf(name, snapshot),
    rules: passagesOn(rulebook, 'a token by card name'),
  };
}

function sourceOf(name: string, { edition, set }: Snapshot): string {
  const { cards } = set.declared;
  if (!set.ownCard(name) && cards?.has(name)) {
    return `Has the characteristics of the card of this name, which is in ${italic(cards.source)}.`;
  }
  if (set.hasCard(name)) return 'Has the characteristics of the card of this name, which is in the set.';
  if (set.isDeclared(name)) return 'Declared in tokenwright.json as defined elsewhere.';
  const other = definedElsewhere(name, edition);
  return sentences(
    `Neither the rules in use (${sourceLine(edition.rulebook)}) nor the files of this set define it.`,
    other && `It is predefined in ${sourceLine(other.rulebook)} (\`${other.token.rule}\`).`,
  );
}

function sentences(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
