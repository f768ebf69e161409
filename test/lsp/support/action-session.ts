import {
  type CodeAction,
  type CodeActionTriggerKind,
  TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { LineIndex } from '../../../server/src/text/line-index.js';
import { marked } from '../../unit/support/marked.js';
import { Session, type SessionOptions } from './client.js';

/** Starting a server takes longer than a test's requests, so tests with the same kind of client share one. */
const sessions = new Map<string, Promise<Session>>();
const inUse = new WeakMap<Session, string>();
let cases = 0;

/** Ends all shared servers. */
export async function disposeSessions(): Promise<void> {
  for (const session of sessions.values()) (await session).dispose();
  sessions.clear();
}

/** An editor with a cursor or selection in one file of a separate folder. */
export class ActionSession {
  private constructor(
    readonly session: Session,
    private readonly folder: string,
    private readonly texts: ReadonlyMap<string, string>,
    readonly actions: readonly CodeAction[],
  ) {}

  /**
   * Opens a folder with these files, and requests the actions at the mark `⟦…⟧` in one of them.
   * @param options `only`: the requested kinds, without which the request names none; `triggerKind`: whether the user asked
   */
  static async at(
    files: Readonly<Record<string, string>>,
    options: Omit<SessionOptions, 'files'> & {
      readonly only?: readonly string[];
      readonly triggerKind?: CodeActionTriggerKind;
    } = {},
  ): Promise<ActionSession> {
    const session = await sharedSession(options);
    const folder = `case-${++cases}`;
    const texts = new Map<string, string>();
    let target: { path: string; words: { start: number; end: number } } | null = null;
    for (const [path, source] of Object.entries(files)) {
      const { text, spans } = marked(source);
      texts.set(path, text);
      await session.write(`${folder}/${path}`, text);
      if (spans[0]) target = { path, words: spans[0] };
    }
    if (!target) throw new Error('no file has a mark');
    await session.moveTo(folder, inUse.get(session) ?? '.');
    inUse.set(session, folder);
    const { path, words } = target;
    const text = texts.get(path)!;
    await session.open(`${folder}/${path}`, text, languageOf(path));
    const range = new LineIndex(text).range(words);
    const actions = await session.actionsIn(`${folder}/${path}`, range, options.only, options.triggerKind);
    return new ActionSession(session, folder, texts, actions);
  }

  get titles(): string[] {
    return this.actions.map(({ title }) => title);
  }

  /** The action with a title. @throws if there is none */
  action(title: string): CodeAction {
    const found = this.actions.find((each) => each.title === title);
    if (!found) throw new Error(`there is no “${title}” among: ${this.titles.join(', ')}`);
    return found;
  }

  /** The texts of the files that an action changes or creates, after it. */
  after(title: string): Record<string, string> {
    const { edit } = this.action(title);
    if (!edit) throw new Error(`“${title}” changes nothing`);
    return this.applied(edit);
  }

  /** The texts of the files that an edit changes or creates, after it. */
  applied({ changes, documentChanges }: WorkspaceEdit): Record<string, string> {
    const after: Record<string, string> = {};
    const edit = (uri: string, edits: TextDocumentEdit['edits']) => {
      const path = this.pathOf(uri);
      const text = after[path] ?? this.texts.get(path);
      if (text === undefined) throw new Error(`${path} is edited, but is not there`);
      const lines = new LineIndex(text);
      after[path] = applyEdits(
        text,
        edits.map((each) => ({ span: lines.span(each.range), newText: 'newText' in each ? each.newText : '' })),
      );
    };
    for (const [uri, edits] of Object.entries(changes ?? {})) edit(uri, edits);
    for (const change of documentChanges ?? []) {
      if (TextDocumentEdit.is(change)) edit(change.textDocument.uri, change.edits);
      else if (change.kind === 'create') after[this.pathOf(change.uri)] = '';
      else throw new Error(`${change.kind} is not expected`);
    }
    return after;
  }

  /** The URI of a file of the folder. */
  uri(path: string): string {
    return this.session.uri(`${this.folder}/${path}`);
  }

  /** Opens a document with a text. */
  open(path: string, text: string): Promise<void> {
    return this.session.open(`${this.folder}/${path}`, text, languageOf(path));
  }

  /** The rules of the findings in a document. */
  rules(path: string): Promise<unknown[]> {
    return this.session.rules(`${this.folder}/${path}`);
  }

  /** Requests an action at some words of an open document again. @throws if there is none with this title */
  async again(path: string, words: string, title: string): Promise<CodeAction> {
    const actions = await this.session.actions(`${this.folder}/${path}`, words);
    return new ActionSession(this.session, this.folder, this.texts, actions).action(title);
  }

  private pathOf(uri: string): string {
    return decodeURIComponent(uri.slice(this.uri('').length));
  }
}

function sharedSession({ capabilities, initializationOptions }: SessionOptions): Promise<Session> {
  const key = JSON.stringify([capabilities, initializationOptions]);
  let session = sessions.get(key);
  if (!session) {
    session = Session.start({ ...(capabilities ? { capabilities } : {}), initializationOptions });
    sessions.set(key, session);
  }
  return session;
}

function languageOf(path: string): string {
  return path.endsWith('.tokens') ? 'tokentext' : path.endsWith('.json') ? 'jsonc' : 'cardtext';
}
