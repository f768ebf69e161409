import type { Region } from '../../text/region.js';
import { joined, partOf, trimmed } from '../../text/region-parts.js';
import type { Span } from '../../text/span.js';
import type { Metadata } from '../card.js';
import { manaCost } from '../notation/mana-cost.js';
import { type FaceFields, metadataOf } from '../structured.js';
import type { EntryFields } from './entry-fields.js';

/** What programs put between the names, costs and types of two faces in one entry. */
const SEAM = ' // ';

/** What stands, on a line of its own, between their texts. */
const RULE = '---';

/** The faces of an entry: one, or those that share it as `Front // Back`. */
export function readFaces(fields: EntryFields, isToken: boolean, span: Span): FaceFields[] {
  const name = fields.text('name');
  const cost = fields.text('manacost');
  const line = typeLine(fields);
  const stats = fields.text('pt');
  const text = fields.text('text');
  // Nearly all entries have one face, and need not be taken apart. A name with the seam in it is that of one face where
  // nothing else is parted.
  if (![cost, line, stats].some(hasSeam) && !text?.text.includes(RULE)) {
    const manaSymbols = cost && manaCost(cost);
    const metadata = readMetadata(fields, isToken, manaSymbols);
    return [{ span, name, manaCost: manaSymbols, typeLine: line, rulesText: text, stats, metadata }];
  }
  const costs = splitAt(cost).map((part) => part && manaCost(part));
  const types = splitAt(line);
  const parts = splitAt(stats);
  const texts = splitText(text);
  const isOne = [costs, types, parts, texts].every(({ length }) => length < 2);
  const names = isOne ? [name] : splitAt(name);
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

/** The type; one exporter writes that of back faces beside the element it belongs into. */
function typeLine(fields: EntryFields): Region | null {
  const written = fields.text('type');
  if (written || !fields.element('type')) return written;
  const loose = fields.loose('prop');
  return loose.length === 1 ? loose[0]! : null;
}

/** Whether a field has parts. White space at the ends is gone, and with it that of a seam. */
function hasSeam(region: Region | null): boolean {
  return region !== null && (region.text.includes(SEAM) || region.text.startsWith(SEAM.trimStart()));
}

/** The parts of a field that two faces share; null for one that is empty. */
function splitAt(region: Region | null): (Region | null)[] {
  if (!region) return [];
  if (!hasSeam(region)) return [region];
  const parts: (Region | null)[] = [];
  let start = 0;
  const add = (end: number) => {
    const part = trimmed(partOf(region, { start, end }));
    parts.push(part.text === '' ? null : part);
  };
  if (region.text.startsWith(SEAM.trimStart())) {
    parts.push(null);
    start = SEAM.trimStart().length;
  }
  for (let seam = region.text.indexOf(SEAM, start); seam >= 0; seam = region.text.indexOf(SEAM, start)) {
    add(seam);
    start = seam + SEAM.length;
  }
  add(region.text.length);
  return parts;
}

/**
 * The rules texts that a line of three hyphens parts. One that only names the other side, `(Back): …`, says nothing that
 * stands on the card.
 */
function splitText(region: Region | null): (Region | null)[] {
  if (!region?.text.includes(RULE)) return [region];
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

/** What an entry says besides, by the keys of card text. */
function readMetadata(fields: EntryFields, isToken: boolean, cost: Region | null): Metadata[] {
  const found: Metadata[] = [];
  const add = (key: string, region: Region | null) => {
    if (region) found.push(metadataOf(key, region));
  };
  add('Rarity', fields.attribute('set', 'rarity'));
  add('Number', fields.attribute('set', 'num'));
  // The colors of a card with a cost are those of its cost.
  if (isToken || !cost) add('Color', colors(fields));
  add('Loyalty', fields.text('loyalty'));
  add('Defense', fields.text('defense'));
  return found;
}

function colors(fields: EntryFields): Region | null {
  const written = [...fields.texts('color'), ...fields.texts('colors')];
  return written.length > 0 ? joined(written, ' ') : null;
}
