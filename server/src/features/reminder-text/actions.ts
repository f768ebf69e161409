import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { PlacedCard } from '../../formats/card.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import type { Action, FileChange } from '../code-actions/action.js';
import type { ActionContext } from '../code-actions/action-context.js';
import { insertions } from './insert.js';
import type { ReminderEdit } from './reminder-edit.js';
import { removals } from './remove.js';

/**
 * Inserts and removes reminder text: of the ability at the cursor, of its card, and of all cards of the file. The file
 * is offered if the card has any such text, so that the other cards are read only when the action is chosen.
 */
export function reminderActions({ cards, file, range }: ActionContext): Action[] {
  if (!cards) return [];
  const { snapshot } = cards;
  const placed = lastAtOrBefore(snapshot.document.cards, range.end);
  if (!placed || placed.start + placed.card.source.length < range.start) return [];
  return [insertions, removals].flatMap((editsOf) => {
    const verb = editsOf === insertions ? 'Insert' : 'Remove';
    const onCard = editsOf(placed, snapshot);
    if (onCard.length === 0) return [];
    const here = onCard.filter(({ line }) => line.start <= range.end && line.end >= range.start);
    const change = (edits: readonly ReminderEdit[]): FileChange => ({ file, edits: edits.map(({ edit }) => edit) });
    const words = here.flatMap(({ keywords }) => keywords);
    return [
      ...(here.length > 0 ? [rewrite(`${verb} reminder text for ${words.join(', ')}`, [change(here)])] : []),
      ...(onCard.length > here.length ? [rewrite(`${verb} all reminder text on this card`, [change(onCard)])] : []),
      rewrite(`${verb} all reminder text in this file`, () => [change(inFile(editsOf, snapshot))]),
    ];
  });
}

function inFile(editsOf: (placed: PlacedCard, snapshot: Snapshot) => ReminderEdit[], snapshot: Snapshot) {
  return snapshot.document.cards.flatMap((placed) => editsOf(placed, snapshot));
}

function rewrite(title: string, changes: Action['changes']): Action {
  return { title, kind: 'refactor.rewrite', preferred: false, answers: [], changes, opens: null };
}
