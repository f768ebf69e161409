import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';

/**
 * The letters of a rarity and a color, and a number: CW03, UB11, MR02; tokens and lands have letters of their own. Before
 * a dash it may be any code, *4MVC —*, or lack the color, *M01-*.
 */
const slotCode =
  /^(?:[CURMXSLT][WUBRGMZACLTS]\d\d(?:[: —–-]+|(?=\p{Lu}\p{Ll}))(?=[^\s—–-])|(?:[A-Z\d]{2,5} [—–]|[CURM]\d\d-) (?=\p{Lu}))/u;

/** Whether a name is only a slot, such as *CU03* or *CU03 —*. If the card is not designed yet, its text is only a note. */
export const isSlot = (name: string | undefined): boolean => /^[A-Z]{2}\d\d[ —–-]*$/.test(name ?? '');

/**
 * A name without the slot of the card in the plan of its set, which designers put before it and card text leaves out:
 * *CW03 Ash Courier*, *UB11 — Elm*, *4MVC — Oak*. For a card that is not designed yet it stays part of the name: *CW02 Small
 * Creature*.
 * @param isDesigned whether the card has text or numbers; called only if there is a slot
 */
export function withoutSlotCode(name: Region, isDesigned: () => boolean): Region {
  const [slot] = slotCode.exec(name.text) ?? [];
  return slot === undefined || !isDesigned() ? name : partOf(name, { start: slot.length, end: name.text.length });
}
