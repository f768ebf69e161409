import { type Disposable, env, l10n, type Webview } from 'vscode';
import { type FromPage, imageSource, previewPage, type ToPage } from './page.js';
import type { ShownPicture } from './shown-picture.js';

/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A webview that shows the picture of the preview: the view in the side bar, or a panel beside the text. */
export class Surface {
  /** The pictures that the page was asked to draw as PNG, by their source. */
  private readonly awaited = new Map<string, { message: ToPage; resolve(png: string | null): void }>();
  private readonly listening: Disposable[];

  /** @param onReady called when the page can show pictures: at first, and whenever it was hidden and is visible again */
  constructor(
    private readonly webview: Webview,
    private readonly shown: ShownPicture,
    onReady: () => void,
  ) {
    webview.options = { enableScripts: true, localResourceRoots: [] };
    this.listening = [
      shown.onDidChange(() => this.show()),
      webview.onDidReceiveMessage((message: FromPage) => {
        if (message.kind === 'rasterized') return this.awaited.get(message.source)?.resolve(message.png);
        // What was sent before is lost.
        this.show();
        for (const each of this.awaited.values()) this.post(each.message);
        onReady();
      }),
    ];
    const hint = l10n.t('Put the cursor on a card or a token, and it is drawn here.');
    webview.html = previewPage(crypto.randomUUID(), { hint, language: env.language });
  }

  /** Draws a picture as PNG; the page must be visible. @returns its bytes; null if the page cannot draw it */
  async rasterize(picture: { readonly svg: string }, { width, height }: Size): Promise<Uint8Array | null> {
    const source = imageSource(picture);
    const message: ToPage = { kind: 'rasterize', source, width, height };
    const answer = new Promise<string | null>((resolve) => this.awaited.set(source, { message, resolve }));
    this.post(message);
    const png = await answer;
    this.awaited.delete(source);
    const encoded = png?.split(',')[1];
    return encoded === undefined ? null : Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  }

  dispose(): void {
    for (const each of this.listening) each.dispose();
    for (const { resolve } of this.awaited.values()) resolve(null);
  }

  private show(): void {
    const { current } = this.shown;
    if (!current) return;
    const { picture, subject } = current;
    const { text, smallText, problems } = picture;
    this.post({ kind: 'show', source: imageSource(picture), text, tooltip: smallText ?? '', problems, subject });
  }

  private post(message: ToPage): void {
    void this.webview.postMessage(message);
  }
}
