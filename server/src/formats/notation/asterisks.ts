import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/** Asterisks around words, as in Markdown; those of a power or toughness (208.2) stand beside a slash or a sign. */
const marks = /(?<![\w*/+−-])\*(?=[^\s*/+−-])|(?<=[^\s*/+−-])\*(?![\w*/+−-])/g;

/** Text in which asterisks stand for italics: they are hidden. */
export function asterisks(region: Region): Region {
  return replaced(
    region,
    marks,
    () => '',
    (text) => (text.search(marks) < 0 ? text : null),
  );
}
