import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';

/** The codes of a printing: its set, a promotion, or its number among several in one set. */
const codes = /(?:(?:_[A-Z\d]+)+| \([A-Z]{2,5}\d+\))$/;

/**
 * A card name without the codes that distinguish its printings: *Elm_AKD*, *Elm_PRO_AKD*, *Elm (SL04)*. Codes after an
 * underscore must end with that of the card's set.
 * @param setOf returns the code of the card's set, or an empty string; called only if the name ends with such codes
 */
export function withoutPrintingCode(name: Region, setOf: () => string): Region {
  const [written] = codes.exec(name.text) ?? [];
  if (!written || !(written.endsWith(')') || endsWithSet(written, setOf()))) return name;
  return partOf(name, { start: 0, end: name.text.length - written.length });
}

const endsWithSet = (written: string, set: string): boolean => set !== '' && written.endsWith(`_${set}`);
