import { MarkupKind } from 'vscode-languageserver';
import { presentedHover } from '../../features/hover/presented.js';
import { pictureMarkdown } from '../../features/picture/picture.js';
import { page, withoutMarks } from '../../features/shared/markdown.js';
import type { PictureRequest } from '../custom-requests/pictures.js';
import { rangeOf } from '../documents/convert.js';
import { requestedFile, type ServerContext } from '../server-context.js';
import { commandLinks, noLinks } from './hover-links.js';
import { withFallback } from './with-fallback.js';

/**
 * Answers with information about the words under the cursor, and a picture of the token if the client shows pictures.
 * @param runsCommands the client runs commands that a hover links to
 */
export function onHover(server: ServerContext, pictures: PictureRequest, runsCommands: boolean): void {
  const { connection, can } = server;
  connection.onHover(
    withFallback(connection, 'Hover', null, async ({ textDocument, position }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      const hover = file.analysed.hover(file.positions.offset(position));
      if (!hover) return null;
      const image = can.markdown && pictures.theme && hover.picture && pictureMarkdown(hover.picture, pictures.theme);
      const reminder = runsCommands && hover.term !== null && file.analysed.reminderAt(hover.span.start, hover.term);
      const at = reminder ? ([textDocument.uri, hover.span.start] as const) : null;
      const links = runsCommands ? commandLinks({ term: hover.term, reminder: at }) : noLinks;
      const shown = presentedHover(image ? hover.beside : hover.markdown, links);
      const contents = can.markdown
        ? { kind: MarkupKind.Markdown, value: image ? page(image, shown) : shown }
        : { kind: MarkupKind.PlainText, value: withoutMarks(shown) };
      return { contents, range: rangeOf(hover.span, file.positions) };
    }),
  );
}
