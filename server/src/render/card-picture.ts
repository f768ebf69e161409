import type { Color } from '../edition/characteristics.js';
import type { Game } from '../rulebook/rulebook.js';
import type { Artwork } from './artwork.js';

/** What one face of a card or token shows, as plain text in the notation of card text: all that a drawing is made from. */
export interface CardPicture {
  readonly game: Game;
  readonly name: string;
  /** Its symbols as written: `{1}{G}`; empty where there is none. */
  readonly manaCost: string;
  readonly typeLine: string;
  /** One ability a line; reminder text in parentheses. */
  readonly rules: readonly string[];
  readonly flavor: readonly string[];
  readonly stats: Stats | null;
  /** In the order W U B R G; empty is colorless, null is not settled. */
  readonly colors: readonly Color[] | null;
  /** Colours beside the five, by their words: those of a set's own (`purple`), the domains of Riftbound (`Fury`). */
  readonly ownColors: readonly string[];
  readonly legendary: boolean;
  readonly token: boolean;
  /** The other face of a double-faced token or card. */
  readonly back: CardPicture | null;
  /** What to show in the art area, where there is something else than our own motif. */
  readonly art?: Artwork;
}

/** The number a card shows in its corner. */
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
