import { customColorsOfFace } from '../../analysis/card/definition-block.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face, PlacedCard } from '../../formats/card.js';
import { manaValue } from '../../language/mana-value.js';
import { colorsOfFace, domainsOf, valueUnder } from '../../render/from-card.js';
import type { Game } from '../../rulebook/rulebook.js';
import { toSource } from '../../text/region.js';
import { type FileSpan, inFile } from '../../text/span.js';

/** A card of a file as an entry of a list. */
export interface CardEntry {
  /** The names of its faces, joined with slashes; for a card without a name, the first words it has. */
  readonly name: string;
  /** As written: `{1}{G}`; empty without one. */
  readonly manaCost: string;
  /** Null without a mana cost. */
  readonly manaValue: number | null;
  readonly typeLine: string;
  /** Power and toughness, loyalty, defense or Might, as written; empty if it has none. */
  readonly stats: string;
  /** As written. */
  readonly rarity: string;
  /** Letters of colours, custom colours, or the domains of Riftbound. */
  readonly colors: readonly string[];
  /** The name of its front, or the start of the card without one. */
  readonly span: FileSpan;
  /** The whole card. */
  readonly extent: FileSpan;
}

/** The cards of a file, without token definitions, in file order. */
export function cardList({ document, edition }: Snapshot): CardEntry[] {
  const cards = document.cards.filter(({ card }) => card.role === 'card');
  return cards.map((placed) => entryOf(placed, edition.game));
}

function entryOf({ card, start }: PlacedCard, game: Game): CardEntry {
  const front = card.faces[0]!;
  const { name } = front;
  const manaCost = front.manaCost?.text ?? '';
  return {
    name: nameOf(card),
    manaCost,
    manaValue: manaCost === '' ? null : manaValue(manaCost),
    typeLine: front.typeLine?.text ?? '',
    stats:
      front.stats?.text ??
      valueUnder(front, 'Loyalty') ??
      valueUnder(front, 'Defense') ??
      valueUnder(front, 'Might') ??
      '',
    rarity: valueUnder(front, 'Rarity') ?? '',
    colors: game === 'riftbound' ? domainsOf(front) : [...colorsOfFace(front), ...customColorsOfFace(front)],
    span: inFile(name ? toSource(name, { start: 0, end: name.text.length }) : { start: 0, end: 0 }, start),
    extent: { start, end: start + card.source.length },
  };
}

/** Enough of a text to recognize a card by, in UTF-16 units. */
const LONGEST_WORDS = 60;

function nameOf({ faces }: Card): string {
  const names = faces.flatMap(({ name }) => (name && name.text.trim() !== '' ? [name.text] : []));
  return names.length > 0 ? names.join(' // ') : firstWords(faces[0]!);
}

function firstWords({ typeLine, rulesText }: Face): string {
  const words = [typeLine, rulesText].map((region) => region?.text.trim() ?? '').find((text) => text !== '') ?? '';
  const [line = ''] = words.split('\n');
  return line.length > LONGEST_WORDS ? `${line.slice(0, LONGEST_WORDS)}…` : line;
}
