import { cardsWhere } from '../../../analysis/set/card-chunk.js';
import type { Edition } from '../../../edition/edition.js';
import type { Card, Face, PlacedCard } from '../../../formats/card.js';
import { parseTypeLine } from '../../../language/type-line.js';
import type { Text } from '../../../text/text.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { keywordsOf } from '../../helpers/keywords.js';
import { misreadCost, misreadTypes } from '../../helpers/misread-heading.js';
import type { Rule } from '../../rule.js';

export const blockWithoutTypeLine: Rule = {
  id: 'block-without-type-line',
  summary: 'A block of lines has no type line, so it is not a card.',
  why:
    'Blank lines separate the cards of a file, and every card has a type line (rule 205.1). A block without one ' +
    'directly after a card is usually the rest of that card, cut off by a blank line that was pasted with it.',
  cite: ({ game }) => (game === 'magic' ? '205.1' : null),
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'file',
  appliesTo: everywhere,
  examples: [
    {
      wrong: 'Ash Courier {1}{R}\nCreature — Elemental\n\nHaste\n3/2\n\nAsh Rain {R}\nSorcery\nDraw a card.',
      right: 'Ash Courier {1}{R}\nCreature — Elemental\nHaste\n3/2\n\nAsh Rain {R}\nSorcery\nDraw a card.',
      of: 'cards',
    },
  ],
  check({ document, text, edition }, report) {
    // In files with separate fields, a card without a type line cannot be the rest of another card.
    if (document.format !== 'plain') return;
    const { cards } = document;
    for (const at of cardsWhere(document, hasNoTypeLine)) {
      const placed = cards[at]!;
      const face = placed.card.faces[0]!;
      if (isBeingTyped(placed, cards, at)) continue;
      // Other rules report such cards.
      if (misreadCost(face) || misreadTypes(face, edition) || hasCustomTypes(face, edition)) continue;
      const isRest = at > 0 && isRestOfCard(firstLineOf(placed), edition);
      const join = isRest ? joining(cards[at - 1]!, placed, text) : null;
      report({
        span: { start: placed.start, end: placed.start + firstLineOf(placed).length },
        message: join
          ? 'This block has no type line; does it belong to the card above?'
          : 'This card has no type line; every card needs one.',
        fix: join && { title: 'Join with the card above', edits: [join] },
      });
    }
  },
};

function hasNoTypeLine({ faces: [front] }: Card): boolean {
  return front !== undefined && !front.typeLine;
}

function firstLineOf({ card: { source } }: PlacedCard): string {
  const end = source.search(/[\r\n]/);
  return end < 0 ? source : source.slice(0, end);
}

/**
 * A line below the name with card types that only the designer knows: "Tribal Instant type4Format", "Legendary Hero",
 * "Reminder Card".
 */
function hasCustomTypes({ rulesText }: Face, edition: Edition): boolean {
  const line = /^[^\n]{0,60}/.exec(rulesText?.text ?? '')![0];
  if (!/^[\p{L}\d ':’—–-]+$/u.test(line) || /(?:^| )\p{Ll}+(?: |$)/u.test(line)) return false;
  return parseTypeLine(line).types.length > 0 || !isKeywords(line, edition);
}

function isKeywords(line: string, edition: Edition): boolean {
  const keywords = keywordsOf(edition);
  return line
    .toLowerCase()
    .split(', ')
    .some((words) => keywords.hasAbility(words) || keywords.hasAbility(words.replace(/ \S+$/, '')));
}

/** Whether the first line of a block cannot be a name: rules text, keywords, a power and toughness. */
function isRestOfCard(line: string, edition: Edition): boolean {
  return looksLikeRules(line) || isKeywords(line, edition);
}

/** A name at the end of the file, with or without a cost: the designer is probably about to write the rest. */
function isBeingTyped({ card }: PlacedCard, cards: readonly PlacedCard[], at: number): boolean {
  const { rulesText, stats, flavor, metadata, name } = card.faces[0]!;
  if (at < cards.length - 1 || card.faces.length > 1) return false;
  return !rulesText && !stats && flavor.length === 0 && metadata.length === 0 && !looksLikeRules(name?.text ?? '');
}

/** Lines that cannot be a name: a sentence, a cost with its effect, a power and toughness. */
function looksLikeRules(line: string): boolean {
  return /[.:"”)]$|^[+−–-]?[\d*X]+\s*\/|\}\s*[,:]|^[•"“(]/.test(line);
}

/**
 * Replaces the gap between two blocks with one line break; null if the gap contains more than white space, or the first
 * block is not a card.
 */
function joining(before: PlacedCard, placed: PlacedCard, text: Text): Edit | null {
  const end = before.start + before.card.source.length;
  const gap = text.slice(end, placed.start);
  const hasTypes = before.card.faces.some(({ typeLine }) => typeLine);
  if (!hasTypes || placed.card.faces[0]?.manaCost || gap.trim() !== '') return null;
  return replacement({ start: end, end: placed.start }, gap.includes('\r\n') ? '\r\n' : '\n');
}
