import type { Edition } from '../edition/edition.js';
import type { CardDocument } from '../formats/card.js';
import { push } from '../text/multimap.js';
import { type Span, shift } from '../text/span.js';
import { analyseCard } from './card-analysis.js';
import type { DefinedToken } from './card-share.js';
import type { CreatedToken } from './created.js';
import type { TokenLink } from './token-links.js';

/** A token that the set itself defines. The span counts from the file's start. */
export interface SetToken extends DefinedToken {
  readonly path: string;
  /** The card or definition block it stands in. */
  readonly card: string;
}

/** Somebody who makes a token. */
export interface Maker {
  readonly path: string;
  readonly card: string;
  /** Offsets in the file: the words of the phrase that make it. */
  readonly span: Span;
  readonly token: CreatedToken;
}

/** What one file contributes to its set. */
export interface FileIndex {
  readonly path: string;
  readonly document: CardDocument;
  readonly tokens: readonly SetToken[];
  /** Keys to makers; a token without a settled name has none. */
  readonly makers: ReadonlyMap<string, readonly Maker[]>;
  /**
   * Names of the file's cards (not tokens), in lower case, and how many cards have each: tokens can be made by card name
   * (111.11).
   */
  readonly cardNames: ReadonlyMap<string, number>;
  /** The names among these that several of its cards have. */
  readonly repeated: readonly string[];
  /** Names of the further faces of its cards, in lower case. */
  readonly faceNames: ReadonlySet<string>;
  /** Subtypes on the type lines of the file's cards and token definitions, and those its header declares, in lower case. */
  readonly subtypes: ReadonlySet<string>;
  /**
   * Subtypes, and words not understood, that the file's cards give to tokens they describe, in lower case, and the names
   * of those cards in file order.
   */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** Keys to the links of card programs between a token and those who make it. */
  readonly links: ReadonlyMap<string, readonly TokenLink[]>;
  /** Symbols in braces that the rules do not know, in upper case, and the names of the cards with them in file order. */
  readonly symbols: ReadonlyMap<string, readonly string[]>;
  /** Words that reminder text explains and the rules do not know, in lower case, and the names of the cards where it does. */
  readonly explained: ReadonlyMap<string, readonly string[]>;
}

/** Puts together what the cards of a document tell. Cards read before are not read again. */
export function indexFile(path: string, document: CardDocument, edition: Edition): FileIndex {
  const tokens: SetToken[] = [];
  const makers = new Map<string, Maker[]>();
  const cardNames = new Map<string, number>();
  const repeated: string[] = [];
  const faceNames = new Set<string>();
  const subtypes = new Set<string>(headerSubtypes(document));
  const given = new Map<string, string[]>();
  const symbols = new Map<string, string[]>();
  const explained = new Map<string, string[]>();
  const links = new Map<string, TokenLink[]>();
  const count = (name: string) => {
    const times = (cardNames.get(name) ?? 0) + 1;
    cardNames.set(name, times);
    if (times === 2) repeated.push(name);
  };
  for (const { card, start } of document.cards) {
    const { share } = analyseCard(card, edition);
    const { name } = share;
    if (share.cardName !== null) count(share.cardName);
    for (const other of share.faceNames) faceNames.add(other);
    for (const subtype of share.subtypes) subtypes.add(subtype);
    for (const word of share.given) note(given, word, name);
    for (const symbol of share.symbols) note(symbols, symbol, name);
    for (const word of share.explained) note(explained, word, name);
    for (const link of share.links) push(links, link.key, link);
    for (const token of share.defined) tokens.push({ ...token, path, card: name, span: shift(token.span, start) });
    for (const { key, span, token } of share.made)
      push(makers, key, { path, card: name, span: shift(span, start), token });
  }
  // What a list says is the owner's own is a card, though its text stands elsewhere.
  for (const { name, custom } of document.mentions ?? nowhere) if (custom) count(name.text.toLowerCase());
  return { path, document, tokens, makers, cardNames, repeated, faceNames, subtypes, given, links, symbols, explained };
}

const nowhere: readonly never[] = [];

/** The subtypes that a header declares (`Subtypes: Berry, Ember`), in lower case. */
function headerSubtypes({ header }: CardDocument): string[] {
  const entry = header?.entries.find(({ key }) => key === 'Subtypes');
  const words = entry?.value.text.split(',') ?? [];
  return words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '');
}

/** Notes that a card has this; once, though it has it often. */
function note(cardsByKey: Map<string, string[]>, key: string, card: string): void {
  const cards = cardsByKey.get(key);
  if (!cards) cardsByKey.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}
