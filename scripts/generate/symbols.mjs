// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { outline, parseFont } from './outlines.mjs';

/** @typedef {import('opentype.js').Command} Command */

/** The height of a symbol in units of the output. */
const EM = 200;

/** Magic's symbols as written between braces, and their names in mana-font. */
const names = {
  W: 'w',
  U: 'u',
  B: 'b',
  R: 'r',
  G: 'g',
  C: 'c',
  P: 'p',
  S: 's',
  T: 'tap',
  Q: 'untap',
  E: 'e',
  A: 'acorn',
  TK: 'ticket',
  PW: 'planeswalker',
  CHAOS: 'chaos',
};

/** The outlines of the symbols other than letters and numbers, each scaled to fit and centred in a square. */
export function symbolsText() {
  const file = createRequire(import.meta.url).resolve('mana-font/fonts/mana.woff');
  const css = readFileSync(join(dirname(file), '../css/mana.css'), 'utf8');
  const font = parseFont(file);
  const entries = Object.entries(names).map(([symbol, name]) => {
    const index = font.charToGlyphIndex(characterOf(name, css));
    return [symbol, squared(font.glyphs.get(index).path.commands)];
  });
  return `${JSON.stringify({ em: EM, paths: Object.fromEntries(entries) }, null, 1)}\n`;
}

/** The character of a symbol in the font. @param {string} name @param {string} css */
function characterOf(name, css) {
  const [, written = ''] = new RegExp(`\\.ms-${name}::?before[^{}]*\\{[^{}]*content: ?"([^"]+)"`).exec(css) ?? [];
  const escaped = /^\\([0-9a-f]+)$/i.exec(written);
  const character = escaped ? String.fromCodePoint(Number.parseInt(escaped[1] ?? '', 16)) : written;
  if (character === '') throw new Error(`mana-font has no symbol named ${name}`);
  return character;
}

/** @param {readonly Command[]} commands */
function squared(commands) {
  const points = commands.flatMap((command) => (command.type === 'Z' ? [] : [command]));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [bottom, top] = [Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, top - bottom);
  const [dx, dy] = [(size - left - right) / 2, -(size + bottom + top) / 2];
  return outline(
    commands.map((command) => moved(command, dx, dy)),
    EM / size,
    -EM / size,
  );
}

/** @param {Command} command @param {number} dx @param {number} dy @returns {Command} */
function moved(command, dx, dy) {
  if (command.type === 'Z') return command;
  const at = { x: command.x + dx, y: command.y + dy };
  if (command.type === 'M' || command.type === 'L') return { type: command.type, ...at };
  const first = { x1: command.x1 + dx, y1: command.y1 + dy };
  if (command.type === 'Q') return { type: 'Q', ...first, ...at };
  return { type: 'C', ...first, x2: command.x2 + dx, y2: command.y2 + dy, ...at };
}
