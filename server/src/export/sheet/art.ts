import type { Artwork } from '../../render/artwork.js';
import { type CardPicture, facesOf } from '../../render/card-picture.js';

/**
 * What the name of a picture's file and that of its token have in common: letters and digits, in any case, without the
 * word “Token” at the end. So `goblin-scout.jpg` is that of a Goblin Scout Token.
 */
export function artKey(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase();
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ token$/, '')
    .replaceAll(' ', '');
}

/** The keys of all faces of some pictures. */
export function artKeys(pictures: readonly CardPicture[]): Set<string> {
  return new Set(pictures.flatMap((picture) => facesOf(picture).map(({ name }) => artKey(name))));
}

/** A picture with the art that there is for its faces. */
export function withArt(picture: CardPicture, art: ReadonlyMap<string, Artwork>): CardPicture {
  const found = art.get(artKey(picture.name));
  const back = picture.back && withArt(picture.back, art);
  return { ...picture, back, ...(found ? { art: found } : {}) };
}
