import { tokenSheet } from '../../edition/token-sheet.js';
import { type ListedMaker, type ListedToken, listTokens, type Unresolved } from '../../export/token-list.js';
import { copiesText, howMade } from '../../export/token-words.js';
import { label } from '../../features/shared/label.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { ChangeNotice } from '../connection/change-notice.js';
import { rangeOf } from '../documents/convert.js';
import { placeOfRule } from '../documents/rules-places.js';
import {
  type TokenMaker,
  type TokenOfSet,
  type TokenPicture,
  type TokenPicturesParams,
  type TokensOfSet,
  tokenPicturesRequest,
  tokensChanged,
  tokensRequest,
  type UnknownToken,
} from '../protocol.js';
import { type ServerContext, SetView, setsShown } from '../server-context.js';
import { themeOf } from './pictures.js';
import { drawTokens } from './token-pictures.js';

/**
 * Answers which tokens the cards make. @returns a function to call when something changed that they may depend on
 */
export function onTokens(server: ServerContext): () => void {
  const { connection } = server;
  const notice = new ChangeNotice(connection, tokensChanged);
  const latest = new Map<string, ListedToken>();
  connection.onRequest(tokensRequest, async (): Promise<TokensOfSet[]> => {
    notice.answering();
    const sets = await setsShown(server);
    latest.clear();
    return sets.map((set) => tokensOf(set, server, latest));
  });
  connection.onRequest(
    tokenPicturesRequest,
    async ({ ids, theme }: TokenPicturesParams): Promise<TokenPicture[]> =>
      drawTokens(ids, latest, themeOf({ theme }) ?? 'light', await setsShown(server)),
  );
  return () => notice.changed();
}

/** @param latest receives the tokens by their ids */
function tokensOf(set: CardSet, server: ServerContext, latest: Map<string, ListedToken>): TokensOfSet {
  const view = new SetView(
    server,
    set.paths().flatMap((path) => set.state(path) ?? []),
  );
  const { tokens, unresolved, unusedPrints } = listTokens(view.snapshots, (path) => path);
  return {
    root: view.uri(set.place.root),
    tokens: tokens.map((token) => {
      const id = idOf(token, set.place.root);
      latest.set(id, token);
      return { id, ...madeToken(token, view) };
    }),
    unknown: unknownTokens(unresolved, view),
    unusedPrints: (unusedPrints ?? []).map(label),
  };
}

function madeToken(token: ListedToken, view: SetView): Omit<TokenOfSet, 'id'> {
  const { is, game, copyOf, predefined, hasPrint, createdBy } = token;
  const sheet = tokenSheet(is, game, is.name ?? '');
  const summary = [sheet.stats, sheet.typeLine].filter((part) => part).join(' ');
  return {
    label: label(is.name ?? (copyOf === null ? summary || wordsOf(createdBy[0], view) : `copy of ${copyOf}`)),
    summary: label(summary),
    stats: sheet.stats && label(sheet.stats),
    abilities: sheet.abilities.map(label),
    colors: game === 'riftbound' ? null : is.colors,
    types: (is.types ?? []).map(label),
    rule: predefined,
    copies: copiesText(token),
    hasPrint,
    definition: definitionOf(token, view),
    makers: createdBy.map((maker) => makerOf(maker, view)),
  };
}

/** Equal for the same token after changes, whoever makes it. */
function idOf({ createdBy, hasPrint, ...is }: ListedToken, root: string): string {
  return `${root} ${JSON.stringify(is)}`;
}

/** The words that make a token of which nothing is known. */
function wordsOf(maker: ListedMaker | undefined, view: SetView): string {
  if (!maker) return '';
  const snapshot = view.snapshots.find(({ path }) => path === maker.path);
  return snapshot?.text.slice(maker.span.start, maker.span.end) ?? '';
}

function definitionOf({ is, definedIn, predefined, createdBy }: ListedToken, view: SetView): TokenOfSet['definition'] {
  if (predefined !== null) {
    const maker = view.snapshots.find(({ path }) => path === createdBy[0]?.path);
    return maker ? placeOfRule(predefined, maker.edition.rulebook, view.uri(maker.path)) : null;
  }
  if (definedIn === null || is.name === null) return null;
  for (const { set } of view.snapshots) {
    const own = set.definition(is.name);
    if (own?.path === definedIn)
      return { uri: view.uri(own.path), range: rangeOf(own.span, view.positionsIn(own.path)) };
  }
  return null;
}

function makerOf(maker: ListedMaker, view: SetView): TokenMaker {
  const { card, path, span } = maker;
  return { card: label(card), how: label(howMade(maker)), ...placeOf(path, span, view) };
}

/** Groups undefined tokens by name: the same name on several cards is one token. */
function unknownTokens(unresolved: readonly Unresolved[], view: SetView): UnknownToken[] {
  const byName = new Map<string, { suggestions: readonly string[]; makers: TokenMaker[] }>();
  for (const { name, phrase, card, path, span, suggestions } of unresolved) {
    const called = name ?? phrase;
    const entry = byName.get(called) ?? { suggestions, makers: [] };
    byName.set(called, entry);
    entry.makers.push({ card: label(card), how: '', ...placeOf(path, span, view) });
  }
  return [...byName].map(([name, { suggestions, makers }]) => ({
    name: label(name),
    suggestions: suggestions.map(label),
    makers,
  }));
}

function placeOf(path: string, span: ListedMaker['span'], view: SetView) {
  return { uri: view.uri(path), range: rangeOf(span, view.positionsIn(path)) };
}
