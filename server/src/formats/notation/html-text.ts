import type { Region } from '../../text/region.js';
import { entities, readEntity } from './html-entities.js';
import { replaced } from './replaced.js';

/** Line breaks, list items and further paragraphs begin a line; all other tags are hidden. */
const newLine = String.raw`<br ?\/?>(?:\r?\n)?|<\/p>\s{0,9}<p>|<\/?[uo]l>|<\/li>\s{0,9}<li>`;
const markup = String.raw`<\/?(?:p|em|i|b|strong|span|div|li|u)>`;
const marks = new RegExp(`${newLine}|${markup}|${entities.source}`, 'g');

/** Decodes simple HTML: `<br>` and paragraphs become line breaks, other tags are hidden, entities are decoded. */
export function htmlText(region: Region): Region {
  const isHtml = region.text.search(marks) >= 0;
  const special = region.text.includes('&quot;') ? /[&<>"]/g : /[&<>]/g;
  return replaced(region, marks, read, (text) => {
    if (!isHtml) return text.search(marks) < 0 ? text : null;
    const written = text.replace(special, (character) => escapes[character] ?? character);
    return written.replaceAll('\n', '<br />');
  });
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function read(mark: string): string {
  if (mark.startsWith('&')) return readEntity(mark);
  return /^<(?:br|\/?[uo]l|\/p>\s*<p|\/li>\s*<li)/.test(mark) ? '\n' : '';
}
