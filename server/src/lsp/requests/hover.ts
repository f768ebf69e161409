import { MarkupKind } from 'vscode-languageserver';
import { hoverAt } from '../../features/hover/hover.js';
import { pictureMarkdown } from '../../features/picture/picture.js';
import { page, withoutMarks } from '../../features/shared/markdown.js';
import { rangeOf } from '../documents/convert.js';
import type { PictureRequest } from '../own-requests/pictures.js';
import { lookAt, type Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

/** Answers what there is to say of the words under the cursor, beside a picture of the token where the client shows any. */
export function onHover(shell: Shell, wish: PictureRequest): void {
  const { connection, can } = shell;
  connection.onHover(
    orNothing(connection, 'Hover', null, async ({ textDocument, position }, token) => {
      const file = await lookAt(shell, textDocument, token);
      const hover = file && hoverAt(file.snapshot, file.places.offset(position));
      if (!hover) return null;
      const image = wish.theme && hover.picture && pictureMarkdown(hover.picture, wish.theme);
      const contents = can.markdown
        ? { kind: MarkupKind.Markdown, value: image ? page(image, hover.beside) : hover.markdown }
        : { kind: MarkupKind.PlainText, value: withoutMarks(hover.markdown) };
      return { contents, range: rangeOf(hover.span, file.places) };
    }),
  );
}
