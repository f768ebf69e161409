import type { FileRange, TokenMaker, TokenOfSet, TokensOfSet } from '../../../server/src/lsp/protocol.js';
import { compareNames } from '../views/tree-node.js';
import { groupTokens, type TreeTexts } from './token-tree.js';

/** The texts of the page besides those of the Tokens view. */
export interface PageTexts extends TreeTexts {
  readonly title: string;
  readonly empty: string;
  readonly copy: string;
  readonly unusedPrints: string;
  readonly madeBy: string;
  readonly definition: string;
  /** The number of different tokens. */
  tokens(count: number): string;
}

/** The content of the page: HTML, and the places of its links, which have their indices in `data-link`. */
export interface PageContent {
  readonly html: string;
  readonly links: readonly FileRange[];
}

/**
 * The token list of the sets: undefined names first, then the tokens by type, each with its picture (requested when it
 * comes into view), what it is, how many copies to print, its definition and the cards that make it.
 */
export function pageContent(sets: readonly TokensOfSet[], texts: PageTexts): PageContent {
  const links: FileRange[] = [];
  const link = (text: string, place: FileRange, key: string) => {
    links.push(place);
    return `<a href="#" data-link="${links.length - 1}" data-key="${escapeHtml(key)}">${escapeHtml(text)}</a>`;
  };
  const maker = (key: string) => (made: TokenMaker, at: number) => {
    const { card, how } = made;
    return `<li>${link(card || texts.unnamedCard, made, `${key} ${at}`)}${how === '' ? '' : ` (${escapeHtml(how)})`}</li>`;
  };
  const list = (makers: readonly TokenMaker[], key: string) => `<ul>${makers.map(maker(key)).join('')}</ul>`;

  const unknownOf = ({ unknown }: TokensOfSet) =>
    unknown
      .toSorted((a, b) => compareNames(a.name, b.name))
      .map(
        ({ name, suggestions, makers }) =>
          `<article class="unknown"><h3>${escapeHtml(name)}</h3>${paragraphs(suggestions.length > 0 ? [texts.suggestions(suggestions)] : [])}` +
          `${list(makers, name)}</article>`,
      );
  const article = (token: TokenOfSet) => {
    const { id, label, summary, abilities, rule, copies, hasPrint, definition, makers } = token;
    const defined = definition && link(rule === null ? texts.definition : texts.rule(rule), definition, id);
    const alternative = [label, summary, ...abilities].join(', ');
    return (
      `<article><img data-id="${escapeHtml(id)}" alt="${escapeHtml(alternative)}"><div><h3>${escapeHtml(label)}</h3>` +
      paragraphs([...(summary === label ? [] : [summary]), ...abilities]) +
      `<p class="about">${[texts.copies(copies), ...(hasPrint === false ? [texts.noPrint] : [])].map(escapeHtml).join(' · ')}` +
      `${defined ? ` · ${defined}` : ''}</p><p class="about">${escapeHtml(texts.madeBy)}</p>${list(makers, id)}</div></article>`
    );
  };
  const section = (heading: string, articles: readonly string[]) =>
    articles.length === 0 ? '' : `<section><h2>${escapeHtml(heading)}</h2>${articles.join('')}</section>`;

  const full = sets.filter(({ tokens, unknown }) => tokens.length + unknown.length > 0);
  const copy = `<a href="#" data-link="text" data-key="text">${escapeHtml(texts.copy)}</a>`;
  const html = full.map((set) => {
    const title = full.length > 1 ? `${texts.title}: ${texts.setName(set.root)}` : texts.title;
    const groups = groupTokens(set.tokens, 'type', texts.others);
    return (
      `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(texts.tokens(set.tokens.length))} · ${copy}</p>` +
      section(texts.undefinedTokens, unknownOf(set)) +
      groups.map(([heading, tokens]) => section(heading, tokens.map(article))).join('') +
      section(
        texts.unusedPrints,
        set.unusedPrints.map((print) => paragraphs([print])),
      )
    );
  });
  return { html: full.length > 0 ? html.join('') : `<p>${escapeHtml(texts.empty)}</p>`, links };
}

/**
 * The page that shows the content. It loads nothing and runs only its own script; card text reaches it escaped, and
 * pictures as data URIs. @param nonce an unguessable string, new for each page
 */
export function tokenPage(nonce: string, title: string, language: string): string {
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="UTF-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">
body { max-width: 1100px; margin: 0 auto; padding: 8px 24px 48px; line-height: 1.45; }
h2 { border-bottom: 1px solid var(--vscode-widget-border, var(--vscode-contrastBorder, currentColor)); padding-bottom: 4px; }
h3 { margin: 0 0 4px; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(340px, 1fr)); gap: 20px 28px; align-items: start; }
section h2 { grid-column: 1 / -1; margin: 20px 0 0; }
article { display: flex; gap: 16px; }
.unknown { display: block; }
.unknown h3 { color: var(--vscode-list-warningForeground); }
img { width: 126px; min-height: 176px; flex: none; align-self: flex-start; font-size: 0; }
p { margin: 2px 0; }
.about { color: var(--vscode-descriptionForeground); }
ul { margin: 2px 0; padding-left: 20px; }
main a { color: var(--vscode-textLink-foreground); text-decoration: underline; }
a:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
</style>
</head>
<body>
<main id="main"></main>
<script nonce="${nonce}">
const page = acquireVsCodeApi();
const main = document.getElementById('main');
const pictures = new Map();
const show = (image) => {
  const picture = pictures.get(image.dataset.id);
  if (picture) Object.assign(image, { src: picture.source, alt: picture.text });
  return picture;
};
const watch = new IntersectionObserver(
  (entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    for (const image of seen) watch.unobserve(image);
    if (seen[0]) page.postMessage({ draw: seen.map(({ dataset }) => dataset.id) });
  },
  { rootMargin: '400px' },
);
window.addEventListener('message', ({ data }) => {
  if (data.redraw) pictures.clear();
  if (data.html !== undefined) {
    const key = document.activeElement?.dataset?.key;
    watch.disconnect();
    main.innerHTML = data.html;
    for (const image of main.querySelectorAll('img')) if (!show(image)) watch.observe(image);
    if (key) main.querySelector('[data-key="' + CSS.escape(key) + '"]')?.focus({ preventScroll: true });
  }
  for (const picture of data.pictures ?? []) {
    pictures.set(picture.id, picture);
    for (const image of main.querySelectorAll('img')) if (image.dataset.id === picture.id) show(image);
  }
});
main.addEventListener('click', (event) => {
  const link = event.target.closest('[data-link]');
  if (!link) return;
  event.preventDefault();
  page.postMessage({ open: link.dataset.link });
});
page.postMessage({ ready: true });
</script>
</body>
</html>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
