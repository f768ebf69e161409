import type { CreatedToken } from '../../analysis/card/created.js';
import { withCustomColors } from '../../analysis/set/custom-colors.js';
import type { SetToken } from '../../analysis/set/file-index.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfCard } from '../../render/from-card.js';
import { pictureOfToken } from '../../render/from-token.js';

/** Returns the picture of a token that an instruction makes; null if its characteristics are unknown. */
export function pictureOfCreated(token: CreatedToken, { edition, set }: Snapshot): CardPicture | null {
  const { origin, byName } = token;
  if (origin === 'by-name') {
    const own = set.definition(byName ?? '');
    if (own) return pictureOfSetToken(own, edition);
    const card = set.card(byName ?? '');
    return card && pictureOfCard(card, edition.game);
  }
  if (origin !== 'described' && origin !== 'predefined') return null;
  return pictureOfToken(withCustomColors(token, set.declared.colors), edition.game, { name: 'Token' });
}

/** Returns the picture of a predefined token. */
export function pictureOfPredefined({ words, characteristics }: PredefinedToken, { game }: Edition): CardPicture {
  return pictureOfToken(characteristics, game, { name: words });
}

/** Returns the picture of a token that the set defines. */
export function pictureOfSetToken({ name, characteristics }: SetToken, { game }: Edition): CardPicture {
  return pictureOfToken(characteristics, game, { name });
}
