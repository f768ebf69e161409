import { cardsWhere } from '../../../analysis/set/card-chunk.js';
import type { Card, Face, PlacedCard } from '../../../formats/card.js';
import { parseTypeLine } from '../../../language/type-line.js';
import type { Text } from '../../../text/text.js';
import type { Edit } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { misreadCost, misreadTypes } from '../../helpers/misread-heading.js';
import type { Rule } from '../../rule.js';

export const blockWithoutTypeLine: Rule = {
  id: 'block-without-type-line',
  summary: 'A block of lines has no type line, so it is no card.',
  why:
    'Blank lines part the cards of a file, and every card has a type line (rule 205.1). A block without one right behind a ' +
    'card is most often the rest of that card, cut off by a blank line that came along when it was pasted.',
  cite: ({ game }) => (game === 'magic' ? '205.1' : null),
  severity: 'warning',
  fix: 'suggestion',
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
    // Where a file gives each card its fields, a card without one has no other block's rest in it.
    if (document.format !== 'plain') return;
    const { cards } = document;
    for (const at of cardsWhere(document, hasNoTypeLine)) {
      const placed = cards[at]!;
      const face = placed.card.faces[0]!;
      if (isBeingTyped(placed, cards, at)) continue;
      // Other rules say what is wrong with such a card.
      if (misreadCost(face) || misreadTypes(face, edition) || hasTypesOfItsOwn(face)) continue;
      const join = at > 0 ? joining(cards[at - 1]!, placed, text) : null;
      report({
        span: firstLine(placed),
        message: join
          ? 'This block has no type line. Does it belong to the card above?'
          : 'This card has no type line.',
        fix: join && { title: 'Join with the card above', edits: [join] },
      });
    }
  },
};

function hasNoTypeLine({ faces: [front] }: Card): boolean {
  return front !== undefined && !front.typeLine;
}

function firstLine({ card, start }: PlacedCard): { start: number; end: number } {
  const end = card.source.search(/[\r\n]/);
  return { start, end: start + (end < 0 ? card.source.length : end) };
}

/** A line below the name that says what the card is, in words that only its designer knows: "Tribal Instant type4Format". */
function hasTypesOfItsOwn({ rulesText }: Face): boolean {
  const line = /^[^\n]{0,60}/.exec(rulesText?.text ?? '')![0];
  return (
    /^[\p{L}\d '’—–-]+$/u.test(line) && !/(?:^| )\p{Ll}+(?: |$)/u.test(line) && parseTypeLine(line).types.length > 0
  );
}

/** A name alone at the end of the file, with or without its cost: the designer is about to write the rest. */
function isBeingTyped({ card }: PlacedCard, cards: readonly PlacedCard[], at: number): boolean {
  const { rulesText, stats, flavor, metadata, name } = card.faces[0]!;
  if (at < cards.length - 1 || card.faces.length > 1) return false;
  return !rulesText && !stats && flavor.length === 0 && metadata.length === 0 && !looksLikeRules(name?.text ?? '');
}

/** What cannot be a name: a sentence, a cost with its effect, a power and toughness. */
function looksLikeRules(line: string): boolean {
  return /[.:"”)]$|^[+−–-]?[\d*X]+\s*\/|\}\s*[,:]|^[•"“(]/.test(line);
}

/** One line break in place of what parts two blocks; null where that is more than white space, or the first is no card. */
function joining(before: PlacedCard, placed: PlacedCard, text: Text): Edit | null {
  const end = before.start + before.card.source.length;
  const gap = text.slice(end, placed.start);
  const hasTypes = before.card.faces.some(({ typeLine }) => typeLine);
  if (!hasTypes || placed.card.faces[0]?.manaCost || gap.trim() !== '') return null;
  return replacement({ start: end, end: placed.start }, gap.includes('\r\n') ? '\r\n' : '\n');
}
