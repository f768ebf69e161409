import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfCard, setCodeOf } from '../../render/from-card.js';
import { listedCards } from '../listed-cards.js';
import type { CardNamed } from './copy-tokens.js';
import type { PrintJob } from './prints.js';

/** The cards of some files to print, in order, without token definitions; of a cube list, as many as it has. */
export function cardPrints(files: readonly Snapshot[]): PrintJob[] {
  const paths = new Set(files.map(({ path }) => path));
  return files.flatMap((snapshot) => {
    const setCode = setCodeOf(snapshot.document);
    return [...listedCards(snapshot, paths)].flatMap(({ card, count }): PrintJob[] => {
      if (card.role === 'token') return [];
      return [{ picture: pictureOfCard(card, snapshot.edition.game, setCode), copies: { count, variable: false } }];
    });
  });
}

/** Looks up the cards of some files by name, ignoring case. */
export function cardsByName(files: readonly Snapshot[]): CardNamed {
  const cards = new Map<string, () => CardPicture>();
  for (const { document, edition } of files) {
    const setCode = setCodeOf(document);
    for (const { card } of document.cards) {
      const name = card.faces[0]?.name?.text.toLowerCase();
      if (name && card.role === 'card') cards.set(name, () => pictureOfCard(card, edition.game, setCode));
    }
  }
  return (name) => cards.get(name.toLowerCase())?.() ?? null;
}
