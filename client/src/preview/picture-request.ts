import { PICTURE, type Picture, type PictureParams, type PictureTheme } from '../../../server/src/lsp/protocol.js';
import type { Session } from '../session.js';
import type { Subject } from './subject.js';

/** Requests the picture of a card or token. @returns null if there is neither */
export function requestPicture(
  session: Session,
  subject: Subject,
  theme: PictureTheme,
  forFile = false,
): Promise<Picture | null> {
  const params: PictureParams = { ...subject, theme, forFile };
  return session.request<Picture | null>(PICTURE, params);
}
