import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, open, place } from './support.js';

/** The line at the cursor, once a rules document is shown. */
function lineShown(): string | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.uri.scheme !== 'tokenwright-rules') return undefined;
  return editor.document.lineAt(editor.selection.active).text;
}

describe('the rules document', () => {
  it('opens at a rule, read-only, with its own language, outline and links', async () => {
    await open(file('fixture/hover.cards'));
    await vscode.commands.executeCommand('tokenwright.openRule', '111.10a');
    assert.match(lineShown() ?? '', /^111\.10a .*Treasure/);
    const document = vscode.window.activeTextEditor!.document;
    assert.equal(document.languageId, 'tokenwright-rules');
    assert.equal(vscode.workspace.fs.isWritableFileSystem('tokenwright-rules') ?? false, false);

    const outline = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    const section = outline.find(({ name }) => name === '111');
    const predefined = section?.children.find(({ name }) => name === '111.10');
    assert.ok(predefined?.children.some(({ name }) => name === '111.10a'));

    const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
      'vscode.executeLinkProvider',
      document.uri,
    );
    const link = links.find(({ target }) => target?.scheme === 'tokenwright-rules');
    assert.ok(link?.target, 'a rule cites another');
    const line = Number(link.target.fragment.slice(1)) - 1;
    assert.ok(document.lineAt(line).text.startsWith(document.getText(link.range)));
  });

  it('opens on "Go to Definition" of a predefined token', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    const at = place(document, 'Treasure').translate(0, 1);
    vscode.window.activeTextEditor!.selection = new vscode.Selection(at, at);
    const line = await eventually('the rule', async () => {
      await vscode.commands.executeCommand('editor.action.revealDefinition');
      return lineShown();
    });
    assert.match(line, /^111\.10a /);
  });

  it('opens from a rule number in a card', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, new vscode.Position(0, 0), '# Named by rule 111.4.\n');
    assert.ok(await vscode.workspace.applyEdit(edit));
    const link = await eventually('the link', async () => {
      const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
        'vscode.executeLinkProvider',
        document.uri,
      );
      return links.find(({ target }) => target?.scheme === 'tokenwright-rules');
    });
    assert.equal(document.getText(link.range), '111.4');
    await vscode.commands.executeCommand('workbench.action.files.revert');
    await vscode.commands.executeCommand('vscode.open', link.target);
    assert.match(lineShown() ?? '', /^111\.4\. /);
  });
});
