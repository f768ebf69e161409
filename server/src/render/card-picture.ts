import type { Color } from '../edition/characteristics.js';
import type { Game } from '../rulebook/rulebook.js';
import type { Artwork } from './artwork.js';

/** One face of a card or token as plain text in the notation of card text: everything a drawing is made from. */
export interface CardPicture {
  readonly game: Game;
  readonly name: string;
  /** Its symbols as written: `{1}{G}`; empty if it has none. */
  readonly manaCost: string;
  readonly typeLine: string;
  /** One ability per line; reminder text in parentheses. */
  readonly rules: readonly string[];
  readonly flavor: readonly string[];
  readonly stats: Stats | null;
  /** In the order W U B R G; empty means colorless, null means unknown. */
  readonly colors: readonly Color[] | null;
  /** Colours other than the five, as words: custom colours of a set (`purple`), the domains of Riftbound (`Fury`). */
  readonly customColors: readonly string[];
  readonly legendary: boolean;
  readonly token: boolean;
  /** Null if it is not known, or none of the usual ones. */
  readonly rarity: Rarity | null;
  /** The code of its set as written: `AKD`; empty if not known. */
  readonly setCode: string;
  /** The other face of a double-faced token or card. */
  readonly back: CardPicture | null;
  /** The picture for the art area; a generated motif if absent. */
  readonly art?: Artwork;
}

/** How rare a card is, in the words of Magic; an epic of Riftbound is as rare as a mythic. */
export type Rarity = 'common' | 'uncommon' | 'rare' | 'mythic' | 'special';

/** The number in a card's corner. */
export interface Stats {
  readonly kind: 'power' | 'loyalty' | 'defense' | 'might';
  /** As written: `2/2`, `X`. */
  readonly text: string;
}

/** The faces of a picture, the front first. */
export function facesOf(picture: CardPicture): readonly CardPicture[] {
  const faces: CardPicture[] = [];
  for (let face: CardPicture | null = picture; face; face = face.back) faces.push(face);
  return faces;
}
