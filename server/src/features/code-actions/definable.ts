import { analyseCard } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { toSource } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';

/** A token that a card mentions and that the set could define. */
export interface Definable {
  /** The words that the token is looked up by. */
  readonly words: string;
  readonly characteristics: Characteristics;
  /** Whether the text states the characteristics; if not, they are a guess from what such tokens usually are. */
  readonly isKnown: boolean;
}

/** Returns the tokens that the phrases and reminder texts at the cursor or in the selection describe. */
export function definablesIn(snapshot: Snapshot, range: Span): Definable[] {
  const found: Definable[] = [];
  const last = lastAtOrBefore(snapshot.document.cards, range.end);
  if (!last) return [];
  for (const { card, start } of snapshot.document.cards) {
    if (start > range.end) break;
    if (start + card.source.length < range.start) continue;
    for (const face of analyseCard(card, snapshot.edition).faces) {
      found.push(...definablesOn(face, snapshot, (span) => touches(inFile(span, start), range)));
    }
  }
  return found;
}

function definablesOn(
  { face, created, reminders }: FaceAnalysis,
  { edition, set }: Snapshot,
  isInRange: (span: Span) => boolean,
): Definable[] {
  const region = face.rulesText;
  if (!region) return [];
  const here = (span: Span) => isInRange(toSource(region, span));
  const own = reminders.filter(({ span }) => here(span));
  const made = created.filter((token) => token.via === null && here(token.span));
  return [
    ...own.map(({ characteristics }) => ({ words: characteristics.name ?? '', characteristics, isKnown: true })),
    ...made.flatMap((token) => {
      const name = token.byName ?? token.characteristics.name ?? '';
      const reminder = set.definition(name);
      if (token.origin === 'by-name' && reminder)
        return [{ words: name, characteristics: reminder.characteristics, isKnown: true }];
      return token.origin === 'by-name' ? (byName(token, edition) ?? []) : (described(token, edition) ?? []);
    }),
  ];
}

/** The token that a phrase describes; null if the phrase contains words that are not understood. */
function described({ item, characteristics, origin }: CreatedToken, { game }: Edition): Definable | null {
  if (origin !== 'described' || characteristics.name === null) return null;
  if (item.parts.some(({ kind }) => kind === 'unknown' || kind === 'chosen')) return null;
  // In Riftbound the words before the type word are the name, and none of them is a tag (182.1.c).
  const withoutTags = game === 'riftbound' ? { ...characteristics, subtypes: [] } : characteristics;
  return { words: characteristics.name, characteristics: withoutTags, isKnown: true };
}

/**
 * A token that is only named. Nearly all such tokens are colorless artifacts with a subtype of their name (111.10), so
 * this is the template for the designer. Null if the words are known subtypes of another card type.
 */
function byName({ byName: words }: CreatedToken, { naming, vocabulary }: Edition): Definable | null {
  if (!words || naming.suffix === null || !/^\p{Lu}/u.test(words)) return null;
  const subtypes = words.split(' ');
  const families = subtypes.flatMap((word) => vocabulary.subtypes.get(word.toLowerCase()) ?? []);
  if (families.some((known) => !known.families.includes('artifact'))) return null;
  const characteristics: Characteristics = {
    name: words + naming.suffix,
    supertypes: [],
    colors: [],
    types: ['Artifact'],
    subtypes,
    pt: null,
    loyalty: null,
    keywords: [],
    abilities: [],
    back: null,
    might: null,
    tags: [],
  };
  return { words, characteristics, isKnown: false };
}

function touches(span: Span, range: Span): boolean {
  return span.start <= range.end && span.end >= range.start;
}
