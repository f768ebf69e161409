import {
  CodeLens,
  type CompletionList,
  commands,
  type Disposable,
  EndOfLine,
  l10n,
  languages,
  Position,
  Range,
  SnippetString,
  type TextDocument,
  type TextEditor,
  window,
  workspace,
} from 'vscode';
import { type SetInfo, type SetParams, setRequest } from '../../server/src/lsp/protocol.js';
import { insertCard, newCardFile } from './command-ids.js';
import type { Session } from './session.js';

const cardLanguages = ['cardtext', 'tokentext'];

/**
 * The commands that begin a card: in a new file, or in the active one. A lens offers the same in an empty file.
 */
export function newCardCommands(session: Session): Disposable[] {
  return [
    commands.registerCommand(newCardFile, async () => {
      const document = await workspace.openTextDocument({ language: 'cardtext' });
      await window.showTextDocument(document);
      await serverReady(document, session);
      // Unlike a list to pick from, this lets one type a card instead.
      await commands.executeCommand('editor.action.triggerSuggest');
    }),
    commands.registerCommand(insertCard, async () => {
      const editor = window.activeTextEditor;
      if (editor && cardLanguages.includes(editor.document.languageId)) await offerCards(editor, session);
      else await commands.executeCommand(newCardFile);
    }),
    languages.registerCodeLensProvider(cardLanguages, { provideCodeLenses: emptyFileLens }),
  ];
}

function emptyFileLens(document: TextDocument): CodeLens[] {
  if (document.getText().trim() !== '') return [];
  const title = l10n.t('Insert a card…');
  return [new CodeLens(new Range(0, 0, 0, 0), { title, command: insertCard })];
}

/**
 * Lets the user pick a whole card and inserts it in the empty block at the cursor, or in a new one below the block of the
 * cursor. The server offers the cards as completions there.
 */
async function offerCards(editor: TextEditor, session: Session): Promise<void> {
  const { document } = editor;
  const { line } = editor.selection.active;
  const last = blockEnd(document, line);
  const isEmptyBlock = isBlank(document, line) && (line === 0 || isBlank(document, line - 1)) && last === line;
  if (!isEmptyBlock) {
    const lineBreak = document.eol === EndOfLine.CRLF ? '\r\n' : '\n';
    await editor.edit((edit) => edit.insert(document.lineAt(last).range.end, lineBreak + lineBreak));
  }
  const place = new Position(isEmptyBlock ? line : last + 2, 0);
  const cards = await cardsAt(document, place, session);
  const picked = await window.showQuickPick(cards, { placeHolder: l10n.t('The card to insert') });
  if (picked) await editor.insertSnippet(picked.snippet, place);
  else if (!isEmptyBlock) await commands.executeCommand('undo');
}

/** The whole cards that the server completes at a place, in its order. */
async function cardsAt(document: TextDocument, place: Position, session: Session) {
  await serverReady(document, session);
  const { items } = await commands.executeCommand<CompletionList>(
    'vscode.executeCompletionItemProvider',
    document.uri,
    place,
  );
  const inOrder = items.toSorted((a, b) => ((a.sortText ?? '') < (b.sortText ?? '') ? -1 : 1));
  return inOrder.flatMap(({ label, insertText }) =>
    insertText instanceof SnippetString
      ? { label: typeof label === 'string' ? label : label.label, snippet: insertText }
      : [],
  );
}

/** Waits for the server: before it is up, nothing is completed. */
async function serverReady({ uri }: TextDocument, session: Session): Promise<void> {
  const params: SetParams = { uri: uri.toString() };
  await session.request<SetInfo | null>(setRequest, params);
}

/** The last line before a blank one, from a line on. */
function blockEnd(document: TextDocument, line: number): number {
  let last = line;
  while (last + 1 < document.lineCount && !isBlank(document, last + 1)) last++;
  return last;
}

function isBlank(document: TextDocument, line: number): boolean {
  return document.lineAt(line).isEmptyOrWhitespace;
}
