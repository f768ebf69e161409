// @ts-check
import { createRequire } from 'node:module';
import { outline, parseFont } from './outlines.mjs';

/** @typedef {import('opentype.js').Font} Font */

/** The units per em in the output: half a unit is 6 µm in print, a tenth of a dot of a good printer. */
const EM = 300;

/** Kerning below this fraction of an em is left out. */
const NOTICEABLE = 0.008;

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const punctuation = '‘’“”–—…•−×½®™°·«»¡¿';
const latin = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿŒœ';
const characters = [...ascii, ...punctuation, ...latin];

/** Kerning is limited to these characters: the others rarely appear next to one where it matters. */
const kerned = [...ascii.replace(/[^!-.0-9:;?A-Za-z/]/g, ''), ...'‘’“”–—…'];

const faces = { regular: '500-normal', italic: '500-italic', bold: '800-normal' };

/** The outlines and metrics of the glyphs that cards are drawn with, from Alegreya Sans. */
export function fontText() {
  const entries = Object.entries(faces).map(([name, file]) => [name, faceOf(load(file))]);
  // All three faces use the kerning of the upright one: the others hardly differ.
  const kerning = kerningOf(load(faces.regular));
  return `${JSON.stringify({ em: EM, faces: Object.fromEntries(entries), kerning }, null, 1)}\n`;
}

/** @param {string} face @returns {Font} */
function load(face) {
  const file = `@fontsource/alegreya-sans/files/alegreya-sans-latin-${face}.woff`;
  return parseFont(createRequire(import.meta.url).resolve(file));
}

/**
 * The glyph of a character, or 0. Digits use the lining figures, as high as capitals; this font's default digits are
 * old-style.
 * @param {Font} font
 * @param {string} character
 */
function glyphOf(font, character) {
  const index = font.charToGlyphIndex(character);
  if (!/[0-9]/.test(character)) return index;
  return font.substitution.getSingle('lnum').find(({ sub }) => sub === index)?.by ?? index;
}

/** @param {Font} font */
function faceOf(font) {
  const scale = EM / font.unitsPerEm;
  const indices = characters
    .map((character) => /** @type {const} */ ([character, glyphOf(font, character)]))
    .filter(([, index]) => index > 0);
  /** The components of composite glyphs: a letter, or the index of a part. @type {Map<number, string>} */
  const names = new Map(indices.filter(([character]) => /[A-Za-z]/.test(character)).map(([c, index]) => [index, c]));
  /** @type {string[]} */
  const parts = [];
  /** @param {number} index */
  const nameOf = (index) => {
    const name =
      names.get(index) ?? String(parts.push(outline(font.glyphs.get(index).path.commands, scale, -scale)) - 1);
    names.set(index, name);
    return name;
  };
  const glyphs = indices.map(([character, index]) => [character, glyphText(font, index, scale, nameOf)]);
  return { glyphs: Object.fromEntries(glyphs), parts };
}

/**
 * The advance, then the outline: `235 M12-3q…`. For a composite glyph, the name and offset of each component:
 * `235 a,0,0 17,82,-120`.
 * @param {Font} font
 * @param {number} index
 * @param {number} scale
 * @param {(index: number) => string} nameOf
 */
function glyphText(font, index, scale, nameOf) {
  const glyph = font.glyphs.get(index);
  const { commands } = glyph.path; // read first: this loads the components
  const advance = Math.round(glyph.advanceWidth * scale);
  const components = glyph.components ?? [];
  const plain = components.every(
    ({ xScale, yScale, scale01, scale10, glyphIndex }) =>
      xScale === 1 && yScale === 1 && !scale01 && !scale10 && !font.glyphs.get(glyphIndex).components?.length,
  );
  if (components.length === 0 || !plain) return `${advance} ${outline(commands, scale, -scale)}`;
  const places = components.map(
    ({ glyphIndex, dx, dy }) => `${nameOf(glyphIndex)},${Math.round(dx * scale)},${Math.round(-dy * scale)}`,
  );
  return `${advance} ${places.join(' ')}`;
}

/**
 * The kerning between two letters, grouped by the left one: `AÀ` to `{ "-13": "VW" }`.
 * @param {Font} font
 */
function kerningOf(font) {
  const tables = font.position.defaultKerningTables;
  /** @type {Map<string, string>} */
  const rows = new Map();
  for (const left of kerned) {
    /** @type {Record<string, string>} */
    const row = {};
    for (const right of kerned) {
      const value = Math.round(
        font.position.getKerningValue(tables, glyphOf(font, left), glyphOf(font, right)) * (EM / font.unitsPerEm),
      );
      if (Math.abs(value) >= NOTICEABLE * EM) row[value] = (row[value] ?? '') + right;
    }
    const text = JSON.stringify(row);
    if (text !== '{}') rows.set(text, (rows.get(text) ?? '') + left);
  }
  return [...rows].map(([row, left]) => [left, JSON.parse(row)]);
}
