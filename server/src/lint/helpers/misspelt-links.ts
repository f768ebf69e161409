import type { CardAnalysis } from '../../analysis/card/card-analysis.js';
import { keyOfEntry } from '../../analysis/card/token-key.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { Link } from '../../formats/card.js';
import type { SetQueries } from '../engine/queries.js';
import { type LinkableToken, linkNamesToken, makingLinks, tokensOfCard } from './linkable-tokens.js';
import { nearest } from './nearest-word.js';

/** A link whose name is a misspelling of a token that the card makes. */
export interface MisspeltLink {
  readonly link: Link;
  /** The intended token. */
  readonly made: LinkableToken;
}

/**
 * The links of a card whose names are unknown and similar to a token that the card makes without another link to it.
 */
export function misspeltLinks(whole: CardAnalysis, queries: SetQueries): MisspeltLink[] {
  const links = makingLinks(whole);
  if (links.length === 0) return [];
  const unnamed = tokensOfCard(whole).filter(({ key }) => !links.some((link) => linkNamesToken(link, key)));
  if (unnamed.length === 0) return [];
  const found: MisspeltLink[] = [];
  for (const link of links) {
    const written = keyOfEntry(link.name.text);
    if (written === '' || link.name.text.includes('\n') || queries.query(isKnown, link.name.text)) continue;
    const key = nearest(
      written,
      unnamed.map((made) => made.key),
    );
    const made = unnamed.find((token) => token.key === key);
    if (made) found.push({ link, made });
  }
  return found;
}

/** Whether the rules or the set have something of this name: a token, a card, or subtypes of a token. */
function isKnown(set: SetIndex, name: string, { predefined, vocabulary }: Edition): boolean {
  const key = keyOfEntry(name);
  if (predefined.has(key) || set.hasCard(name) || set.definition(key) !== null || set.makers(key).length > 0)
    return true;
  return set.isDeclared(key) || key.split(' ').every((word) => vocabulary.subtypes.has(word));
}
