import { customColorsOfFace } from '../analysis/card/definition-block.js';
import type { Color } from '../edition/characteristics.js';
import type { Card, CardDocument, Face } from '../formats/card.js';
import { colorLetters } from '../language/lexicon.js';
import type { Game } from '../rulebook/rulebook.js';
import type { CardPicture, Rarity, Stats } from './card-picture.js';

/** At most this much of a card's text is read: many times what a card can display. */
const MAX_TEXT_LENGTH = 6000;
const MAX_FACES = 8;

/**
 * The picture of a card or token definition, from the text in its file; further faces become its back.
 * @param setCode the code of its set; empty if not known
 */
export function pictureOfCard(card: Card, game: Game, setCode = ''): CardPicture {
  const [front, ...others] = card.faces
    .slice(0, MAX_FACES)
    .map((face) => pictureOfFace(face, game, card.role === 'token'));
  // Files state the rarity of a card once, or for each face.
  const rarity = front!.rarity;
  return [front!, ...others].reduceRight(
    (back, face) => ({ ...face, rarity: face.rarity ?? rarity, setCode, back }),
    null as CardPicture | null,
  )!;
}

/** The code of the set that a file states in its header; empty if it states none. */
export function setCodeOf({ header }: CardDocument): string {
  return header?.entries.find(({ key }) => key === 'Code')?.value.text ?? '';
}

/** The picture of one face. */
function pictureOfFace(face: Face, game: Game, token: boolean): CardPicture {
  const name = face.name?.text ?? '';
  const manaCost = face.manaCost?.text ?? '';
  const typeLine = face.typeLine?.text ?? '';
  return {
    game,
    name,
    manaCost,
    typeLine,
    rules: lines(face.rulesText?.text ?? '', name),
    flavor: face.flavor.map(({ text }) => text.slice(0, MAX_TEXT_LENGTH)),
    stats: statsOf(face, game),
    colors: game === 'riftbound' ? [] : colorsOfFace(face),
    customColors: game === 'riftbound' ? domainsOf(face) : customColorsOfFace(face),
    legendary: /\b(?:legendary|legend)\b/i.test(typeLine.slice(0, 200)),
    token,
    rarity: rarityOf(valueUnder(face, 'Rarity')),
    setCode: '',
    back: null,
  };
}

/** The lines of rules text, with the card's name in place of `~` or `CARDNAME`. */
function lines(text: string, name: string): string[] {
  const shownName = name.slice(0, 100);
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .split('\n')
    .map((line) => line.replace(/~(?![\w~])|\bCARDNAME\b/g, () => shownName));
}

/** A face's colours are those of its mana cost (105.2), or those of its color indicator (204). */
export function colorsOfFace(face: Face): readonly Color[] {
  const words = new Set(
    valueUnder(face, 'Color')
      ?.toLowerCase()
      .split(/[^a-z]+/) ?? [],
  );
  const cost = face.manaCost?.text.slice(0, 200).toUpperCase() ?? '';
  return [...colorLetters].flatMap(([word, letter]) => (words.has(word) || cost.includes(letter) ? [letter] : []));
}

/** Riftbound's colours are its domains. */
export function domainsOf(face: Face): string[] {
  const words = (valueUnder(face, 'Domain') ?? '').slice(0, 200).split(/[^\p{L}]+/u);
  return words.filter((word) => word !== '' && !/^(?:and|none|domainless)$/i.test(word));
}

function statsOf(face: Face, game: Game): Stats | null {
  const written = face.stats?.text.replace(/^\[(.*)\]$/, '$1') ?? null;
  const might = valueUnder(face, 'Might');
  if (game === 'riftbound') return stats('might', might ?? written);
  return (
    stats('loyalty', valueUnder(face, 'Loyalty')) ??
    stats('defense', valueUnder(face, 'Defense')) ??
    stats(kindOf(face), written)
  );
}

/** `[5]` means loyalty or defense, `2/2` power and toughness. */
function kindOf({ typeLine }: Face): Stats['kind'] {
  const line = typeLine?.text.slice(0, 200).toLowerCase() ?? '';
  if (line.includes('planeswalker')) return 'loyalty';
  return line.includes('battle') ? 'defense' : 'power';
}

const rarities: readonly (readonly [RegExp, Rarity])[] = [
  [/^(?:mythic|epic)/, 'mythic'],
  [/^rare/, 'rare'],
  [/^uncommon/, 'uncommon'],
  [/^(?:common|basic)/, 'common'],
  [/^(?:special|bonus|showcase|overnumbered)/, 'special'],
];

function rarityOf(written: string | null): Rarity | null {
  const word = written?.trim().toLowerCase() ?? '';
  return rarities.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

function stats(kind: Stats['kind'], text: string | null): Stats | null {
  return text === null || text.trim() === '' ? null : { kind, text: text.trim() };
}

export function valueUnder(face: Face, key: string): string | null {
  return face.metadata.find((entry) => entry.key === key)?.value.text ?? null;
}
