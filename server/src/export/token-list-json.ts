import type { Characteristics } from '../edition/characteristics.js';
import type { Game } from '../rulebook/rulebook.js';
import type { Json } from '../util/json.js';
import { copiesOf } from './copies.js';
import { characteristicsToJson } from './token-json.js';
import type { ListedToken, TokenList } from './token-list.js';
import { cardsMaking } from './token-words.js';

/** A list as printed by `tokenwright tokens --format json`, without the envelope. */
export function tokenListToJson({ tokens, unresolved, unusedPrints }: TokenList): Record<string, Json> {
  return {
    tokens: tokens.map(listedToJson),
    unresolved: unresolved.map(({ span: _, name: __, ...phrase }) => phrase),
    ...(unusedPrints ? { unusedPrints } : {}),
  };
}

function listedToJson(token: ListedToken): Json {
  const { is, game, predefined, definedIn, copyOf, except, hasPrint, createdBy } = token;
  return {
    ...whatItIs(is, game),
    ...(copyOf === null ? {} : { copyOf, except }),
    predefined,
    definedIn,
    ...(is.back ? { back: whatItIs(is.back, game) } : {}),
    makers: cardsMaking(token),
    copies: { ...copiesOf(token) },
    ...(hasPrint === null ? {} : { hasPrint }),
    createdBy: createdBy.map(({ atLeast: _, attach: __, span: ___, ...maker }) => maker),
  };
}

/** Riftbound tokens have might, domain and tags instead of power, toughness and colours. */
function whatItIs(is: Characteristics, game: Game): Record<string, Json> {
  const { colors, pt, ...rest } = characteristicsToJson(is);
  if (game !== 'riftbound') return { ...characteristicsToJson(is) };
  return { ...rest, might: is.might, domain: [], tags: is.tags };
}
