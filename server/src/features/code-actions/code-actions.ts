import type { FileView } from '../../lint/file-view.js';
import type { Span } from '../../text/span.js';
import type { Action, ActionKind } from './action.js';
import { type ActionContext, actionContextAt } from './action-context.js';
import { creatingEntries } from './create-entry.js';
import { declarations } from './declare.js';
import { definingTokens } from './define-token.js';
import { disablings } from './disable.js';
import { fixes } from './fix.js';
import { fixOfFile } from './fix-all.js';
import { fixesOfRules } from './fix-rule.js';
import { openingRules } from './open-rule.js';

export type { CardFileView, FileView, SettingsPlace, TokensPlace } from '../../lint/file-view.js';
export type { SourceFile } from '../../lint/source-file.js';
export { type Action, type ActionKind, type ActionPage, changesOf, type FileChange } from './action.js';

/** Every action, with the kinds it is of, in the order in which they are offered: to keep quiet is the last resort. */
const all: readonly { readonly kinds: readonly ActionKind[]; readonly of: (context: ActionContext) => Action[] }[] = [
  { kinds: ['quickfix'], of: fixes },
  { kinds: ['quickfix'], of: fixesOfRules },
  { kinds: ['quickfix'], of: creatingEntries },
  { kinds: ['quickfix'], of: declarations },
  { kinds: ['quickfix', 'refactor.extract'], of: definingTokens },
  { kinds: ['source.fixAll.tokenwright'], of: fixOfFile },
  { kinds: ['quickfix'], of: openingRules },
  { kinds: ['quickfix'], of: disablings },
];

/** The kinds of all actions. */
export const actionKinds: readonly ActionKind[] = [...new Set(all.flatMap(({ kinds }) => kinds))];

/** What can be done at a cursor or in a selection. Kinds that nobody wants take no work. */
export function codeActions(file: FileView, range: Span, isWanted: (kind: ActionKind) => boolean): Action[] {
  const context = actionContextAt(file, range);
  return all
    .filter(({ kinds }) => kinds.some(isWanted))
    .flatMap(({ of }) => of(context))
    .filter(({ kind }) => isWanted(kind));
}
