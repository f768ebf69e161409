import { shift } from '../../text/span.js';
import type { Card, FormatProblem } from '../card.js';
import { faceOf } from '../structured.js';
import { EntryFields } from './entry-fields.js';
import { readFaces } from './faces.js';
import { readLinks } from './links.js';
import { readFragment } from './xml-elements.js';

/** An entry of a card database, with the first error in its XML. */
export interface CardEntry extends Card {
  /** Offsets in the entry. */
  readonly problem: FormatProblem | null;
}

/** Reads one `<card>` element. Pure: equal sources give equal cards. Never throws: missing fields are null. */
export function readEntry(source: string): CardEntry {
  const { elements, problem } = readFragment(source);
  const fields = new EntryFields(source, elements);
  const tokenFlag = fields.text('token')?.text ?? '';
  const isToken = tokenFlag === '1' || tokenFlag === 'true' || /^token /i.test(fields.text('type')?.text ?? '');
  const role = isToken ? 'token' : 'card';
  const faces = readFaces(fields, isToken, { start: 0, end: source.length }).map(faceOf);
  return { source, form: 'fields', role, faces, links: readLinks(source, elements, role), problem };
}

/** The problem of an entry that begins at an offset of the file. */
export function placedProblem({ problem }: CardEntry, start: number): FormatProblem | null {
  return problem && { ...problem, span: shift(problem.span, start) };
}
