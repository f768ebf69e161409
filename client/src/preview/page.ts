import type { Picture } from '../../../server/src/lsp/protocol.js';
import type { Subject } from './subject.js';

/** A message to the page. Pictures are data URIs. */
export type ToPage =
  | {
      readonly kind: 'show';
      readonly source: string;
      /** The textual alternative. */
      readonly text: string;
      /** A tooltip; empty for none. */
      readonly tooltip: string;
      /** Sentences to show below the picture. */
      readonly problems: readonly string[];
      /** Stored by the page, so that the picture can be drawn again after the window was reloaded. */
      readonly subject: Subject;
    }
  | {
      /** Requests a picture as PNG in a size in pixels. */
      readonly kind: 'rasterize';
      readonly source: string;
      readonly width: number;
      readonly height: number;
    };

/** A message from the page. */
export type FromPage =
  /** The page can receive messages. */
  | { readonly kind: 'ready' }
  /** The answer to `rasterize`: a PNG as data URI; null if the page cannot draw it. */
  | { readonly kind: 'rasterized'; readonly source: string; readonly png: string | null };

/** Texts of the page, as plain text. */
export interface PageTexts {
  /** Shown while there is no picture. */
  readonly hint: string;
  readonly language: string;
}

/**
 * The HTML of the preview. It loads nothing and runs only its own script. Cards may contain any text, which reaches the
 * page only as an image and as plain text. A picture is replaced by the next one once that can be shown, without a gap.
 * @param nonce an unguessable string, new for each page
 */
export function previewPage(nonce: string, { hint, language }: PageTexts): string {
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">
html, body { height: 100%; }
body { margin: 0; padding: 12px; box-sizing: border-box; display: flex; flex-direction: column; }
figure { margin: 0; flex: 1; min-height: min(300px, 140vw); outline-offset: 4px; }
figure:focus-visible { outline: 1px solid var(--vscode-focusBorder); }
img { display: block; width: 100%; height: 100%; object-fit: contain; object-position: top; }
p { color: var(--vscode-descriptionForeground); }
#problems { margin: 8px 0 0; color: var(--vscode-editorWarning-foreground); }
[hidden] { display: none; }
</style>
</head>
<body data-vscode-context='{"preventDefaultContextMenuItems":true}'>
<p id="hint">${escapeHtml(hint)}</p>
<figure id="figure" tabindex="0" role="img" hidden></figure>
<p id="problems" role="status"></p>
<script nonce="${nonce}">
const page = acquireVsCodeApi();
const [hint, figure, below] = ['hint', 'figure', 'problems'].map((id) => document.getElementById(id));
let shown = 0;
const loaded = async (source) => {
  const image = Object.assign(new Image(), { src: source, alt: '' });
  await image.decode();
  return image;
};
const show = async ({ source, text, tooltip, problems, subject }) => {
  const turn = ++shown;
  const image = await loaded(source);
  if (turn !== shown) return;
  figure.replaceChildren(image);
  figure.setAttribute('aria-label', text);
  figure.title = tooltip;
  below.textContent = problems.join(' ');
  figure.hidden = false;
  hint.hidden = true;
  page.setState(subject);
};
const rasterize = async ({ source, width, height }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d').drawImage(await loaded(source), 0, 0, width, height);
  return canvas.toDataURL('image/png');
};
window.addEventListener('message', async ({ data }) => {
  if (data.kind === 'show') await show(data);
  else {
    const png = await rasterize(data).catch(() => null);
    page.postMessage({ kind: 'rasterized', source: data.source, png });
  }
});
page.postMessage({ kind: 'ready' });
</script>
</body>
</html>`;
}

/** A drawing as a data URI. */
export function imageSource({ svg }: Pick<Picture, 'svg'>): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
