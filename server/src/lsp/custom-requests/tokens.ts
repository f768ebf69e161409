import { tokenSheet } from '../../edition/token-sheet.js';
import { type ListedMaker, type ListedToken, listTokens, type Unresolved } from '../../export/token-list.js';
import { copiesText, howMade } from '../../export/token-words.js';
import { label } from '../../features/shared/label.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { rangeOf } from '../documents/convert.js';
import {
  type TokenMaker,
  type TokenOfSet,
  type TokensOfSet,
  tokenListRequest,
  tokensChanged,
  tokensRequest,
  type UnknownToken,
} from '../protocol.js';
import { type ServerContext, SetView } from '../server-context.js';
import { placeOfRule } from './rules-documents.js';
import { tokenDocument } from './token-document.js';

/** The delay after a change before the client is notified, in milliseconds: there is no hurry while the user types. */
const DELAY = 250;

/**
 * Answers which tokens the cards make. After each answer it notifies the client once when the tokens may have changed.
 */
export class Tokens {
  private readonly server: ServerContext;
  private requested = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(server: ServerContext) {
    this.server = server;
  }

  listen(): void {
    this.server.connection.onRequest(tokensRequest, async (): Promise<TokensOfSet[]> => {
      this.requested = true;
      return (await setsShown(this.server)).map((set) => tokensOf(set, this.server));
    });
    this.server.connection.onRequest(tokenListRequest, async (): Promise<string> => {
      this.requested = true;
      return tokenDocument(await setsShown(this.server));
    });
  }

  /** Call this when something changed that cards or their tokens may depend on. */
  changed(): void {
    if (!this.requested) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.requested = false;
      const { connection } = this.server;
      connection.sendNotification(tokensChanged).catch((error) => connection.console.error(`${error}`));
    }, DELAY);
  }
}

/** The sets in the workspace folders, and those of open documents outside of them. */
async function setsShown({ workspace, documents }: ServerContext): Promise<CardSet[]> {
  const sets = new Set(await workspace.setsIn());
  for (const path of documents.paths()) {
    const set = await workspace.setOf(path);
    if (set.has(path)) sets.add(set);
  }
  return [...sets];
}

function tokensOf(set: CardSet, server: ServerContext): TokensOfSet {
  const view = new SetView(
    server,
    set.paths().flatMap((path) => set.state(path) ?? []),
  );
  const { tokens, unresolved } = listTokens(view.snapshots, (path) => path);
  return {
    root: view.uri(set.place.root),
    tokens: tokens.map((token) => madeToken(token, view)),
    unknown: unknownTokens(unresolved, view),
  };
}

function madeToken(token: ListedToken, view: SetView): TokenOfSet {
  const { is, game, copyOf, predefined, hasPrint, createdBy } = token;
  const sheet = tokenSheet(is, game, is.name ?? '');
  const summary = [sheet.stats, sheet.typeLine].filter((part) => part).join(' ');
  return {
    label: label(is.name ?? (copyOf === null ? summary : `copy of ${copyOf}`)),
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
