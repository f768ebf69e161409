import type { CodeAction, CodeActionParams, Connection, Range } from 'vscode-languageserver/node';
import { type Action, type ActionKind, actionKinds, changesOf, codeActions } from '../features/code-actions.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ClientAbilities } from './client-abilities.js';
import { type Places, placesOf, toDiagnostic } from './convert.js';
import type { Documents } from './documents.js';
import { openingCommand, type PageOptions } from './pages.js';
import type { WorkspaceEdits } from './workspace-edit.js';

/** What an action is found again by, when its edit is asked for. */
interface Where {
  readonly uri: string;
  readonly range: Range;
}

/** Offers what can be done about the findings in a range, and about the tokens that its words speak of. */
export class CodeActions {
  private readonly workspace: Workspace;
  private readonly documents: Documents;
  private readonly edits: WorkspaceEdits;
  private readonly can: ClientAbilities;
  private readonly pages: PageOptions;

  constructor(
    workspace: Workspace,
    documents: Documents,
    edits: WorkspaceEdits,
    can: ClientAbilities,
    pages: PageOptions,
  ) {
    this.workspace = workspace;
    this.documents = documents;
    this.edits = edits;
    this.can = can;
    this.pages = pages;
  }

  /** Answers the client's questions. */
  listen(connection: Connection): void {
    connection.onCodeAction(async ({ textDocument: { uri }, range, context }) => {
      // A save asks for kinds that are none of ours, too, and is not kept waiting.
      if (!this.can.codeActions || !actionKinds.some((kind) => isWanted(kind, context))) return null;
      const where = { uri, range };
      const { actions, places } = await this.at(where, (kind) => isWanted(kind, context));
      return actions.flatMap((action) => this.converted(action, places, where) ?? []);
    });
    connection.onCodeActionResolve(async (asked) => {
      if (!isWhere(asked.data)) return asked;
      const { actions } = await this.at(asked.data, (kind) => kind === asked.kind);
      const action = actions.find(({ title }) => title === asked.title);
      const edit = action && this.edits.of(changesOf(action));
      return edit ? { ...asked, edit } : asked;
    });
  }

  private async at({ uri, range }: Where, wanted: (kind: ActionKind) => boolean) {
    const path = this.documents.path({ uri });
    const scene = await this.workspace.scene(path);
    const places = placesOf(scene?.file ?? { text: '', version: null }, this.documents.get(path));
    const span = { start: places.offset(range.start), end: places.offset(range.end) };
    return { actions: scene ? codeActions(scene, span, wanted) : [], places };
  }

  /** An action as the protocol has it; null where the client cannot carry it. */
  private converted(action: Action, places: Places, where: Where): CodeAction | null {
    const { title, kind, preferred, answers, opens } = action;
    const isLater = typeof action.changes === 'function' && this.can.resolvesEdits;
    const changes = isLater ? [] : changesOf(action);
    const edit = changes.length > 0 ? this.edits.of(changes) : undefined;
    const command = opens && openingCommand(opens, title, this.pages, (path) => this.documents.uri(path));
    if (edit === null || !(edit || command || isLater)) return null;
    return {
      title,
      kind,
      ...(preferred ? { isPreferred: true } : {}),
      diagnostics: answers.map((finding) => toDiagnostic(finding, places, this.pages.docsBase)),
      ...(edit ? { edit } : {}),
      ...(command ? { command } : {}),
      ...(isLater ? { data: where } : {}),
    };
  }
}

/** Where no kind is named, all are wanted but those that change a whole file. */
function isWanted(kind: ActionKind, { only }: CodeActionParams['context']): boolean {
  if (!only) return !kind.startsWith('source.');
  return only.some((each) => each === '' || kind === each || kind.startsWith(`${each}.`));
}

function isWhere(data: unknown): data is Where {
  return typeof data === 'object' && data !== null && 'uri' in data && 'range' in data;
}
