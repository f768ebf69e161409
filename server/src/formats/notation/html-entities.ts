import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

/** The supported entities. */
export const entities = /&(?:quot|amp|lt|gt|apos|nbsp|#\d{1,7}|#[xX][\da-fA-F]{1,6});/g;

const named: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&apos;': "'",
  '&nbsp;': '\u00a0',
};

/** Decodes HTML entities (`&quot;`), but no other markup. */
export function htmlEntities(region: Region): Region {
  return replaced(region, entities, readEntity, (text) =>
    text.replace(/["&]/g, (character) => (character === '"' ? '&quot;' : '&amp;')),
  );
}

/** The character that an entity represents. */
export function readEntity(entity: string): string {
  const character = named[entity];
  if (character !== undefined) return character;
  const isHex = entity.charAt(2).toLowerCase() === 'x';
  const code = Number.parseInt(entity.slice(isHex ? 3 : 2, -1), isHex ? 16 : 10);
  return code > 0x10ffff ? entity : String.fromCodePoint(code);
}
