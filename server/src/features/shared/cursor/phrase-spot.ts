import { CreatedToken, createdBy } from '../../../analysis/card/created.js';
import type { Edition } from '../../../edition/edition.js';
import type { Item, PhrasePart, TokenPhrase } from '../../../language/ast.js';
import { partOf } from '../../../language/ast.js';
import { asInstruction } from '../../../language/mention.js';
import type { Span } from '../../../text/span.js';
import type { Spot } from './spot.js';

/** The cursor in a token phrase. */
export interface PhraseSpot {
  readonly token: CreatedToken;
  readonly span: Span;
  /** The part of the phrase that the cursor is in; null in a sentence that goes on about the token. */
  readonly part: PhrasePart | null;
  /** The cursor is in a quoted ability of the token, whose words are about other things. */
  readonly quoted: boolean;
  /** A condition ("if you would create a Clue token"), which makes nothing. */
  readonly mention: boolean;
}

/** The innermost token phrase around the cursor: of an instruction, of a mention, or of a sentence that goes on about one. */
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
    if (holds(span, at)) yield { token: options[i]!, span, part: null, quoted: false, mention: false };
  }
  // Sentences after the phrase speak of its last token.
  const last = phrase.items.at(-1);
  for (const { span, kind } of phrase.followUps) {
    if (!last || kind === 'gains' || !holds(span, at)) continue;
    yield { token: new CreatedToken(phrase, last, edition), span, part: null, quoted: false, mention: false };
  }
}

function inItem(phrase: TokenPhrase, item: Item, at: number, edition: Edition, mention: boolean): PhraseSpot | null {
  const noun = partOf(item, 'noun');
  // In "a Clue, Food, or Treasure token" the noun belongs to each and stands outside all but the last.
  if (!holds(item.span, at) && !(noun && holds(noun.span, at))) return null;
  const part =
    item.parts.find(({ span }) => span.start <= at && at < span.end) ?? item.parts.find(({ span }) => holds(span, at));
  const abilities = part?.kind === 'abilities' ? part.abilities : [];
  const quoted = abilities.some((ability) => ability.kind === 'quoted' && holds(ability.inner, at));
  return { token: new CreatedToken(phrase, item, edition), span: item.span, part: part ?? null, quoted, mention };
}

function holds({ start, end }: Span, at: number): boolean {
  return start <= at && at <= end;
}

function length({ start, end }: Span): number {
  return end - start;
}
