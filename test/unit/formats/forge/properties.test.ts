import { createForgeFormat } from '../../../../server/src/formats/forge/forge-format.js';
import { scriptTypeLine } from '../../../../server/src/formats/forge/type-line.js';
import { checkFormat } from '../support/format-properties.js';
import { writeForge } from '../support/writers/forge.js';

/** Scripts write a line break as a backslash and an n, and subtypes are recognized only by the words. */
function canHold(text: string): boolean {
  const types = text.replace(/ —(?: |$)/, ' ').trim();
  return !/\\|^—/.test(text) && scriptTypeLine(types, { start: 0, end: types.length }).text === text;
}

checkFormat(createForgeFormat(), 'tokenscripts/r_1_1_goblin.txt', writeForge, canHold);
