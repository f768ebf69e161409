import type { Region } from '../../text/region.js';
import { joined, partOf, trimmed } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { manaCost } from '../notation/mana-cost.js';
import { type FaceFields, metadataOf } from '../structured.js';
import type { EntryFields } from './entry-fields.js';

/** What programs write between the names, costs and types of two faces in one entry. */
const SEPARATOR = ' // ';

/** What they write, on its own line, between the rules texts of two faces. */
const TEXT_SEPARATOR = '---';

/** The faces of an entry: one, or several written as `Front // Back`. */
export function readFaces(fields: EntryFields, isToken: boolean, span: Span): FaceFields[] {
  const name = fields.text('name');
  const cost = fields.text('manacost');
  const line = typeLine(fields);
  const stats = fields.text('pt');
  const text = fields.text('text');
  // Nearly all entries have one face and need no splitting. If only the name contains the separator, it is part of the
  // name of a single face.
  if (![cost, line, stats].some(hasSeparator) && !text?.text.includes(TEXT_SEPARATOR)) {
    const manaSymbols = cost && manaCost(cost);
    const metadata = readMetadata(fields, isToken, manaSymbols);
    return [{ span, name, manaCost: manaSymbols, typeLine: line, rulesText: text, stats, metadata }];
  }
  const costs = splitFaces(cost).map((part) => part && manaCost(part));
  const types = splitFaces(line);
  const parts = splitFaces(stats);
  const texts = splitText(text);
  const isOne = [costs, types, parts, texts].every(({ length }) => length < 2);
  const names = isOne ? [name] : splitFaces(name);
  const metadata = readMetadata(fields, isToken, costs[0] ?? null);
  return Array.from({ length: Math.max(names.length, texts.length) }, (_, i) => ({
    span,
    name: names[i] ?? null,
    manaCost: costs[i] ?? null,
    typeLine: types[i] ?? null,
    rulesText: texts[i] ?? null,
    stats: parts[i] ?? null,
    metadata: i === 0 ? metadata : [],
  }));
}

/** The type line; one exporter writes those of back faces next to the element instead of inside it. */
function typeLine(fields: EntryFields): Region | null {
  const written = fields.text('type');
  if (written || !fields.element('type')) return written;
  const loose = fields.loose('prop');
  return loose.length === 1 ? loose[0]! : null;
}

/** Whether a field has several parts. The region is trimmed, so a leading separator has lost its first space. */
function hasSeparator(region: Region | null): boolean {
  return region !== null && (region.text.includes(SEPARATOR) || region.text.startsWith(SEPARATOR.trimStart()));
}

/** The parts of a field that two faces share; an empty part is null. */
function splitFaces(region: Region | null): (Region | null)[] {
  if (!region) return [];
  if (!hasSeparator(region)) return [region];
  const parts: (Region | null)[] = [];
  let start = 0;
  const add = (end: number) => {
    const part = trimmed(partOf(region, { start, end }));
    parts.push(part.text === '' ? null : part);
  };
  if (region.text.startsWith(SEPARATOR.trimStart())) {
    parts.push(null);
    start = SEPARATOR.trimStart().length;
  }
  for (let seam = region.text.indexOf(SEPARATOR, start); seam >= 0; seam = region.text.indexOf(SEPARATOR, start)) {
    add(seam);
    start = seam + SEPARATOR.length;
  }
  add(region.text.length);
  return parts;
}

/**
 * Splits rules text at lines of three hyphens. A part that only names the other side, `(Back): …`, is not text of the
 * card and is dropped.
 */
function splitText(region: Region | null): (Region | null)[] {
  if (!region?.text.includes(TEXT_SEPARATOR)) return [region];
  const parts: (Region | null)[] = [];
  let start = 0;
  const add = (end: number) => {
    const part = trimmed(partOf(region, { start, end }));
    if (parts.length === 0 || !/^\((?:back|front)\): ?[^\n]*$/i.test(part.text)) {
      parts.push(part.text === '' ? null : part);
    }
  };
  for (const rule of region.text.matchAll(/^[ \t]*-{3,}[ \t]*$/gm)) {
    add(rule.index);
    start = rule.index + rule[0].length;
  }
  add(region.text.length);
  return parts;
}

/** The remaining fields of an entry, by the keys of card text. */
function readMetadata(fields: EntryFields, isToken: boolean, cost: Region | null): Metadata[] {
  const found: Metadata[] = [];
  const add = (key: string, region: Region | null) => {
    if (region) found.push(metadataOf(key, region));
  };
  add('Rarity', fields.attribute('set', 'rarity'));
  add('Number', fields.attribute('set', 'num'));
  // A card with a mana cost takes its colors from it.
  if (isToken || !cost) add('Color', colors(fields));
  add('Loyalty', fields.text('loyalty'));
  add('Defense', fields.text('defense'));
  return found;
}

function colors(fields: EntryFields): Region | null {
  const written = [...fields.texts('color'), ...fields.texts('colors')];
  return written.length > 0 ? joined(written, ' ') : null;
}
