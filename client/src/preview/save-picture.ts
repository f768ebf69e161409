import { commands, type Disposable, l10n, Uri, window, workspace } from 'vscode';
import type { Picture } from '../../../server/src/lsp/protocol.js';
import { savePicture } from '../command-ids.js';
import { folderOf } from '../saved-files.js';
import type { Session } from '../session.js';
import { requestPicture } from './picture-request.js';
import type { Previews } from './previews.js';
import { type Subject, subjectOfItem } from './subject.js';

/** The width of a saved face in pixels: 63 mm at 300 dots per inch. */
const FACE_WIDTH = 744;

/** The width of a face in pixels that the size of a `Picture` is for. */
const DRAWN_WIDTH = 260;

/**
 * The command that saves the picture of a card or token as PNG or SVG. Its arguments are optional: what it is called
 * on, such as a row of the Tokens view, and the file to write.
 * @param showView shows the preview, which draws the PNG
 */
export function savePictureCommand(
  session: Session,
  previews: Previews,
  showView: () => Thenable<unknown>,
): Disposable {
  return commands.registerCommand(savePicture, async (item: unknown, file: unknown): Promise<Uri | undefined> => {
    // Between two cards, this is the card that the preview still shows.
    const subjects = [subjectOfItem(item) ?? previews.subject, previews.shownSubject];
    const picture = await firstPicture(session, subjects);
    if (!picture) {
      void window.showInformationMessage(l10n.t('Put the cursor on a card or a token first.'));
      return undefined;
    }
    const uri = file instanceof Uri ? file : await askForFile(picture, subjects[0]);
    if (!uri) return undefined;
    const bytes = /\.svg$/i.test(uri.path) ? new TextEncoder().encode(picture.svg) : await pngOf(picture);
    if (!bytes) {
      void window.showErrorMessage(l10n.t('The picture cannot be drawn as PNG here. Save it as SVG instead.'));
      return undefined;
    }
    await workspace.fs.writeFile(uri, bytes);
    window.setStatusBarMessage(l10n.t('Saved {0}.', uri.path.split('/').at(-1) ?? ''), 5000);
    return uri;
  });

  async function pngOf(picture: Picture): Promise<Uint8Array | null> {
    if (!previews.visible) {
      await showView();
      await commands.executeCommand('workbench.action.focusActiveEditorGroup');
    }
    const scale = FACE_WIDTH / DRAWN_WIDTH;
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    return previews.rasterize(picture, { width, height });
  }
}

/** The picture of the first subject that has one, in the colors of printed cards. */
async function firstPicture(session: Session, subjects: readonly (Subject | null)[]): Promise<Picture | null> {
  for (const subject of subjects) {
    const picture = subject && (await requestPicture(session, subject, 'light', true));
    if (picture) return picture;
  }
  return null;
}

async function askForFile({ fileName }: Picture, subject: Subject | null | undefined): Promise<Uri | undefined> {
  const folder = folderOf(subject && Uri.parse(subject.textDocument.uri));
  return window.showSaveDialog({
    title: l10n.t('Save Picture'),
    filters: { PNG: ['png'], SVG: ['svg'] },
    ...(folder ? { defaultUri: Uri.joinPath(folder, `${fileName}.png`) } : {}),
  });
}
