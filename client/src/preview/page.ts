/** A picture for the page, as a data URI, with a textual alternative. */
export interface ShownPicture {
  readonly source: string;
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** The message to the page: a picture, or null to show the hint. */
export type ToPage = ShownPicture | null;

/** The message from the page once it can receive messages. */
export const READY = 'ready';

/**
 * The HTML of the preview. It loads nothing and runs only its own script. Cards may contain any text, which reaches the
 * page only as an image and as plain text.
 * @param nonce an unguessable string, new for each page
 * @param hint plain text to show while there is no picture
 */
export function previewPage(nonce: string, hint: string, language: string): string {
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style nonce="${nonce}">
body { margin: 0; padding: 12px; display: flex; justify-content: center; }
figure { margin: 0; width: 100%; max-width: 520px; outline-offset: 4px; }
figure:focus-visible { outline: 1px solid var(--vscode-focusBorder); }
img { display: block; width: 100%; height: auto; max-height: calc(100vh - 24px); object-fit: contain; }
p { color: var(--vscode-descriptionForeground); }
[hidden] { display: none; }
</style>
</head>
<body>
<p id="hint">${escapeHtml(hint)}</p>
<figure id="figure" tabindex="0" role="img" hidden><img id="image" alt=""></figure>
<script nonce="${nonce}">
const page = acquireVsCodeApi();
const [hint, figure, image] = ['hint', 'figure', 'image'].map((id) => document.getElementById(id));
window.addEventListener('message', ({ data }) => {
  hint.hidden = data !== null;
  figure.hidden = data === null;
  if (data === null) return;
  figure.setAttribute('aria-label', data.text);
  image.width = data.width;
  image.height = data.height;
  image.src = data.source;
});
page.postMessage('${READY}');
</script>
</body>
</html>`;
}

/** A drawing as a data URI. */
export function imageSource(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
