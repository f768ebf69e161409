import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';

/** The codes of a printing: of its set, of a promotion, or of one of several in a set. */
const codes = /(?:(?:_[A-Z\d]+)+| \([A-Z]{2,5}\d+\))$/;

/**
 * A name without the codes that tell it from those of the card's other printings: *Elm_AKD*, *Elm_PRO_AKD*, *Elm (SL04)*.
 * @param set the code of its set, with which the codes after an underscore end
 */
export function withoutPrintingCode(name: Region, set: string): Region {
  const [written] = codes.exec(name.text) ?? [];
  const isCode = written && (written.endsWith(')') || (set !== '' && written.endsWith(`_${set}`)));
  return isCode ? partOf(name, { start: 0, end: name.text.length - written.length }) : name;
}
