import {
  commands,
  type Disposable,
  env,
  l10n,
  type WebviewView,
  type WebviewViewProvider,
  window,
  workspace,
} from 'vscode';
import { PICTURE, type Picture, type PictureParams } from '../../../server/src/lsp/protocol.js';
import { activeDocument } from '../active-document.js';
import { showPreview } from '../command-ids.js';
import type { Session } from '../session.js';
import { themeOf } from '../theme.js';
import { imageSource, previewPage, READY, type ToPage } from './page.js';

const VIEW = 'tokenwright.preview';

/** How long the cursor must rest before the preview is drawn, in milliseconds. */
const DELAY = 80;

/** The view that shows the card or token under the cursor as it would be printed. */
export function preview(session: Session): Disposable[] {
  const shown = new Preview(session);
  const soon = () => shown.drawSoon();
  return [
    window.registerWebviewViewProvider(VIEW, shown),
    commands.registerCommand(showPreview, async () => {
      await commands.executeCommand(`${VIEW}.focus`);
      return shown.draw();
    }),
    session.onReady(soon),
    window.onDidChangeActiveTextEditor(soon),
    window.onDidChangeTextEditorSelection(soon),
    window.onDidChangeActiveColorTheme(soon),
    workspace.onDidChangeTextDocument(soon),
  ];
}

class Preview implements WebviewViewProvider {
  private view: WebviewView | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requests = 0;

  constructor(private readonly session: Session) {}

  resolveWebviewView(view: WebviewView): void {
    this.view = view;
    view.webview.options = { enableScripts: true, localResourceRoots: [] };
    const hint = l10n.t('Put the cursor on a card or a token, and it is drawn here.');
    view.webview.onDidReceiveMessage((message) => {
      if (message === READY) this.drawSoon();
    });
    view.onDidDispose(() => {
      this.view = undefined;
    });
    view.webview.html = previewPage(crypto.randomUUID(), hint, env.language);
  }

  /** Draws once the cursor rests. */
  drawSoon(): void {
    clearTimeout(this.timer);
    if (this.view?.visible) this.timer = setTimeout(() => void this.draw(), DELAY);
  }

  /** Draws the card or token under the cursor. @returns its textual alternative; null if there is none */
  async draw(): Promise<string | null> {
    const turn = ++this.requests;
    const picture = await this.picture();
    if (!this.view || turn !== this.requests) return null; // superseded by a later request
    this.view.description = picture?.title ?? '';
    const message: ToPage = picture && shownOf(picture);
    await this.view.webview.postMessage(message);
    return picture?.text ?? null;
  }

  private async picture(): Promise<Picture | null> {
    const document = activeDocument();
    const selection = window.activeTextEditor?.selection;
    if (!document || !selection) return null;
    const params: PictureParams = {
      textDocument: { uri: document.uri.toString() },
      // Use the start of the selection, not the position after it.
      position: { line: selection.start.line, character: selection.start.character },
      theme: themeOf(window.activeColorTheme),
    };
    return this.session.request<Picture | null>(PICTURE, params).catch(() => null);
  }
}

function shownOf({ svg, text, width, height }: Picture): ToPage {
  return { source: imageSource(svg), text, width, height };
}
