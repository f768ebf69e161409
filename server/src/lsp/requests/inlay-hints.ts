import type { InlayHint as ClientHint } from 'vscode-languageserver';
import type { InlayHint } from '../../features/inlay-hints/inlay-hints.js';
import { changeBetween, offsetAfter } from '../../text/change.js';
import type { Text } from '../../text/text.js';
import type { ClientSettings } from '../client/client-settings.js';
import { requestedFile, type ServerContext } from '../server-context.js';
import { isInBlock, type Writing } from '../writing/writing.js';
import { withFallback } from './with-fallback.js';

/** The hints that were shown in a text. */
interface ShownHints {
  readonly text: Text;
  readonly hints: readonly InlayHint[];
}

/** Shows inlay hints. In the card that is being written they stay as they are, since a new one moves the text. */
export function onInlayHints(server: ServerContext, settings: ClientSettings): void {
  const { connection, documents, workspace, writer, can } = server;
  /** By the document's URI. */
  const shown = new Map<string, ShownHints>();
  let waiting = false;

  connection.languages.inlayHint.on(
    withFallback(
      connection,
      'Inlay hints',
      null,
      async ({ textDocument, range }, token): Promise<ClientHint[] | null> => {
        const file = await requestedFile(server, textDocument, token);
        if (!file) return null;
        const set = await workspace.setOf(file.path);
        const { inlayHints } = await settings.of(set.place.home ?? set.place.root);
        const within = { start: file.positions.offset(range.start), end: file.positions.offset(range.end) };
        const { text } = file.file;
        const writing = can.refreshesHints ? await writer.current() : null;
        let hints: readonly InlayHint[] = file.analysed.inlayHints(within, inlayHints);
        if (writing?.path === file.path) {
          waiting = true;
          hints = whileWriting(hints, text, writing, shown.get(textDocument.uri));
        } else shown.set(textDocument.uri, { text, hints });
        return hints.map(({ offset, label, tooltip }) => ({
          position: file.positions.position(offset),
          label,
          tooltip,
          paddingLeft: true,
        }));
      },
    ),
  );

  documents.onClosed((uri) => shown.delete(uri));
  writer.onEnded(() => {
    if (waiting) connection.languages.inlayHint.refresh().catch(() => {});
    waiting = false;
  });
}

/** The current hints outside of what is being written, and there those that were shown before. */
function whileWriting(
  current: readonly InlayHint[],
  text: Text,
  writing: Writing,
  before: ShownHints | undefined,
): InlayHint[] {
  const isWritten = ({ offset }: InlayHint) => isInBlock({ start: offset, end: offset }, writing);
  const change = before && changeBetween(before.text, text);
  const moved = (change ? before.hints : [])
    .filter(({ offset }) => offset <= change!.start || offset >= change!.oldEnd)
    .map((hint) => ({
      ...hint,
      offset: hint.offset <= change!.start ? hint.offset : offsetAfter(hint.offset, change!),
    }));
  return [...current.filter((hint) => !isWritten(hint)), ...moved.filter(isWritten)].sort(
    (a, b) => a.offset - b.offset,
  );
}
