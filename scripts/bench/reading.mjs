// @ts-check
/** Reading the abilities of whole faces. */
import { figures, official } from './programs.mjs';
import { milliseconds } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** @returns {Promise<Table>} */
export async function reading() {
  const { faces, first, all, warm, growth } = await figures('reading', [official]);
  const [one, ...longer] = growth;
  const each = (/** @type {number} */ time) => `${((time * 1000) / faces).toFixed(0)} µs`;
  const count = faces.toLocaleString('en-US');
  return {
    title: 'Faces read into abilities and trees, on one thread with nothing cached',
    head: ['', 'time', 'a face', 'goal'],
    rows: [
      ['the first face, and the grammar', milliseconds(first), '', ''],
      [`${count} official faces, the first time`, milliseconds(all), each(all), ''],
      [`${count} official faces, engine warm`, milliseconds(warm), each(warm), '400 ms'],
      ...longer.map((/** @type {typeof one} */ text) => {
        const beside = text.milliseconds / one.milliseconds / (text.characters / one.characters);
        const size = `${(text.characters / 1000).toFixed(0)} KB in one text, beside ${(one.characters / 1000).toFixed(0)} KB`;
        return [size, milliseconds(text.milliseconds), `${beside.toFixed(2)} a character`, '1.15'];
      }),
    ],
  };
}
