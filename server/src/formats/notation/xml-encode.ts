import type { Encode } from '../../text/region.js';

/** What XML cannot contain, even as a reference: most control characters, and lone surrogates. */
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

/** For text between tags. */
export const encodeElement: Encode = plain;

/** For an attribute's value, in either kind of quotes. */
export const encodeAttribute: Encode = both;

/** For text between tags; quotation marks are escaped if the existing text escapes them. */
export function elementEncoder(raw: string): Encode {
  if (!raw.includes('&')) return plain;
  const [hasQuotes, hasApostrophes] = [raw.includes('&quot;'), raw.includes('&apos;')];
  return hasQuotes ? (hasApostrophes ? both : quotes) : hasApostrophes ? apostrophes : plain;
}

/** For text in a CDATA section, which has no escapes: characters that could end the section are not allowed. */
export const encodeCdata: Encode = (text) => (unwritable.test(text) || /[\]>\r]/.test(text) ? null : text);

/** For text that may be inside or outside a CDATA section: only characters that are written alike in both. */
export const encodeMixed: Encode = (text) => (unwritable.test(text) || /[\]&<>\r]/.test(text) ? null : text);
