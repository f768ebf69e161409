import type { CancellationToken } from 'vscode-languageserver';
import { pictureAt } from '../../features/picture/picture.js';
import { drawPicture } from '../../render/draw.js';
import { type InitializationOptions, PICTURE, type Picture, type PictureTheme, THEME } from '../protocol.js';
import { lookAt, type Shell } from '../shell.js';

/** What pictures in hovers are drawn for: the editor's theme of the moment, or null where it shows none. */
export interface PictureRequest {
  theme: PictureTheme | null;
}

/** Draws the token or card at a position, and keeps up with the editor's theme. */
export function onPictures(shell: Shell, { pictures, theme }: InitializationOptions): PictureRequest {
  const { connection, documents } = shell;
  const wish: PictureRequest = { theme: pictures ? (theme ?? 'light') : null };
  connection.onNotification(THEME, (params: unknown) => {
    const changed = themeOf(params);
    if (pictures && changed) wish.theme = changed;
  });
  connection.onRequest(PICTURE, async (params: unknown, token: CancellationToken): Promise<Picture | null> => {
    const asked = questionOf(params);
    const file = asked && (await lookAt(shell, asked.textDocument, token));
    const picture = file && pictureAt(file.snapshot, file.places.offset(asked.position));
    if (!picture) return null;
    const version = documents.get(file.path)?.version ?? null;
    const drawn = drawPicture(picture, { theme: themeOf(params) ?? 'light', shape: 'card' });
    return { title: picture.name, version, ...drawn };
  });
  return wish;
}

/** The theme that params name, or null: a client may send anything. */
export function themeOf(params: unknown): PictureTheme | null {
  const theme = (params as { theme?: unknown } | null | undefined)?.theme;
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : null;
}

interface PictureAt {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

function questionOf(params: unknown): PictureAt | null {
  const { textDocument, position } = (params ?? {}) as Partial<PictureAt>;
  const complete =
    typeof textDocument?.uri === 'string' &&
    typeof position?.line === 'number' &&
    typeof position.character === 'number';
  return complete ? { textDocument, position } : null;
}
