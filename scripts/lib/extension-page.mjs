// @ts-check
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Marked } from 'marked';
import { root } from './run.mjs';

/** @typedef {import('./public-address.mjs').PublicAddress} PublicAddress */

/** What the page replaces by the place for questions. */
const WHERE_TO_ASK = '<!-- where to ask -->';

/**
 * A Markdown page as the extension editor of VS Code and the marketplace can show it. The editor removes every target
 * that is not a web address, from links and from pictures: those in the package and `data:` URLs too. So relative
 * targets become public addresses. Without one, the text of a link remains, and a picture is left out.
 * @param {string} path of the page in the repository, with slashes
 * @param {PublicAddress | null} address
 * @returns {string}
 */
export function extensionPage(path, address) {
  const source = readFileSync(join(root, path), 'utf8');
  let page = source.replace(WHERE_TO_ASK, whereToAsk(address));
  for (const { raw, href, text, isPicture } of targets(source)) {
    if (/^(?:[a-z]+:|#)/i.test(href)) continue;
    const target = posix.join(posix.dirname(path), href);
    const picture = () => (address ? `![${text}](${address.picture(target)})` : '');
    const link = () => (address ? `[${text}](${address.page(target)})` : text);
    page = page.replaceAll(raw, isPicture ? picture : link);
  }
  return page;
}

/** @param {PublicAddress | null} address */
function whereToAsk(address) {
  return address
    ? `The place for questions and reports is [${address.questions}](${address.questions}).`
    : 'Tokenwright has no public address yet: ask whoever gave it to you.';
}

/**
 * The links and pictures of a page, not those in code.
 * @param {string} markdown
 */
function targets(markdown) {
  /** @type {{ raw: string, href: string, text: string, isPicture: boolean }[]} */
  const found = [];
  const marked = new Marked();
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image')
      found.push({ raw: token.raw, href: token.href, text: token.text, isPicture: token.type === 'image' });
  });
  return found;
}
