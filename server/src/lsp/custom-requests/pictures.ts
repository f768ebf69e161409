import type { CancellationToken } from 'vscode-languageserver';
import { pictureAt, pictureOfCardAt } from '../../features/picture/picture.js';
import { drawPicture } from '../../render/draw.js';
import { fileName } from '../../util/file-name.js';
import {
  type InitializationOptions,
  PICTURE,
  type Picture,
  type PictureParams,
  type PictureTheme,
  THEME,
} from '../protocol.js';
import { requestedFile, type ServerContext } from '../server-context.js';

/** The editor's current theme for pictures in hovers; null if the client shows none. */
export interface PictureRequest {
  theme: PictureTheme | null;
}

/** Draws the token or card at a position, and follows changes of the editor's theme. */
export function onPictures(server: ServerContext, { pictures, theme }: InitializationOptions): PictureRequest {
  const { connection, documents } = server;
  const request: PictureRequest = { theme: pictures ? (theme ?? 'light') : null };
  connection.onNotification(THEME, (params: unknown) => {
    const changed = themeOf(params);
    if (pictures && changed) request.theme = changed;
  });
  connection.onRequest(PICTURE, async (params: unknown, token: CancellationToken): Promise<Picture | null> => {
    const target = readPictureAt(params);
    const file = target && (await requestedFile(server, target.textDocument, token));
    const find = target?.writing ? pictureOfCardAt : pictureAt;
    const found = file && find(file.snapshot, file.positions.offset(target.position));
    if (!found) return null;
    const version = documents.get(file.path)?.version ?? null;
    const { picture, problems } = await file.analysed.withArt(found);
    const sizeMarks = !target.forFile;
    const drawn = drawPicture(picture, { theme: themeOf(params) ?? 'light', shape: 'card', sizeMarks });
    return { title: picture.name, fileName: fileName(picture.name), version, ...drawn, problems };
  });
  return request;
}

/** The theme in a client's params; null if they contain none. The params may be anything. */
export function themeOf(params: unknown): PictureTheme | null {
  const theme = (params as { theme?: unknown } | null | undefined)?.theme;
  return theme === 'light' || theme === 'dark' || theme === 'contrast' ? theme : null;
}

type PictureAt = Omit<PictureParams, 'theme'>;

function readPictureAt(params: unknown): PictureAt | null {
  const { textDocument, position, writing, forFile } = (params ?? {}) as Partial<PictureAt>;
  const complete =
    typeof textDocument?.uri === 'string' &&
    typeof position?.line === 'number' &&
    typeof position.character === 'number';
  return complete ? { textDocument, position, writing: writing === true, forFile: forFile === true } : null;
}
