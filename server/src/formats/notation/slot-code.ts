import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';

/** The letters of a rarity and a color, and a number: CW03, UB11, MR02. Tokens and lands have letters of their own. */
const slotCode = /^[CURMXSLT][WUBRGMZACLTS]\d\d(?:[: —–-]+|(?=\p{Lu}\p{Ll}))(?=\S)/u;

/**
 * A name without the slot of the card in the plan of its set, which designers put before it and card text leaves out:
 * *CW03 Ash Courier*, *UB11 — Elm*.
 */
export function withoutSlotCode(name: Region): Region {
  const [slot] = slotCode.exec(name.text) ?? [];
  return slot === undefined ? name : partOf(name, { start: slot.length, end: name.text.length });
}
