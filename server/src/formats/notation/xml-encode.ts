import type { Encode } from '../../text/region.js';

/** What XML cannot hold, not even as a reference: most control characters, and halves of pairs. */
const unwritable = /(?![\t\n\r\x7f-\x9f])\p{Cc}|[\p{Cs}\ufffe\uffff]/u;

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

function encoder(characters: RegExp): Encode {
  return (text) => (unwritable.test(text) ? null : text.replace(characters, (character) => names[character]!));
}

const plain = encoder(/[&<>\r]/g);
const quotes = encoder(/[&<>"\r]/g);
const apostrophes = encoder(/[&<>'\r]/g);
const both = encoder(/[&<>"'\r]/g);

/** Text between tags. */
export const encodeElement: Encode = plain;

/** An attribute's value, whichever quotes it stands in. */
export const encodeAttribute: Encode = both;

/** Text between tags, in which quotation marks are written as they are in the text there already. */
export function elementEncoder(raw: string): Encode {
  if (!raw.includes('&')) return plain;
  const [hasQuotes, hasApostrophes] = [raw.includes('&quot;'), raw.includes('&apos;')];
  return hasQuotes ? (hasApostrophes ? both : quotes) : hasApostrophes ? apostrophes : plain;
}

/** Text in a CDATA section, where nothing is escaped: nothing that may end the section can stand there. */
export const encodeCdata: Encode = (text) => (unwritable.test(text) || /[\]>\r]/.test(text) ? null : text);

/** Text that may stand in a CDATA section or outside: only what both write alike. */
export const encodeMixed: Encode = (text) => (unwritable.test(text) || /[\]&<>\r]/.test(text) ? null : text);
