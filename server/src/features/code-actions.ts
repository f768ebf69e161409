import type { Span } from '../text/span.js';
import type { Action, ActionKind } from './code-actions/action.js';
import { creatingEntries } from './code-actions/create-entry.js';
import { declarations } from './code-actions/declare.js';
import { definingTokens } from './code-actions/define-token.js';
import { disablings } from './code-actions/disable.js';
import { fixes } from './code-actions/fix.js';
import { fixOfFile } from './code-actions/fix-all.js';
import { fixesOfRules } from './code-actions/fix-rule.js';
import { openingRules } from './code-actions/open-rule.js';
import { type FileScene, type Scene, sceneAt } from './code-actions/scene.js';

export { type Action, type ActionKind, changesOf, type FileChange, type Page } from './code-actions/action.js';
export type { CardScene, FileScene, SettingsPlace, SourceFile, TokensPlace } from './code-actions/scene.js';

/** Every action, with the kinds it is of, in the order in which they are offered: to keep quiet is the last resort. */
const all: readonly { readonly kinds: readonly ActionKind[]; readonly of: (scene: Scene) => Action[] }[] = [
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
export function codeActions(file: FileScene, range: Span, isWanted: (kind: ActionKind) => boolean): Action[] {
  const scene = sceneAt(file, range);
  return all
    .filter(({ kinds }) => kinds.some(isWanted))
    .flatMap(({ of }) => of(scene))
    .filter(({ kind }) => isWanted(kind));
}
