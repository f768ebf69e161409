import { analyseCard } from '../analysis/card-analysis.js';
import { describeCard } from '../analysis/card-characteristics.js';
import type { CreatedToken } from '../analysis/created.js';
import type { SetToken } from '../analysis/set-index.js';
import type { Snapshot } from '../analysis/snapshot.js';
import type { Characteristics } from '../edition/characteristics.js';
import type { Game } from '../rulebook/rulebook.js';
import { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import { attachesItself } from './attaching.js';
import { cardsListed } from './cards-listed.js';
import { suggestionsFor } from './suggestions.js';
import { characteristicsToJson, countToJson, type Json } from './token-json.js';

/** A token that cards make, with everybody who makes it. */
export interface ListedToken {
  readonly is: Characteristics;
  readonly game: Game;
  /** The number of the rule that defines it. */
  readonly predefined: string | null;
  /** The file of the set that defines it. */
  readonly definedIn: string | null;
  readonly copyOf: string | null;
  readonly except: string | null;
  readonly createdBy: Maker[];
}

/** Who makes a token, and how, as the token list prints it. */
export interface Maker {
  readonly card: string;
  readonly path: string;
  readonly line: number;
  readonly creator: string;
  readonly count: Json;
  readonly countText: string;
  readonly tapped: boolean;
  readonly attacking: boolean;
  readonly context: string;
  readonly via: string | null;
  readonly alternative: boolean;
  readonly replacement: boolean;
  /** Whether the card is attached to the token; not printed. */
  readonly attach: boolean;
  /** The words that make it, in the file; not printed. */
  readonly span: Span;
}

/** A phrase that makes a token nobody defines. */
export interface Unresolved {
  readonly card: string;
  readonly path: string;
  readonly line: number;
  readonly phrase: string;
  readonly reason: 'unknown-token';
  readonly suggestions: readonly string[];
  /** The name that nobody knows, in the singular; not printed. */
  readonly name: string | null;
  /** The phrase in the file; not printed. */
  readonly span: Span;
}

/** Every token that the cards of some files make, each once, and what could not be made out. */
export interface TokenList {
  readonly tokens: readonly ListedToken[];
  readonly unresolved: readonly Unresolved[];
}

/**
 * Collects the tokens that cards make. Tokens are one and the same when all that is known of them is equal.
 * @param shown how a path is shown
 */
export function listTokens(files: readonly Snapshot[], shown: (path: string) => string): TokenList {
  const tokens = new Map<string, ListedToken>();
  const unresolved: Unresolved[] = [];
  const paths = new Set(files.map(({ path }) => path));
  for (const snapshot of files) {
    const lines = new LineIndex(snapshot.text);
    for (const { card, place } of cardsListed(snapshot, paths)) {
      const name = card.faces[0]?.name?.text ?? '';
      for (const { face, created } of analyseCard(card, snapshot.edition).faces) {
        for (const token of created) {
          const { rulesText } = face;
          // "One of those tokens" is none beside those.
          if (!rulesText || token.origin === 'back-reference') continue;
          const span = place(rulesText, token.span);
          const where = { card: name, path: shown(snapshot.path), line: lines.position(span.start).line, span };
          const meant = meaningOf(token, snapshot, shown);
          if (meant) {
            const attach = attachesItself(token, rulesText.text, snapshot.edition);
            addTo(tokens, meant).createdBy.push({ ...where, ...makingOf(token), attach });
          } else if (!token.nounMissing) {
            const phrase = rulesText.text.slice(token.span.start, token.span.end);
            const suggestions = suggestionsFor(token.byName ?? '', snapshot);
            unresolved.push({ ...where, phrase, reason: 'unknown-token', suggestions, name: token.byName });
          }
        }
      }
    }
  }
  return { tokens: [...tokens.values()].sort(byName), unresolved };
}

type Identity = Omit<ListedToken, 'createdBy'>;

/** What a created token is; null where only its name is known, and nobody knows that name. */
function meaningOf(token: CreatedToken, { set, edition }: Snapshot, shown: (path: string) => string): Identity | null {
  const { byName, characteristics, copyOf, except } = token;
  const plain = { is: characteristics, game: edition.game, predefined: null, definedIn: null, copyOf, except };
  if (token.predefined) return { ...plain, predefined: token.predefined.rule };
  const own = set.definition(byName ?? characteristics.name ?? '');
  const definedIn = own && (byName !== null || own.by === 'token file') ? shown(own.path) : null;
  if (byName === null) return copyOf === null ? { ...plain, definedIn } : plain;
  if (own) return { ...plain, is: asDefined(own), definedIn };
  const card = set.card(byName);
  if (card) return { ...plain, is: describeCard(card, edition) };
  return set.isDeclared(byName) || set.hasCard(byName) ? plain : null;
}

function asDefined({ characteristics, name }: SetToken): Characteristics {
  return { ...characteristics, name };
}

function addTo(tokens: Map<string, ListedToken>, identity: Identity): ListedToken {
  const key = JSON.stringify(identity);
  let listed = tokens.get(key);
  if (!listed) {
    listed = { ...identity, createdBy: [] };
    tokens.set(key, listed);
  }
  return listed;
}

function makingOf(token: CreatedToken): Omit<Maker, 'card' | 'path' | 'line' | 'attach' | 'span'> {
  return {
    creator: token.creator ?? 'you',
    count: countToJson(token.quantity),
    countText: token.quantity.text,
    tapped: token.states.some(({ tapped }) => tapped),
    attacking: token.states.some(({ attacking }) => attacking),
    context: token.context,
    via: token.via,
    alternative: token.alternative,
    replacement: token.phrase.replacement,
  };
}

/** By name; tokens whose name is not settled stand behind, copies last. */
function byName(a: ListedToken, b: ListedToken): number {
  const order = ({ is, copyOf }: ListedToken) => (copyOf !== null ? 2 : is.name === null ? 1 : 0);
  const label = ({ is, copyOf }: ListedToken) => is.name ?? copyOf ?? '';
  return order(a) - order(b) || (label(a) < label(b) ? -1 : label(a) > label(b) ? 1 : 0);
}

/** A list as `tokenwright tokens --format json` prints it, without the envelope. */
export function tokenListToJson({ tokens, unresolved }: TokenList): Record<string, Json> {
  return {
    tokens: tokens.map(listedToJson),
    unresolved: unresolved.map(({ span: _, name: __, ...phrase }) => phrase),
  };
}

function listedToJson({ is, game, predefined, definedIn, copyOf, except, createdBy }: ListedToken): Json {
  return {
    ...whatItIs(is, game),
    ...(copyOf === null ? {} : { copyOf, except }),
    predefined,
    definedIn,
    ...(is.back ? { back: whatItIs(is.back, game) } : {}),
    createdBy: createdBy.map(({ attach: _, span: __, ...maker }) => maker),
  };
}

/** Riftbound tokens have might, domain and tags in place of power, toughness and colours. */
function whatItIs(is: Characteristics, game: Game): Record<string, Json> {
  const { colors, pt, ...rest } = characteristicsToJson(is);
  if (game !== 'riftbound') return { ...characteristicsToJson(is) };
  return { ...rest, might: is.might, domain: [], tags: is.tags };
}
