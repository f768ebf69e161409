import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/** Asterisks around words, as in Markdown; an asterisk next to a slash or a sign is a power or toughness (208.2). */
const marks = /(?<![\w*/+−-])\*(?=[^\s*/+−-])|(?<=[^\s*/+−-])\*(?![\w*/+−-])/g;

/** Hides the asterisks of text that uses them for italics. */
export function asterisks(region: Region): Region {
  return replaced(
    region,
    marks,
    () => '',
    (text) => (text.search(marks) < 0 ? text : null),
  );
}
