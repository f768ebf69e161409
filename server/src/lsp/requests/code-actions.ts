import type { CancellationToken, CodeAction, CodeActionParams, Range } from 'vscode-languageserver';
import {
  type Action,
  type ActionKind,
  actionKinds,
  changesOf,
  codeActions,
} from '../../features/code-actions/code-actions.js';
import { plain } from '../../features/shared/markdown.js';
import type { FileView } from '../../lint/file-view.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { type Places, placesOf, toDiagnostic } from '../documents/convert.js';
import { type Addresses, openingCommand, type PageOptions } from '../documents/pages.js';
import { workspaceEdit } from '../documents/workspace-edit.js';
import { addressOfRule } from '../own-requests/rules-documents.js';
import type { Shell } from '../shell.js';
import { orNothing } from './or-nothing.js';

/** What an action is found again by, when its edit is asked for. */
interface Where {
  readonly uri: string;
  readonly range: Range;
}

/** Offers what can be done about the findings in a range, and about the tokens that its words speak of. */
export function onCodeAction(shell: Shell, pages: PageOptions): void {
  const { connection, can } = shell;

  connection.onCodeAction(
    orNothing(connection, 'Code actions', null, async ({ textDocument: { uri }, range, context }, token) => {
      // A save asks for kinds that are none of ours, too, and is not kept waiting.
      if (!can.codeActions || !actionKinds.some((kind) => isWanted(kind, context))) return null;
      const where = { uri, range };
      const { actions, places, view } = await actionsAt(shell, where, token, (kind) => isWanted(kind, context));
      const rulebook = view?.cards?.snapshot.edition.rulebook;
      const addresses: Addresses = {
        file: (path) => shell.documents.uri(path),
        rule: (number) => (rulebook && pages.rulesDocuments ? addressOfRule(number, rulebook, uri) : null),
      };
      const shown = { places, where, pages, addresses };
      return actions.flatMap((action) => converted(action, shown, shell) ?? []);
    }),
  );

  connection.onCodeActionResolve(async (asked, token) => {
    if (!isWhere(asked.data)) return asked;
    const { actions } = await actionsAt(shell, asked.data, token, (kind) => kind === asked.kind);
    const action = actions.find(({ title }) => plain(title) === asked.title);
    const edit = action && workspaceEdit(shell, changesOf(action));
    return edit ? { ...asked, edit } : asked;
  });
}

async function actionsAt(
  { workspace, documents }: Shell,
  { uri, range }: Where,
  token: CancellationToken,
  isWanted: (kind: ActionKind) => boolean,
): Promise<{ actions: readonly Action[]; places: Places; view: FileView | null }> {
  const path = documents.path({ uri });
  const view = await workspace.fileView(path);
  stopIfCancelled(token);
  const places = placesOf(view?.file.text ?? '');
  const span = { start: places.offset(range.start), end: places.offset(range.end) };
  return { actions: view ? codeActions(view, span, isWanted) : [], places, view };
}

/** Where no kind is named, all are wanted but those that change a whole file. */
function isWanted(kind: ActionKind, { only }: CodeActionParams['context']): boolean {
  if (!only) return !kind.startsWith('source.');
  return only.some((each) => each === '' || kind === each || kind.startsWith(`${each}.`));
}

/** Where and how actions are shown. */
interface ActionDisplay {
  readonly places: Places;
  readonly where: Where;
  readonly pages: PageOptions;
  readonly addresses: Addresses;
}

/** An action as the protocol has it; null where the client cannot carry it. */
function converted(
  action: Action,
  { places, where, pages, addresses }: ActionDisplay,
  shell: Shell,
): CodeAction | null {
  const { kind, preferred, answers, opens } = action;
  const title = plain(action.title);
  const isLater = typeof action.changes === 'function' && shell.can.resolvesEdits;
  const changes = isLater ? [] : changesOf(action);
  const edit = changes.length > 0 ? workspaceEdit(shell, changes) : undefined;
  const command = opens && openingCommand(opens, title, pages, addresses);
  if (edit === null || !(edit || command || isLater)) return null;
  return {
    title,
    kind,
    ...(preferred ? { isPreferred: true } : {}),
    diagnostics: answers.map((finding) => toDiagnostic(finding, places, pages.docsBase)),
    ...(edit ? { edit } : {}),
    ...(command ? { command } : {}),
    ...(isLater ? { data: where } : {}),
  };
}

function isWhere(data: unknown): data is Where {
  return typeof data === 'object' && data !== null && 'uri' in data && 'range' in data;
}
