import { analyseCard } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import { pluralOf } from '../../analysis/card/plural.js';
import { keyOf } from '../../analysis/card/token-key.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { PlacedCard } from '../../formats/card.js';
import { regionSpan } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';
import { label } from '../shared/label.js';

/** A code lens above a card, and the places that it opens. */
export interface Lens {
  /** The name of the card or token, in offsets of the file. */
  readonly span: Span;
  readonly title: string;
  /** Files and spans to show; empty if there is nothing to open. */
  readonly places: readonly { readonly path: string; readonly span: Span }[];
}

/** A lens names at most this many tokens, then the number of the others. */
const MOST_NAMED = 3;

/**
 * Returns the lenses of a file: who makes each token definition, and what each card makes as far as its text does not
 * say it: tokens that the set defines, and those of keywords.
 */
export function lensesOf(snapshot: Snapshot): Lens[] {
  return snapshot.document.cards.flatMap((placed) =>
    placed.card.role === 'token' ? definitionLens(placed, snapshot) : cardLens(placed, snapshot),
  );
}

function definitionLens({ card, start }: PlacedCard, { set }: Snapshot): Lens[] {
  const name = card.faces[0]?.name;
  if (!name) return [];
  const makers = set.makers(name.text);
  const cards = new Set(makers.map(({ path, card }) => `${path}\n${card}`)).size;
  const title = cards === 0 ? 'no card makes it' : `made by ${cards} ${cards === 1 ? 'card' : 'cards'}`;
  const places = makers.map(({ path, span }) => ({ path, span }));
  return [{ span: inFile(regionSpan(name), start), title, places }];
}

function cardLens({ card, start }: PlacedCard, { edition, set }: Snapshot): Lens[] {
  const name = card.faces[0]?.name;
  if (!name) return [];
  const created = analyseCard(card, edition).faces.flatMap((face) => createdInSet(face, set.keywords, edition));
  const made = new Map<string, string>();
  const places = [];
  for (const token of created) {
    const own = set.definition(nameOf(token) ?? '');
    const tokenLabel = labelOf(token, own?.name ?? nameOf(token));
    if (tokenLabel === null || (!own && token.via === null)) continue;
    if (made.has(tokenLabel.key)) continue;
    made.set(tokenLabel.key, tokenLabel.text);
    if (own) places.push({ path: own.path, span: own.span });
  }
  if (made.size === 0) return [];
  const shown = [...made.values()];
  const title =
    shown.length > MOST_NAMED
      ? `makes: ${shown.slice(0, MOST_NAMED).join(', ')} and ${shown.length - MOST_NAMED} more`
      : `makes: ${shown.join(', ')}`;
  return [{ span: inFile(regionSpan(name), start), title: label(title), places }];
}

function nameOf({ characteristics, byName, predefined }: CreatedToken): string | null {
  return predefined?.characteristics.name ?? byName ?? characteristics.name;
}

/** "two Goblin Scout Tokens", "X Treasure Tokens", "a copy of target creature"; null if the token is unknown. */
function labelOf(token: CreatedToken, name: string | null): { readonly key: string; readonly text: string } | null {
  if (token.origin === 'back-reference') return null;
  if (token.copyOf !== null) return { key: `copy ${token.copyOf}`, text: `a copy of ${token.copyOf}` };
  if (!name) return null;
  const text = countOf(token.quantity.text);
  const one = text === '' || /^(?:an?|one|1)$/i.test(text);
  return { key: keyOf(name), text: one ? name : `${text} ${pluralOf(name)}` };
}

/** How many tokens the count of a keyword action makes: "twice" is two, "that many times" is that many. */
function countOf(text: string): string {
  return text.replace(/^twice$/i, 'two').replace(/ times$/i, '');
}
