import { fixFile } from '../../lint/fix/fix-file.js';
import type { Action } from './action.js';
import type { ActionContext } from './action-context.js';

/** All safe fixes in the file, as applied on save. */
export function fixAllActions({ file, findings, cards }: ActionContext): Action[] {
  // Most files have nothing to fix, and saving must stay fast.
  if (!cards || !findings.some(({ fix }) => fix?.kind === 'safe')) return [];
  const edits = fixFile(cards.snapshot, cards.rules).edits();
  if (edits.length === 0) return [];
  const changes = [{ file, edits }];
  const title = 'Fix all that is safe to fix';
  return [{ title, kind: 'source.fixAll.tokenwright', preferred: true, answers: [], changes, opens: null }];
}
