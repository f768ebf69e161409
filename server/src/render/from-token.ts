import { type Characteristics, customColorsOf, lettersOf } from '../edition/characteristics.js';
import { typeLineOf } from '../edition/type-line.js';
import type { Game } from '../rulebook/rulebook.js';
import { capitalized } from '../util/capital.js';
import type { CardPicture, Stats } from './card-picture.js';

/** Data that is not among a token's characteristics. */
export interface TokenDefaults {
  /** The title if the token has no name. */
  readonly name: string;
}

/** The picture of a token, from its characteristics. */
export function pictureOfToken(is: Characteristics, game: Game, { name }: TokenDefaults): CardPicture {
  return {
    game,
    name: is.name ?? name,
    manaCost: '',
    typeLine: typeLineOf(is, game),
    rules: [...keywordLines(is.keywords, game), ...is.abilities.map(outerQuotes)],
    flavor: [],
    stats: statsOf(is, game),
    colors: is.colors && lettersOf(is.colors),
    customColors: is.colors ? customColorsOf(is.colors) : [],
    legendary: is.supertypes?.includes('Legendary') ?? false,
    token: true,
    rarity: null,
    setCode: '',
    back: is.back && pictureOfToken(is.back, game, { name: 'Back face' }),
  };
}

/** Keywords as printed on cards: all on one line, except those with a cost or a quality (`equip {2}`), one per line. */
function keywordLines(keywords: readonly string[], game: Game): string[] {
  if (game === 'riftbound') return keywords.length > 0 ? [keywords.map((keyword) => `[${keyword}]`).join(' ')] : [];
  const simple = keywords.filter((keyword) => !hasParameter(keyword));
  const others = keywords.filter(hasParameter);
  return [...(simple.length > 0 ? [simple.join(', ')] : []), ...others].map((line) => capitalized(line));
}

/**
 * An ability as printed on the token itself: inside the quotation marks of the text that creates the token, nested
 * quotes are single; on the token they are double.
 */
function outerQuotes(ability: string): string {
  if (/["“”]/.test(ability)) return ability;
  const opened = ability.replace(/(?<=^|[\s(])['‘](?=[\p{Lu}{~])/gu, '"');
  const closed = opened.replace(/(?<=[.!?)])['’](?=$|[\s,.;)])/g, '"');
  // A mark without a partner is an apostrophe.
  return (closed.match(/"/g)?.length ?? 0) % 2 === 0 ? closed : ability;
}

function hasParameter(keyword: string): boolean {
  return /[{\d]/.test(keyword) || keyword.startsWith('enchant ');
}

function statsOf(is: Characteristics, game: Game): Stats | null {
  if (game === 'riftbound') return is.might === null ? null : { kind: 'might', text: String(is.might) };
  if (is.pt !== null) return { kind: 'power', text: is.pt };
  return is.loyalty === null ? null : { kind: 'loyalty', text: is.loyalty };
}
