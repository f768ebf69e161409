// @ts-check
/** Large files, and files that grow. */
import { figures, official } from './programs.mjs';
import { megabytes, milliseconds, times } from './table.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** Runs each in a separate process, so that they do not share memory. @returns {Promise<Table>} */
export async function largeFiles() {
  const rows = [];
  for (const kind of ['json', 'cockatrice']) {
    const { characters, cards, read, all, retained } = await figures('large-files', [official, kind]);
    const what = `${kind === 'json' ? 'JSON' : 'Cockatrice XML'}, ${(characters / 1e6).toFixed(0)} MB, ${cards.toLocaleString('en-US')} cards`;
    rows.push([what, milliseconds(read), milliseconds(all), megabytes(retained), times(retained / characters, 1)]);
  }
  return {
    title: 'Large files of other programs, with nothing known before (goals: 1,000 ms, 10 ×)',
    head: ['', 'read', 'text to findings', 'memory held', 'beside the file'],
    rows,
  };
}

/** Runs each size in a separate process, too. @returns {Promise<Table>} */
export async function growth() {
  /** @type {{ name: string, sizes: { characters: number, milliseconds: number, retained: number }[] }[]} */
  const shapes = [];
  for (const name of await figures('growth', [official])) {
    const sizes = [];
    for (const factor of ['1', '4', '16']) sizes.push(await figures('growth', [official, name, factor]));
    shapes.push({ name, sizes });
  }
  return {
    title: 'Growth by 4 and by 16, beside that of the text (goal: 1.15 a factor of 4)',
    head: ['', 'size at 16', 'time at 16', 'time, 4 ×', 'time, 16 ×', 'memory, 4 ×', 'memory, 16 ×'],
    rows: shapes.map(({ name, sizes }) => {
      const [one, four, sixteen] = sizes;
      if (!one || !four || !sixteen) throw new Error(`${name} was not measured`);
      const beside = (/** @type {typeof one} */ size, /** @type {'milliseconds' | 'retained'} */ what) =>
        (size[what] / one[what] / (size.characters / one.characters)).toFixed(2);
      const small = one.retained < 200_000;
      return [
        name,
        `${(sixteen.characters / 1e6).toFixed(1)} MB`,
        milliseconds(sixteen.milliseconds),
        beside(four, 'milliseconds'),
        beside(sixteen, 'milliseconds'),
        ...(small ? ['–', '–'] : [beside(four, 'retained'), beside(sixteen, 'retained')]),
      ];
    }),
  };
}
