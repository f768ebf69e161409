import {
  CodeLens,
  commands,
  type Disposable,
  EndOfLine,
  l10n,
  languages,
  Position,
  Range,
  Selection,
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
 * The commands that begin a card: in a new file, or in the active one. The server completes whole cards in an empty
 * block, so they open the list of completions there. A lens offers the same in an empty file.
 */
export function newCardCommands(session: Session): Disposable[] {
  return [
    commands.registerCommand(newCardFile, async () => {
      const document = await workspace.openTextDocument({ language: 'cardtext' });
      await offerCards(await window.showTextDocument(document), session);
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

/** Opens the list of whole cards in the empty block at the cursor, or in a new one below the block of the cursor. */
async function offerCards(editor: TextEditor, session: Session): Promise<void> {
  const { document } = editor;
  const { line } = editor.selection.active;
  const last = blockEnd(document, line);
  const isEmptyBlock = isBlank(document, line) && (line === 0 || isBlank(document, line - 1)) && last === line;
  if (!isEmptyBlock) {
    const lineBreak = document.eol === EndOfLine.CRLF ? '\r\n' : '\n';
    await editor.edit((edit) => edit.insert(document.lineAt(last).range.end, lineBreak + lineBreak));
    const cursor = new Position(last + 2, 0);
    editor.selection = new Selection(cursor, cursor);
    editor.revealRange(new Range(cursor, cursor));
  }
  // Without a server that is up, there is no list.
  const params: SetParams = { uri: document.uri.toString() };
  await session.request<SetInfo | null>(setRequest, params);
  await commands.executeCommand('editor.action.triggerSuggest');
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
