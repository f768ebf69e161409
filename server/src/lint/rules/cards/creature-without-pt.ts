import { cardsWhere } from '../../../analysis/set/card-chunk.js';
import type { Card, Face, PlacedCard } from '../../../formats/card.js';
import { isSlot } from '../../../formats/notation/slot-code.js';
import { type Region, toSource } from '../../../text/region.js';
import { inFile, type TextSpan } from '../../../text/span.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { hasPt, isOfType, typesWith } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule, Violation } from '../../rule.js';

export const creatureWithoutPt: Rule = {
  id: 'creature-without-pt',
  summary: 'A creature card has no power and toughness.',
  why:
    'Every creature card has a power and toughness (rule 208.1), written on its own line: 2/2. If an ability ' +
    'determines them, write */*.',
  cite: magicRule('208.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  // A card alone does not show whether they were cut off and are in the next block.
  scope: 'file',
  appliesTo: magic,
  examples: [
    { wrong: 'Ash Courier {1}{R}\nCreature — Elemental\nHaste', right: null, of: 'cards' },
    {
      wrong: 'Ash Courier {1}{R}\nCreature — Elemental\nHaste\nP/T: 3/2',
      right: 'Ash Courier {1}{R}\nCreature — Elemental\nHaste\n3/2',
      of: 'cards',
    },
  ],
  check({ document }, report) {
    const { cards, format } = document;
    const isPlain = format === 'plain';
    // Lists of some programs omit the numbers for all cards.
    if (!isPlain && !cards.some(({ card }) => card.faces.some(hasPt))) return;
    for (const at of cardsWhere(document, mayLackPt)) {
      const placed = cards[at]!;
      for (const face of placed.card.faces) {
        const found = face.stats ? null : checkFace(face, placed.card, isPlain);
        if (found && !isCutOff(cards[at + 1])) report(placedFound(found, placed));
      }
    }
  },
};

/** The effect that creates a token may give its size instead of the definition. */
function mayLackPt({ role, faces }: Card): boolean {
  return role !== 'token' && faces.some(({ stats, typeLine }) => !stats && /creature/i.test(typeLine?.text ?? ''));
}

function checkFace(face: Face, card: Card, isPlain: boolean): (Violation & { readonly region: Region }) | null {
  // "Enchant Creature" is an old Aura.
  const line = typesWith(face, /^(?!enchant ).*creature/i);
  const creature = line?.types.find(({ text }) => text.toLowerCase() === 'creature');
  if (!line || !creature || isOfType(line, 'planeswalker') || isOnAnotherFace(face, card)) return null;
  if (isPlanned(card.faces[0]!) || isHalfOfMelded(face, card)) return null;
  if ((isPlain ? ptInText : elsewhereInProgram).test(face.rulesText?.text ?? '')) return null;
  const message = 'This creature has no power and toughness; add a line such as “2/2”.';
  return (isPlain ? elsewhere(face.rulesText) : null) ?? { region: face.typeLine!, span: creature.span, message };
}

/** Whether a card is not designed yet, by its front: only a slot for a name, or "CW02 Small Creature" without text. */
const isPlanned = ({ name, rulesText }: Face): boolean =>
  isSlot(name?.text) || (/^[A-Z]{2}\d\d /.test(name?.text ?? '') && !rulesText?.text.trim());

/** The back of a card that melds has one half of a permanent, and the power and toughness may be on the other one. */
function isHalfOfMelded(face: Face, { faces }: Card): boolean {
  return face !== faces[0] && /\bmelds?\b/i.test(faces[0]?.rulesText?.text ?? '');
}

/** "Day — 3/4. Flying": an ability of the set gives the power and toughness. */
const ptInText = /[—–] [\dX*+]+\/[\dX*+]+(?=[.;,]|$)/m;

/** The same, or the levels of a leveler, which programs have in fields of their own. */
const elsewhereInProgram = new RegExp(`${ptInText.source}|^Level up\\b`, 'm');

/** Whether a face that is not a creature has a power and toughness: that is reported instead. */
function isOnAnotherFace(face: Face, card: Card): boolean {
  return card.faces.some((other) => other !== face && hasPt(other) && !typesWith(other, /creature/i));
}

/** Whether the next block is the rest of this card, which another rule reports. */
function isCutOff(next: PlacedCard | undefined): boolean {
  const [face] = next?.card.faces ?? [];
  return (
    face !== undefined && !face.typeLine && (face.stats !== null || /^[\d*X+]+\/[\d*X+]+$/.test(face.name?.text ?? ''))
  );
}

const value = '[\\dX*+½]{1,4}';
const written = new RegExp(
  String.raw`^[[({*_]{0,2}(?:(?:P/T|PT|Power ?/ ?Toughness|Stats) ?[:=] ?)?[[({*_]{0,2}(${value} ?/ ?${value})[\])}*_]{0,2}\.?[\])}*_]{0,2}$`,
  'im',
);

/** A line that is meant as the power and toughness but not written as such: "P/T: 2/2", "(2/2)". */
function elsewhere(region: Region | null): (Violation & { readonly region: Region }) | null {
  const match = region && written.exec(region.text);
  if (!match) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  const right = match[1]!.replaceAll(' ', '');
  return {
    region,
    span,
    message: `Power and toughness are written on a line of their own, as “${right}”.`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/** A finding in a region of a card, with offsets in the file. */
function placedFound(found: Violation & { readonly region: Region }, { start }: PlacedCard): Violation<'file'> {
  const { region, fix, ...rest } = found;
  const place = (span: TextSpan) => inFile(toSource(region, span), start);
  const edits = fix?.edits.map((edit) => ({ ...edit, span: place(edit.span) })) ?? [];
  return { message: rest.message, span: place(rest.span), fix: fix ? { ...fix, edits } : null };
}
