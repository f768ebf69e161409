import {
  commands,
  type Disposable,
  type ExtensionContext,
  l10n,
  Uri,
  ViewColumn,
  type WebviewPanel,
  window,
} from 'vscode';
import { openPreviewToSide, showPreview } from '../command-ids.js';
import type { Session } from '../session.js';
import { themeOf } from '../theme.js';
import { requestPicture } from './picture-request.js';
import { Previews } from './previews.js';
import { savePictureCommand } from './save-picture.js';
import { subjectIn } from './subject.js';

/** The id of the view in the side bar, and the type of the panel beside the text. */
const VIEW = 'tokenwright.preview';

/** The view and the panel that show the card or token under the cursor as it would be printed, and their commands. */
export function preview(session: Session, { extensionUri }: ExtensionContext): Disposable[] {
  const previews = new Previews((subject) => requestPicture(session, subject, themeOf(window.activeColorTheme)));
  const image = (name: string) => Uri.joinPath(extensionUri, 'images', name);
  let panel: WebviewPanel | undefined;
  const adopt = (opened: WebviewPanel) => {
    panel = opened;
    panel.iconPath = { light: image('cardtext-light.svg'), dark: image('cardtext-dark.svg') };
    panel.onDidDispose(() => {
      if (panel === opened) panel = undefined;
    });
    previews.add(opened);
  };
  const showView = async () => {
    await commands.executeCommand(`${VIEW}.focus`);
    return previews.draw();
  };
  return [
    previews,
    window.registerWebviewViewProvider(VIEW, { resolveWebviewView: (view) => previews.add(view) }),
    window.registerWebviewPanelSerializer(VIEW, {
      async deserializeWebviewPanel(restored, stored) {
        adopt(restored);
        await previews.draw(subjectIn(stored) ?? undefined);
      },
    }),
    commands.registerCommand(showPreview, showView),
    commands.registerCommand(openPreviewToSide, () => {
      if (panel) panel.reveal(undefined, true);
      else {
        const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
        adopt(window.createWebviewPanel(VIEW, l10n.t('Card Preview'), place, { enableScripts: true }));
      }
      return previews.draw();
    }),
    savePictureCommand(session, previews, showView),
    session.onReady(() => previews.drawSoon()),
    window.onDidChangeActiveColorTheme(() => previews.drawSoon()),
  ];
}
