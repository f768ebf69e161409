import {
  type CancellationToken,
  type CodeAction,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Range,
} from 'vscode-languageserver';
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
import { type PositionMapper, positionMapper, toDiagnostic } from '../documents/convert.js';
import { type Addresses, openingCommand, type PageOptions } from '../documents/pages.js';
import { addressOf, placeOfRule } from '../documents/rules-places.js';
import { workspaceEdit } from '../documents/workspace-edit.js';
import type { ServerContext } from '../server-context.js';
import { withFallback } from './with-fallback.js';

/** What identifies an action again when its edit is requested. */
interface ActionOrigin {
  readonly uri: string;
  readonly range: Range;
}

/** Offers actions for the findings in a range, and for the tokens mentioned in it. */
export function onCodeAction(server: ServerContext, pages: PageOptions): void {
  const { connection, can } = server;

  connection.onCodeAction(
    withFallback(connection, 'Code actions', null, async ({ textDocument: { uri }, range, context }, token) => {
      // On save the editor also requests kinds that are not ours; answer those without delay.
      if (!can.codeActions || !actionKinds.some((kind) => isWanted(kind, context))) return null;
      const origin = { uri, range };
      const { actions, positions, view } = await actionsAt(server, origin, token, (kind) => isWanted(kind, context));
      const rulebook = view?.cards?.snapshot.edition.rulebook;
      const addresses: Addresses = {
        file: (path) => server.documents.uri(path),
        rule: (number) => {
          const place = rulebook && pages.rulesDocuments ? placeOfRule(number, rulebook, uri) : null;
          return place && addressOf(place);
        },
      };
      const shown = { positions, origin, pages, addresses };
      return actions.flatMap((action) => converted(action, shown, server) ?? []);
    }),
  );

  connection.onCodeActionResolve(async (unresolved, token) => {
    if (!isActionOrigin(unresolved.data)) return unresolved;
    const { actions } = await actionsAt(server, unresolved.data, token, (kind) => kind === unresolved.kind);
    const action = actions.find(({ title }) => plain(title) === unresolved.title);
    const edit = action && workspaceEdit(server, changesOf(action));
    return edit ? { ...unresolved, edit } : unresolved;
  });
}

async function actionsAt(
  { workspace, documents }: ServerContext,
  { uri, range }: ActionOrigin,
  token: CancellationToken,
  isWanted: (kind: ActionKind) => boolean,
): Promise<{ actions: readonly Action[]; positions: PositionMapper; view: FileView | null }> {
  const path = documents.path({ uri });
  const view = await workspace.fileView(path);
  stopIfCancelled(token);
  const positions = positionMapper(view?.file.text ?? '');
  const span = { start: positions.offset(range.start), end: positions.offset(range.end) };
  return { actions: view ? codeActions(view, span, isWanted) : [], positions, view };
}

/**
 * If the request names no kind, every kind is wanted except those that change a whole file; and those that nearly every
 * card has only if the user asked, as they would otherwise light the bulb on each of them.
 */
function isWanted(kind: ActionKind, { only, triggerKind }: CodeActionParams['context']): boolean {
  if (!only && triggerKind === CodeActionTriggerKind.Automatic && kind === 'refactor.rewrite') return false;
  if (!only) return !kind.startsWith('source.');
  return only.some((each) => each === '' || kind === each || kind.startsWith(`${each}.`));
}

/** What the conversion of actions depends on. */
interface ActionDisplay {
  readonly positions: PositionMapper;
  readonly origin: ActionOrigin;
  readonly pages: PageOptions;
  readonly addresses: Addresses;
}

/** An action as an LSP code action; null if the client cannot execute it. */
function converted(
  action: Action,
  { positions, origin, pages, addresses }: ActionDisplay,
  server: ServerContext,
): CodeAction | null {
  const { kind, preferred, answers, opens } = action;
  const title = plain(action.title);
  const isLater = typeof action.changes === 'function' && server.can.resolvesEdits;
  const changes = isLater ? [] : changesOf(action);
  const edit = changes.length > 0 ? workspaceEdit(server, changes) : undefined;
  const command = opens && openingCommand(opens, title, pages, addresses);
  if (edit === null || !(edit || command || isLater)) return null;
  return {
    title,
    kind,
    ...(preferred ? { isPreferred: true } : {}),
    diagnostics: answers.map((finding) => toDiagnostic(finding, positions, pages.docsBase)),
    ...(edit ? { edit } : {}),
    ...(command ? { command } : {}),
    ...(isLater ? { data: origin } : {}),
  };
}

function isActionOrigin(data: unknown): data is ActionOrigin {
  return typeof data === 'object' && data !== null && 'uri' in data && 'range' in data;
}
