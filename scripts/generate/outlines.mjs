// @ts-check
import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

/** @typedef {import('opentype.js').Command} Command */

/** @param {string} file a .woff file */
export function parseFont(file) {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/**
 * An outline as the `d` attribute of an SVG path on an integer grid: one absolute `M` first, everything else relative,
 * so that moving the first point moves the whole outline.
 * @param {readonly Command[]} commands
 * @param {number} scaleX grid units per outline unit
 * @param {number} [scaleY] negative to flip: y points up in fonts and down in SVG
 */
export function outline(commands, scaleX, scaleY = scaleX) {
  return written(commands.map((command) => scaled(command, scaleX, scaleY)));
}

/** @param {Command} command @param {number} sx @param {number} sy @returns {Command} */
function scaled(command, sx, sy) {
  if (command.type === 'Z') return command;
  const at = { x: command.x * sx, y: command.y * sy };
  if (command.type === 'M' || command.type === 'L') return { type: command.type, ...at };
  const first = { x1: command.x1 * sx, y1: command.y1 * sy };
  if (command.type === 'Q') return { type: 'Q', ...first, ...at };
  return { type: 'C', ...first, x2: command.x2 * sx, y2: command.y2 * sy, ...at };
}

/** @param {readonly Command[]} commands in units of the grid */
function written(commands) {
  let d = '';
  let letter = '';
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  /** @param {string} name @param {readonly number[]} values */
  const write = (name, values) => {
    // A repeated command letter is omitted.
    const numbers = values.map((value, i) => (value < 0 || (i === 0 && name !== letter) ? `${value}` : ` ${value}`));
    d += (name === letter ? '' : name) + numbers.join('');
    letter = /[mz]/i.test(name) ? '' : name;
  };
  for (const command of commands) {
    if (command.type === 'Z') {
      write('z', []);
      [x, y] = [startX, startY];
      continue;
    }
    const points = pointsOf(command).map(([px, py]) => /** @type {const} */ ([Math.round(px), Math.round(py)]));
    const [toX, toY] = points.at(-1) ?? [x, y];
    const [fromX, fromY] = [x, y];
    if (command.type === 'M') {
      write(d === '' ? 'M' : 'm', d === '' ? [toX, toY] : [toX - x, toY - y]);
      [startX, startY] = [toX, toY];
    } else if (toX === x && toY === y) {
      continue;
    } else if (command.type === 'L' && toY === y) write('h', [toX - x]);
    else if (command.type === 'L' && toX === x) write('v', [toY - y]);
    else {
      write(
        command.type.toLowerCase(),
        points.flatMap(([px, py]) => [px - fromX, py - fromY]),
      );
    }
    [x, y] = [toX, toY];
  }
  return d;
}

/** @param {Exclude<Command, { type: 'Z' }>} command @returns {[number, number][]} */
function pointsOf(command) {
  if (command.type === 'M' || command.type === 'L') return [[command.x, command.y]];
  const ends = /** @type {[number, number][]} */ ([
    [command.x1, command.y1],
    [command.x, command.y],
  ]);
  if (command.type === 'C') ends.splice(1, 0, [command.x2, command.y2]);
  return ends;
}
