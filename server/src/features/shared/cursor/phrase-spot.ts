import { CreatedToken, createdBy } from '../../../analysis/card/created.js';
import type { Edition } from '../../../edition/edition.js';
import type { Item, PhrasePart, TokenPhrase } from '../../../language/tokens/ast.js';
import { partOf } from '../../../language/tokens/ast.js';
import { asInstruction } from '../../../language/tokens/mention.js';
import type { Span } from '../../../text/span.js';
import type { Spot } from './spot.js';

/** The cursor in a token phrase. */
export interface PhraseSpot {
  readonly token: CreatedToken;
  readonly span: Span;
  /** The part of the phrase that the cursor is in; null in a follow-up sentence. */
  readonly part: PhrasePart | null;
  /** The cursor is in a quoted ability of the token, whose words are about other things. */
  readonly quoted: boolean;
  /** A condition ("if you would create a Clue token"), which makes nothing. */
  readonly mention: boolean;
}

/** Returns the innermost token phrase around the cursor: an instruction, a mention, or a follow-up sentence of one. */
export function phraseAt({ tree, at, snapshot }: Spot): PhraseSpot | null {
  let best: PhraseSpot | null = null;
  const consider = (found: PhraseSpot | null) => {
    if (found && (best === null || length(found.span) <= length(best.span))) best = found;
  };
  for (const phrase of tree.phrases) for (const spot of inPhrase(phrase, at, snapshot.edition)) consider(spot);
  for (const mention of tree.mentions) {
    for (const item of mention.items) consider(inItem(asInstruction(mention), item, at, snapshot.edition, true));
  }
  return best;
}

function* inPhrase(phrase: TokenPhrase, at: number, edition: Edition): Generator<PhraseSpot | null> {
  for (const item of phrase.items) yield inItem(phrase, item, at, edition, false);
  const options = phrase.options.length > 0 ? createdBy(phrase, edition) : [];
  for (const [i, { span }] of phrase.options.entries()) {
    if (contains(span, at)) yield { token: options[i]!, span, part: null, quoted: false, mention: false };
  }
  // Follow-up sentences are about the last token of the phrase.
  const last = phrase.items.at(-1);
  for (const { span, kind } of phrase.followUps) {
    if (!last || kind === 'gains' || !contains(span, at)) continue;
    yield { token: new CreatedToken(phrase, last, edition), span, part: null, quoted: false, mention: false };
  }
}

function inItem(phrase: TokenPhrase, item: Item, at: number, edition: Edition, mention: boolean): PhraseSpot | null {
  const noun = partOf(item, 'noun');
  // In "a Clue, Food, or Treasure token" the noun belongs to each item but is outside of all but the last.
  if (!contains(item.span, at) && !(noun && contains(noun.span, at))) return null;
  const part =
    item.parts.find(({ span }) => span.start <= at && at < span.end) ??
    item.parts.find(({ span }) => contains(span, at));
  const abilities = part?.kind === 'abilities' ? part.abilities : [];
  const quoted = abilities.some((ability) => ability.kind === 'quoted' && contains(ability.inner, at));
  return { token: new CreatedToken(phrase, item, edition), span: item.span, part: part ?? null, quoted, mention };
}

function contains({ start, end }: Span, at: number): boolean {
  return start <= at && at <= end;
}

function length({ start, end }: Span): number {
  return end - start;
}
