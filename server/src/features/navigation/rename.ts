import type { Snapshot } from '../../analysis/set/snapshot.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import { renameCard } from './rename-card.js';
import { renamableToken, renameToken } from './rename-token.js';
import type { Refusal, Renamable, Renaming } from './renaming.js';
import { subjectAt } from './subject-at.js';

/** Returns the name to be edited at an offset of the file, or why it cannot be renamed; null if there is no name. */
export function renamableAt(snapshot: Snapshot, offset: number): Renamable | Refusal | null {
  const subject = subjectAt(snapshot, offset);
  if (subject?.kind === 'token') return renamableToken(subject.token, snapshot);
  if (subject) return { span: subject.card.occurrence.span, placeholder: subject.card.card.name };
  const listed = mentionAt(snapshot, offset)?.mention.name.text;
  return listed === undefined ? null : { refusal: `“${listed}” is not a card of this set, so it cannot be renamed.` };
}

/** Returns the edits that rename the token or card at an offset, in all files of the set; null if there is no name. */
export function renameAt(
  snapshot: Snapshot,
  offset: number,
  newName: string,
  files: Iterable<Snapshot>,
): Renaming | Refusal | null {
  const subject = subjectAt(snapshot, offset);
  if (!subject) return null;
  return subject.kind === 'card'
    ? renameCard(subject.card.card, newName, snapshot, files)
    : renameToken(subject.token, newName, snapshot, files);
}
