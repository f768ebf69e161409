import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { FileSpan } from '../../text/span.js';
import type { Occurrence, Role } from './occurrence.js';
import { occurrencesOfSubject, type Subject, subjectAt } from './subject-at.js';

/** A reference to a token or card in a file of the set. */
export interface ReferencePlace {
  readonly path: string;
  readonly span: FileSpan;
  readonly role: Role;
}

/**
 * Returns all references in the set's files to the token or card at an offset, with or without its definitions. Null if
 * there is neither.
 */
export function referencesAt(
  snapshot: Snapshot,
  offset: number,
  files: Iterable<Snapshot>,
  withDefinition: boolean,
): ReferencePlace[] | null {
  const subject = subjectAt(snapshot, offset);
  return subject && referencesTo(subject, files, withDefinition);
}

/** Returns all references to a token or card, file by file in the order of their texts. */
function referencesTo(subject: Subject, files: Iterable<Snapshot>, withDefinition: boolean): ReferencePlace[] {
  const places: ReferencePlace[] = [];
  for (const file of files) {
    for (const { span, role } of inOrder(occurrencesOfSubject(subject, file))) {
      if (role === 'subtype' || (role === 'definition' && !withDefinition)) continue;
      places.push({ path: file.path, span, role });
    }
  }
  return places;
}

/** Returns the references of one file to the token or card at an offset, to be highlighted; empty if there is none. */
export function highlightsAt(snapshot: Snapshot, offset: number): Occurrence[] {
  const subject = subjectAt(snapshot, offset);
  return subject ? inOrder(occurrencesOfSubject(subject, snapshot)) : [];
}

/** In the order of the text without duplicates, which occur for "two Goblin tokens" in a keyword's meaning. */
function inOrder(occurrences: readonly Occurrence[]): Occurrence[] {
  const sorted = occurrences.toSorted((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  return sorted.filter(({ span }, i) => i === 0 || sorted[i - 1]!.span.end <= span.start);
}
