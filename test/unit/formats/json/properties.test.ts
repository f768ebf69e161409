import { createDraftmancerFormat } from '../../../../server/src/formats/draftmancer/draftmancer-format.js';
import { createJsonFormat } from '../../../../server/src/formats/json/json-format.js';
import { checkFormat, type WrittenCard } from '../support/format-properties.js';
import * as writers from '../support/writers/json.js';

const json = createJsonFormat();

/** What the file says about a shape whose strings can hold anything. */
function check(write: (cards: readonly WrittenCard[]) => string, canHold?: (text: string) => boolean): void {
  checkFormat(json, 'cards.json', write, canHold);
}

/** A written-out line break reads as one. */
const withoutBackslash = (text: string) => !text.includes('\\');

check(writers.writeScryfall, withoutBackslash);
check(writers.writeEscapedScryfall, withoutBackslash);
check(writers.writeMtgjson);
check(writers.writeMseExport, (text) => !/\[\/?[bi]\]/i.test(text));
check(writers.writeLackeyBot, (text) => !text.includes('*'));
check(writers.writeSnapshots);
check(writers.writeFanCube, (text) => withoutBackslash(text) && !text.includes(';') && !text.includes(' // '));
checkFormat(createDraftmancerFormat(), 'draft.txt', writers.writeDraftmancer, withoutBackslash);
