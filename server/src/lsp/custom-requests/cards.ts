import { cardText } from '../../export/plain-cards.js';
import { type CardEntry, cardList } from '../../features/card-list/card-list.js';
import { label } from '../../features/shared/label.js';
import type { CardDocument } from '../../formats/card.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { memoize } from '../../util/memoize.js';
import { relativePath } from '../../workspace/paths.js';
import type { CardSet, FileState } from '../../workspace/sets/card-set.js';
import { ChangeNotice } from '../connection/change-notice.js';
import { type PositionMapper, positionMapper, rangeOf } from '../documents/convert.js';
import {
  type CardOfSet,
  type CardsOfFile,
  type CardsOfSet,
  type CardsParams,
  type CardTextParams,
  cardsChanged,
  cardsRequest,
  cardTextRequest,
} from '../protocol.js';
import { requestedFile, type ServerContext, setsShown } from '../server-context.js';

/**
 * Answers which cards the sets have, file by file, and the text of a card. @returns a function to call when the cards
 * may have changed
 */
export function onCards(server: ServerContext): () => void {
  const { connection } = server;
  const notice = new ChangeNotice(connection, cardsChanged);
  connection.onRequest(cardsRequest, async ({ known }: CardsParams): Promise<CardsOfSet[]> => {
    notice.answering();
    const knownIds = new Set(known);
    return (await setsShown(server)).map((set) => cardsOf(set, knownIds, server));
  });
  connection.onRequest(
    cardTextRequest,
    async ({ textDocument, position }: CardTextParams, token): Promise<string | null> => {
      const file = await requestedFile(server, textDocument, token);
      const offset = file?.positions.offset(position) ?? 0;
      const card = file && lastAtOrBefore(file.snapshot.document.cards, offset)?.card;
      return card ? cardText(card) : null;
    },
  );
  return () => notice.changed();
}

function cardsOf(set: CardSet, known: ReadonlySet<string>, { documents }: ServerContext): CardsOfSet {
  const { root } = set.place;
  const files = set.paths().flatMap((path): CardsOfFile[] => {
    const state = set.state(path);
    if (!state || state.file.document.cards.length === 0) return [];
    const id = idOf(state);
    const cards = known.has(id) ? null : cardsIn(state);
    return [{ uri: documents.uri(path), path: label(relativePath(path, root)), id, cards }];
  });
  return { root: documents.uri(root), files };
}

let documentCount = 0;
const numberOf = memoize((_: CardDocument) => ++documentCount);

/** Changes with the cards of the file and with the game they are for. */
function idOf({ file, snapshot }: FileState): string {
  return `${numberOf(file.document)} ${snapshot.edition.id}`;
}

function cardsIn({ file, snapshot }: FileState): CardOfSet[] {
  const positions = positionMapper(file.text);
  return cardList(snapshot).map((entry) => shown(entry, positions));
}

function shown({ span, extent, ...entry }: CardEntry, positions: PositionMapper): CardOfSet {
  const { name, manaCost, manaValue, typeLine, stats, rarity, colors } = entry;
  return {
    ...{ name: label(name), manaCost: label(manaCost), manaValue, typeLine: label(typeLine), stats: label(stats) },
    ...{ rarity: label(rarity), colors: colors.map(label) },
    ...{ range: rangeOf(span, positions), extent: rangeOf(extent, positions) },
  };
}
