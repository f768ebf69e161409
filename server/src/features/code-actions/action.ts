import type { Edit, Finding } from '../../lint/finding.js';
import type { SourceFile } from '../../lint/source-file.js';

/**
 * The kinds of actions, as the protocol names them. An editor lists kinds of its own last, as further actions, and leaves
 * them out where it shows only quick fixes.
 */
export type ActionKind =
  | 'quickfix'
  | 'refactor.extract'
  | 'refactor.rewrite'
  | 'source.fixAll.tokenwright'
  | 'tokenwright.rule';

/** A change that an action makes: edits of an existing file, or a new file with its text. */
export type FileChange =
  | { readonly file: SourceFile; readonly edits: readonly Edit[] }
  | { readonly creates: string; readonly text: string };

/** What the editor opens after an action is applied. */
export type ActionPage =
  /** The page of a lint rule. */
  | { readonly of: 'lint rule'; readonly id: string }
  /** A rule of the game, in the rulebook of the file. */
  | { readonly of: 'rule'; readonly number: string; readonly path: string }
  | { readonly of: 'file'; readonly path: string };

/** A code action that is offered to the user. */
export interface Action {
  /** Begins with a verb. */
  readonly title: string;
  readonly kind: ActionKind;
  /** Whether it is what most users want: the editor marks it, and applies it when asked to fix something by itself. */
  readonly preferred: boolean;
  /** The findings that it addresses. */
  readonly answers: readonly Finding[];
  /** A function if the changes are expensive to compute; it is called only when the user chooses the action. */
  readonly changes: readonly FileChange[] | (() => readonly FileChange[]);
  /** Null if there is nothing to open. */
  readonly opens: ActionPage | null;
}

/** Returns a quick fix that addresses findings. */
export function quickFix(title: string, answers: readonly Finding[], ...changes: readonly FileChange[]): Action {
  return { title, kind: 'quickfix', preferred: false, answers, changes, opens: null };
}

/** Returns the changes of an action, computing them if necessary. */
export function changesOf({ changes }: Action): readonly FileChange[] {
  return typeof changes === 'function' ? changes() : changes;
}
