import type { Region } from '../text/region.js';
import type { Card, Face, Links, Metadata } from './card.js';

/** The fields of a face that a structured file contains; absent fields are null or empty in the face. */
export type FaceFields = Partial<Omit<Face, 'span'>> & Pick<Face, 'span'>;

/** A card from a file that stores each field separately: XML, JSON, scripts. Offsets count from the source's start. */
export function structuredCard(
  source: string,
  role: Card['role'],
  faces: readonly FaceFields[],
  links?: Links | null,
): Card {
  const whole: FaceFields = { span: { start: 0, end: source.length } };
  const read = (faces.length > 0 ? faces : [whole]).map(faceOf);
  // Written out, here and below: a file may have ten thousand of them, and a spread object is slower and larger.
  return links ? { source, form: 'fields', role, faces: read, links } : { source, form: 'fields', role, faces: read };
}

/** A field of a structured file for which the plain format uses `Key: value`. */
export function metadataOf(key: string, value: Region): Metadata {
  return { key, keySpan: { start: value.start, end: value.start }, value };
}

/** A face with these fields. */
export function faceOf(fields: FaceFields): Face {
  return {
    span: fields.span,
    name: fields.name ?? null,
    manaCost: fields.manaCost ?? null,
    typeLine: fields.typeLine ?? null,
    rulesText: fields.rulesText ?? null,
    stats: fields.stats ?? null,
    flavor: fields.flavor ?? none,
    metadata: fields.metadata ?? none,
  };
}

const none: readonly never[] = [];
