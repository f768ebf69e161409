import { type CodeLens, CodeLensRefreshRequest, type Location } from 'vscode-languageserver';
import { type Change, changeBetween } from '../../text/change.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import { type PositionMapper, rangeOf } from '../documents/convert.js';
import { SHOW_REFERENCES } from '../protocol.js';
import { type RequestedFile, requestedFile, requestedSet, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/** A lens with the locations that it opens. */
interface PlacedLens {
  readonly span: Span;
  readonly title: string;
  readonly locations: readonly Location[];
}

/** The lenses that were shown in a text. */
interface ShownLenses {
  readonly text: Text;
  readonly lenses: readonly PlacedLens[];
}

/**
 * Shows code lenses. While something is being written, they stay as they are: a lens that appears or disappears moves
 * all lines below it.
 * @param showsReferences whether the client can show the locations that a code lens counts
 */
export function onCodeLens(server: ServerContext, showsReferences: boolean): void {
  const { connection, documents, writer, can } = server;
  /** By the document's URI. */
  const shown = new Map<string, ShownLenses>();
  let waiting = false;

  const lensesIn = async (uri: string, file: RequestedFile): Promise<readonly PlacedLens[]> => {
    const { text } = file.file;
    const before = shown.get(uri);
    if (before && can.refreshesLenses && (await writer.current())) {
      waiting = true;
      return movedLenses(before, text);
    }
    const lenses = currentLenses(server, file);
    shown.set(uri, { text, lenses });
    return lenses;
  };

  connection.onCodeLens(
    withFallback(connection, 'Code lenses', null, async ({ textDocument: { uri } }, token) => {
      const file = await requestedFile(server, { uri }, token);
      if (!file) return null;
      const lenses = await lensesIn(uri, file);
      return lenses.map((lens) => codeLens(lens, uri, file.positions, showsReferences));
    }),
  );

  documents.onClosed((uri) => shown.delete(uri));
  writer.onEnded(() => {
    if (waiting) void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => {});
    waiting = false;
  });
}

function currentLenses(server: ServerContext, file: RequestedFile): PlacedLens[] {
  const set = requestedSet(server, file);
  return file.analysed.lenses().map(({ span, title, places }) => {
    const locations = places.map(({ path, span: place }): Location => {
      return { uri: set.uri(path), range: rangeOf(place, set.positionsIn(path)) };
    });
    return { span, title, locations };
  });
}

/** Lenses of a text in a later version of it, without those whose line was deleted. */
function movedLenses({ text, lenses }: ShownLenses, now: Text): PlacedLens[] {
  const change = changeBetween(text, now);
  const deletesLines = /[\r\n]/.test(text.slice(change.start, change.oldEnd));
  return lenses.flatMap((lens) => {
    const { start, end } = lens.span;
    if (deletesLines && change.start <= start && end <= change.oldEnd) return [];
    const span = { start: startAfter(start, change), end: startAfter(end, change) };
    return [{ ...lens, span }];
  });
}

/** Where an offset is after a change; the start of the change if it is inside. */
function startAfter(offset: number, { start, oldEnd, newEnd }: Change): number {
  return offset < oldEnd ? Math.min(offset, start) : offset + newEnd - oldEnd;
}

function codeLens(
  { span, title, locations }: PlacedLens,
  uri: string,
  positions: PositionMapper,
  showsReferences: boolean,
): CodeLens {
  const range = rangeOf(span, positions);
  if (locations.length === 0 || !showsReferences) return { range, command: { title, command: '' } };
  return { range, command: { title, command: SHOW_REFERENCES, arguments: [uri, range.start, locations] } };
}
