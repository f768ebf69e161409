import type { Disposable, WebviewPanel, WebviewView } from 'vscode';
import type { Picture } from '../../../server/src/lsp/protocol.js';
import { Cursor } from './cursor.js';
import { ShownPicture } from './shown-picture.js';
import type { Subject } from './subject.js';
import { type Size, Surface } from './surface.js';

/** How long the cursor must rest before the previews are drawn, in milliseconds. */
const DELAY = 80;

/** All open previews. They show the same picture: the card or token under the cursor. */
export class Previews implements Disposable {
  private readonly places = new Map<WebviewView | WebviewPanel, Surface>();
  private readonly cursor = new Cursor(() => this.drawSoon());
  private readonly shown: ShownPicture;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param request asks for the picture of a subject; null if there is none */
  constructor(request: (subject: Subject) => Promise<Picture | null>) {
    this.shown = new ShownPicture(request);
  }

  /** What the cursor is on; in an editor without cards, what was drawn last. */
  get subject(): Subject | null {
    return this.cursor.subject ?? this.shown.current?.subject ?? null;
  }

  /** What is shown; null if nothing was drawn yet. */
  get shownSubject(): Subject | null {
    return this.shown.current?.subject ?? null;
  }

  /** Shows the picture in a view or a panel until that is closed. */
  add(place: WebviewView | WebviewPanel): void {
    const surface = new Surface(place.webview, this.shown, () => this.drawSoon());
    this.places.set(place, surface);
    const titled = this.shown.onDidChange(() => {
      if ('description' in place) place.description = this.shown.current?.picture.title ?? '';
    });
    place.onDidDispose(() => {
      this.places.delete(place);
      surface.dispose();
      titled.dispose();
    });
  }

  /** Draws once the cursor rests, if a preview is visible. */
  drawSoon(): void {
    clearTimeout(this.timer);
    if (this.visible) this.timer = setTimeout(() => void this.draw(), DELAY);
  }

  /** Draws a subject, or what the cursor is on. @returns the textual alternative of what is then shown; null if nothing is */
  async draw(subject = this.subject): Promise<string | null> {
    if (subject) await this.shown.draw(subject);
    return this.shown.current?.picture.text ?? null;
  }

  /** Draws a picture as PNG in a preview. @returns its bytes; null if no preview is visible, or cannot draw it */
  async rasterize(picture: Picture, size: Size): Promise<Uint8Array | null> {
    return (await this.visibleSurface?.rasterize(picture, size)) ?? null;
  }

  /** Whether a preview is visible. */
  get visible(): boolean {
    return this.visibleSurface !== undefined;
  }

  dispose(): void {
    clearTimeout(this.timer);
    this.cursor.dispose();
  }

  private get visibleSurface(): Surface | undefined {
    return [...this.places].find(([{ visible }]) => visible)?.[1];
  }
}
