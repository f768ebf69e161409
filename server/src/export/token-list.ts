import { analyseCard } from '../analysis/card/card-analysis.js';
import type { CreatedToken } from '../analysis/card/created.js';
import { leastOf } from '../analysis/card/quantity.js';
import { keyOf } from '../analysis/card/token-key.js';
import { createdInSet } from '../analysis/keywords/created.js';
import { meaningOf, type TokenMeaning } from '../analysis/set/meaning.js';
import type { Snapshot } from '../analysis/set/snapshot.js';
import type { Characteristics } from '../edition/characteristics.js';
import type { Game } from '../rulebook/rulebook.js';
import { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import type { Json } from '../util/json.js';
import { attachesItself } from './attaching.js';
import { listedCards } from './listed-cards.js';
import { suggestionsFor } from './suggestions.js';
import { countToJson, isElsewhere } from './token-json.js';

/** A token with all cards that make it. */
export interface ListedToken {
  readonly is: Characteristics;
  readonly game: Game;
  /** The number of the rule that defines it. */
  readonly predefined: string | null;
  /** The file of the set that defines it. */
  readonly definedIn: string | null;
  readonly copyOf: string | null;
  readonly except: string | null;
  /**
   * Whether the owner has a print of it; null if there is no list of prints, and for copies, which cannot be in one.
   */
  readonly hasPrint: boolean | null;
  readonly createdBy: ListedMaker[];
}

/** A card that makes a token, and how, as printed in the token list. */
export interface ListedMaker {
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
  /** Where the token is put: `your hand`; absent for the battlefield. */
  readonly location?: string;
  /** The least number of tokens it makes; not printed. */
  readonly atLeast: number;
  /** Whether the card is attached to the token; not printed. */
  readonly attach: boolean;
  /** The phrase that makes the token, in the file; not printed. */
  readonly span: Span;
}

/** A phrase that makes an undefined token. */
export interface Unresolved {
  readonly card: string;
  readonly path: string;
  readonly line: number;
  readonly phrase: string;
  readonly reason: 'unknown-token';
  readonly suggestions: readonly string[];
  /** The undefined name, in the singular; not printed. */
  readonly name: string | null;
  /** The phrase in the file; not printed. */
  readonly span: Span;
}

/** The tokens that the cards of some files make, without duplicates, and the phrases that could not be resolved. */
export interface TokenList {
  readonly tokens: readonly ListedToken[];
  readonly unresolved: readonly Unresolved[];
  /** Prints that the owner has and no card needs; null if there is no list of prints. */
  readonly unusedPrints: readonly string[] | null;
}

/**
 * Collects the tokens that cards make. Tokens are merged if everything known about them is equal.
 * @param shown how a path is displayed
 */
export function listTokens(files: readonly Snapshot[], shown: (path: string) => string): TokenList {
  const tokens = new Map<string, ListedToken>();
  const unresolved: Unresolved[] = [];
  const paths = new Set(files.map(({ path }) => path));
  for (const snapshot of files) {
    const lines = new LineIndex(snapshot.text);
    for (const { card, place } of listedCards(snapshot, paths)) {
      const name = card.faces[0]?.name?.text ?? '';
      for (const analysis of analyseCard(card, snapshot.edition).faces) {
        const { rulesText } = analysis.face;
        for (const token of createdInSet(analysis, snapshot.set.keywords, snapshot.edition)) {
          // "One of those tokens" is not another token.
          if (!rulesText || token.origin === 'back-reference') continue;
          const span = place(rulesText, token.span);
          const where = { card: name, path: shown(snapshot.path), line: lines.position(span.start).line, span };
          const meant = meaningOf(token, snapshot.set, snapshot.edition);
          if (meant) {
            const attach = attachesItself(token, rulesText.text, snapshot.edition);
            addTo(tokens, identityOf(token, meant, snapshot, shown)).createdBy.push({
              ...where,
              ...makingOf(token),
              attach,
            });
          } else if (!token.nounMissing) {
            const phrase = rulesText.text.slice(token.span.start, token.span.end);
            const suggestions = suggestionsFor(token.byName ?? '', snapshot);
            unresolved.push({ ...where, phrase, reason: 'unknown-token', suggestions, name: token.byName });
          }
        }
      }
    }
  }
  const all = [...tokens.values()].sort(byName);
  return { tokens: all, unresolved, unusedPrints: unusedPrints(files, all) };
}

type ListedIdentity = Omit<ListedToken, 'createdBy'>;

function identityOf(
  token: CreatedToken,
  { is, predefined, own }: TokenMeaning,
  { set, edition }: Snapshot,
  shown: (path: string) => string,
): ListedIdentity {
  const { copyOf, except } = token;
  const hasPrint = copyOf === null ? (set.declared.prints?.has(is) ?? null) : null;
  return { is, game: edition.game, predefined, definedIn: own && shown(own.path), copyOf, except, hasPrint };
}

/**
 * Queries each set as a whole, of which the files may be a part: a print needed by another file is used. Tokens of
 * printed cards in a cube list are only among the listed tokens.
 */
function unusedPrints(files: readonly Snapshot[], listed: readonly ListedToken[]): string[] | null {
  const lists = new Map(
    files.flatMap(({ set, edition }) => {
      const { prints } = set.declared;
      return prints ? [[prints, { set, edition }] as const] : [];
    }),
  );
  if (lists.size === 0) return null;
  return [...lists].flatMap(([prints, { set, edition }]) =>
    prints.unused((name) => [
      ...set.makers(name).flatMap(({ token }) => meaningOf(token, set, edition)?.is ?? []),
      ...listed.flatMap(({ is }) => (is.name !== null && keyOf(is.name) === name ? [is] : [])),
    ]),
  );
}

function addTo(tokens: Map<string, ListedToken>, identity: ListedIdentity): ListedToken {
  const key = JSON.stringify(identity);
  let listed = tokens.get(key);
  if (!listed) {
    listed = { ...identity, createdBy: [] };
    tokens.set(key, listed);
  }
  return listed;
}

function makingOf(token: CreatedToken): Omit<ListedMaker, 'card' | 'path' | 'line' | 'attach' | 'span'> {
  return {
    creator: token.creator ?? 'you',
    count: countToJson(token.quantity),
    countText: token.quantity.text,
    atLeast: leastOf(token.quantity),
    tapped: token.states.some(({ tapped }) => tapped),
    attacking: token.states.some(({ attacking }) => attacking),
    context: token.context,
    via: token.via,
    alternative: token.alternative,
    replacement: token.phrase.replacement,
    ...(isElsewhere(token.place) ? { location: token.place } : {}),
  };
}

/** By name; tokens without a known name come later, copies last. */
function byName(a: ListedToken, b: ListedToken): number {
  const order = ({ is, copyOf }: ListedToken) => (copyOf !== null ? 2 : is.name === null ? 1 : 0);
  const label = ({ is, copyOf }: ListedToken) => is.name ?? copyOf ?? '';
  return order(a) - order(b) || (label(a) < label(b) ? -1 : label(a) > label(b) ? 1 : 0);
}
