import type { FileView } from '../../lint/file-view.js';
import type { Span } from '../../text/span.js';
import { reminderActions } from '../reminder-text/actions.js';
import type { Action, ActionKind } from './action.js';
import { type ActionContext, actionContextAt } from './action-context.js';
import { createEntryActions } from './create-entry.js';
import { declareActions } from './declare.js';
import { defineTokenActions } from './define-token.js';
import { disableActions } from './disable.js';
import { fixActions } from './fix.js';
import { fixAllActions } from './fix-all.js';
import { fixRuleActions } from './fix-rule.js';
import { openRuleActions } from './open-rule.js';

export type { CardFileView, FileView, SettingsPlace, TokensPlace } from '../../lint/file-view.js';
export type { SourceFile } from '../../lint/source-file.js';
export { type Action, type ActionKind, type ActionPage, changesOf, type FileChange } from './action.js';

/** All providers of actions with the kinds they return, in the order in which they are offered. */
const providers: readonly {
  readonly kinds: readonly ActionKind[];
  readonly of: (context: ActionContext) => Action[];
}[] = [
  { kinds: ['quickfix'], of: fixActions },
  { kinds: ['quickfix'], of: fixRuleActions },
  { kinds: ['quickfix'], of: createEntryActions },
  { kinds: ['quickfix'], of: declareActions },
  { kinds: ['quickfix', 'refactor.extract'], of: defineTokenActions },
  { kinds: ['refactor.rewrite'], of: reminderActions },
  { kinds: ['source.fixAll.tokenwright'], of: fixAllActions },
  { kinds: ['quickfix', 'tokenwright.rule'], of: disableActions },
  { kinds: ['tokenwright.rule'], of: openRuleActions },
];

/** The kinds of all actions. */
export const actionKinds: readonly ActionKind[] = [...new Set(providers.flatMap(({ kinds }) => kinds))];

/** Returns the actions for a cursor or a selection. Kinds that the client does not want are not computed. */
export function codeActions(file: FileView, range: Span, isWanted: (kind: ActionKind) => boolean): Action[] {
  const context = actionContextAt(file, range);
  return providers
    .filter(({ kinds }) => kinds.some(isWanted))
    .flatMap(({ of }) => of(context))
    .filter(({ kind }) => isWanted(kind));
}
