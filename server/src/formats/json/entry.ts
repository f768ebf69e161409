import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';
import type { Card, Metadata } from '../card.js';
import { type FaceFields, metadataOf, structuredCard } from '../structured.js';
import { type JsonValue, type Properties, propertiesAt } from './json-tree.js';
import { bitsOf, clueOf, shapeOf } from './recognise.js';
import { scanJson } from './scan.js';
import type { FaceView, FieldReaders, JsonShape } from './shape.js';

/** What the scan of the whole file found out about a card. */
export interface KnownEntry {
  readonly shape: JsonShape;
  /** Absent if there was an error before the card, so that they may be wrong. */
  readonly properties?: Properties | undefined;
}

/**
 * Reads the object of a card. Pure; missing fields are null, and an object that is not a card gives an empty card.
 * @param known what is already known about it
 */
export function parseEntry(source: string, known?: KnownEntry): Card {
  const whole = { start: 0, end: source.length };
  const { shape, properties } = source.startsWith('"') ? keyed(source, known) : plain(source, known);
  const view: FaceView = { source, span: whole, get: (property) => properties.get(property) };
  if (!shape) return structuredCard(source, 'card', []);
  const views = shape.faces(view);
  const faces = views.map((face) => readFace(face, shape.fields));
  const role = isToken(view, faces, shape) ? 'token' : 'card';
  return structuredCard(
    source,
    role,
    role === 'token' ? faces.map((face, i) => withTokenColor(face, views[i]!, shape.fields)) : faces,
    shape.links?.(view, role),
  );
}

function plain(source: string, known: KnownEntry | undefined): Partial<KnownEntry> & { properties: Properties } {
  const properties = known?.properties ?? propertiesAt(source, 0);
  const shape = known?.shape ?? shapeOf(maskOf(source, properties)) ?? scanJson(source).entries[0]?.shape;
  return shape ? { shape, properties } : { properties };
}

/** A card preceded by the key that is its name. */
function keyed(source: string, known: KnownEntry | undefined): Partial<KnownEntry> & { properties: Properties } {
  if (known?.properties) return { shape: known.shape, properties: known.properties };
  const [entry] = scanJson(`{${source}}`).entries;
  if (!entry) return { properties: new Map() };
  const back = ([name, value]: [string, JsonValue]) =>
    [name, { ...value, start: value.start + entry.start - 1, end: value.end + entry.start - 1 }] as const;
  return { shape: known?.shape ?? entry.shape, properties: new Map([...entry.properties].map(back)) };
}

/** The mask of an object's properties, without their nested lists and objects. */
function maskOf(source: string, properties: Properties): number {
  let mask = 0;
  for (const [property, { kind, start, end }] of properties) {
    const clue = clueOf(property);
    if (!clue) continue;
    mask |= clue.any;
    if (kind === 'text') mask |= clue.text | bitsOf(clue, source.slice(start, end));
    else if (kind !== 'number') mask |= clue[kind];
  }
  return mask;
}

function readFace(face: FaceView, fields: FieldReaders): FaceFields {
  const { name, manaCost, typeLine, rulesText, stats, flavor, metadata } = fields;
  return {
    span: face.span,
    name: name(face),
    manaCost: manaCost?.(face) ?? null,
    typeLine: typeLine(face),
    rulesText: rulesText(face),
    stats: stats?.(face) ?? null,
    flavor: linesOf(flavor?.(face) ?? null),
    metadata: metadataIn(face, metadata ?? {}),
  };
}

function metadataIn(face: FaceView, fields: NonNullable<FieldReaders['metadata']>): Metadata[] {
  const found: Metadata[] = [];
  for (const key in fields) {
    const value = fields[key]!(face);
    if (value) found.push(metadataOf(key, value));
  }
  return found;
}

/** "Token" before the dash of the type line makes it a token, whatever the program's own field contains. */
function isToken(card: FaceView, [first]: readonly FaceFields[], shape: JsonShape): boolean {
  return shape.isToken?.(card) === true || /^[^—–]*\btoken\b/i.test(first?.typeLine?.text ?? '');
}

function withTokenColor(fields: FaceFields, face: FaceView, { tokenColor }: FieldReaders): FaceFields {
  const { metadata = [] } = fields;
  const color = metadata.some(({ key }) => key === 'Color') ? null : tokenColor?.(face);
  return color ? { ...fields, metadata: [metadataOf('Color', color), ...metadata] } : fields;
}

function linesOf(region: Region | null): Region[] {
  if (!region) return [];
  let start = 0;
  return region.text.split('\n').flatMap((line) => {
    const span = { start, end: start + line.length };
    start = span.end + 1;
    return line.trim() === '' ? [] : [partOf(region, span)];
  });
}
