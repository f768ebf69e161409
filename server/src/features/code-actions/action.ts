import type { Edit, Finding } from '../../lint/finding.js';
import type { SourceFile } from '../../lint/source-file.js';

/** What kinds of actions there are, as the protocol names them. */
export type ActionKind = 'quickfix' | 'refactor.extract' | 'source.fixAll.tokenwright';

/** What an action does to a file: edits of one that is there, or a new one with its text. */
export type FileChange =
  | { readonly file: SourceFile; readonly edits: readonly Edit[] }
  | { readonly creates: string; readonly text: string };

/** What an editor shows when an action is done. */
export type ActionPage =
  /** The page of a lint rule. */
  | { readonly of: 'lint rule'; readonly id: string }
  /** A rule of the game, in the rulebook of the file. */
  | { readonly of: 'rule'; readonly number: string; readonly path: string }
  | { readonly of: 'file'; readonly path: string };

/** One thing an editor can do for whoever writes the cards. */
export interface Action {
  /** Begins with a verb. */
  readonly title: string;
  readonly kind: ActionKind;
  /** Whether it can be done without being looked at. */
  readonly preferred: boolean;
  /** The findings it answers. */
  readonly answers: readonly Finding[];
  /** A function where they take work, so that what nobody chooses takes none. */
  readonly changes: readonly FileChange[] | (() => readonly FileChange[]);
  /** Null where nothing is to be shown. */
  readonly opens: ActionPage | null;
}

/** A quick fix that answers findings. */
export function quickFix(title: string, answers: readonly Finding[], ...changes: readonly FileChange[]): Action {
  return { title, kind: 'quickfix', preferred: false, answers, changes, opens: null };
}

/** What an action does, worked out now. */
export function changesOf({ changes }: Action): readonly FileChange[] {
  return typeof changes === 'function' ? changes() : changes;
}
