import { createDraftmancerFormat } from '../../../../server/src/formats/draftmancer/draftmancer-format.js';
import { createJsonFormat } from '../../../../server/src/formats/json/json-format.js';
import { checkFormat, type WrittenCard } from '../support/format-properties.js';
import * as writers from '../support/writers/json.js';

const json = createJsonFormat();

/** Tests a shape whose strings can contain anything. */
function check(write: (cards: readonly WrittenCard[]) => string, canHold?: (text: string) => boolean): void {
  checkFormat(json, 'cards.json', write, canHold);
}

/** An escaped line break is read as a real one. */
const withoutBackslash = (text: string) => !text.includes('\\');

check(writers.writeScryfall, withoutBackslash);
check(writers.writeEscapedScryfall, withoutBackslash);
check(writers.writeMtgjson);
check(writers.writeMseExport, (text) => !/\[\/?[bi]\]/i.test(text));
check(writers.writeLackeyBot, (text) => !text.includes('*'));
check(writers.writeSnapshots);
check(writers.writeFanCube, (text) => withoutBackslash(text) && !text.includes(';') && !text.includes(' // '));
checkFormat(createDraftmancerFormat(), 'draft.txt', writers.writeDraftmancer, withoutBackslash);
