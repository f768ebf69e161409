import type { Artwork } from './artwork.js';
import { type CardPicture, facesOf } from './card-picture.js';

/**
 * Normalizes the name of an image file or a token, so that they can be matched: letters and digits, in lower case,
 * without “Token” at the end. So `goblin-scout.jpg` matches the Goblin Scout Token.
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

/** A picture with the available art for its faces. */
export function withArt(picture: CardPicture, art: ReadonlyMap<string, Artwork>): CardPicture {
  const found = art.get(artKey(picture.name));
  const back = picture.back && withArt(picture.back, art);
  return { ...picture, back, ...(found ? { art: found } : {}) };
}
