import type { Region } from '../../text/region.js';
import { partOf } from '../../text/region-parts.js';
import type { Card, Metadata } from '../card.js';
import { type FaceFields, metadataOf, structuredCard } from '../structured.js';
import { type Properties, propertiesAt } from './json-tree.js';
import { clueOf, shapeOf } from './recognise.js';
import type { FaceView, Fields, Shape } from './shape.js';

/**
 * Reads the object that a card is. Pure; what it does not have is null, and an object that is no card an empty card.
 * @param properties what the object has, where it is known already
 */
export function parseEntry(source: string, properties = propertiesAt(source, 0)): Card {
  const whole = { start: 0, end: source.length };
  const view: FaceView = { source, span: whole, get: (property) => properties.get(property) };
  const shape = shapeOf(maskOf(properties));
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

function maskOf(properties: Properties): number {
  let mask = 0;
  for (const [property, { kind }] of properties) {
    const clue = clueOf(property);
    if (clue) mask |= kind === 'text' ? clue.text : kind === 'list' ? clue.list : 0;
  }
  return mask;
}

function readFace(face: FaceView, fields: Fields): FaceFields {
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

function metadataIn(face: FaceView, fields: NonNullable<Fields['metadata']>): Metadata[] {
  const found: Metadata[] = [];
  for (const key in fields) {
    const value = fields[key]!(face);
    if (value) found.push(metadataOf(key, value));
  }
  return found;
}

/** The word before the dash of a type line makes a token whatever the program says. */
function isToken(card: FaceView, [first]: readonly FaceFields[], shape: Shape): boolean {
  return shape.isToken?.(card) === true || /^[^—–]*\btoken\b/i.test(first?.typeLine?.text ?? '');
}

function withTokenColor(fields: FaceFields, face: FaceView, { tokenColor }: Fields): FaceFields {
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
