import { MarkupKind } from 'vscode-languageserver';
import { pictureMarkdown } from '../../features/picture/picture.js';
import { page, withoutMarks } from '../../features/shared/markdown.js';
import type { PictureRequest } from '../custom-requests/pictures.js';
import { rangeOf } from '../documents/convert.js';
import { requestedFile, type ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/**
 * Answers with information about the words under the cursor, and a picture of the token if the client shows pictures.
 */
export function onHover(server: ServerContext, pictures: PictureRequest): void {
  const { connection, can } = server;
  connection.onHover(
    withFallback(connection, 'Hover', null, async ({ textDocument, position }, token) => {
      const file = await requestedFile(server, textDocument, token);
      if (!file) return null;
      const hover = file.analysed.hover(file.positions.offset(position));
      if (!hover) return null;
      const image = pictures.theme && hover.picture && pictureMarkdown(hover.picture, pictures.theme);
      const contents = can.markdown
        ? { kind: MarkupKind.Markdown, value: image ? page(image, hover.beside) : hover.markdown }
        : { kind: MarkupKind.PlainText, value: withoutMarks(hover.markdown) };
      return { contents, range: rangeOf(hover.span, file.positions) };
    }),
  );
}
