import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, finding, findings, open, rule } from './support.js';

describe('findings', () => {
  it('appear in the example set, with links to the pages of their rules', async () => {
    const set = new vscode.RelativePattern(file('ashes-of-kel-doran'), '**/*.{cards,tokens}');
    const documents: vscode.TextDocument[] = [];
    for (const uri of await vscode.workspace.findFiles(set)) documents.push(await open(uri));
    const all = await eventually('a finding in the example set', () => {
      const found = documents.flatMap(findings);
      return found.length > 0 ? found : undefined;
    });
    for (const { code, message } of all) {
      assert.ok(typeof code === 'object', `"${message}" links to a page`);
      const page = await vscode.workspace.openTextDocument(code.target);
      assert.ok(page.getText().startsWith(`# ${code.value}`), code.target.toString());
    }
  });

  it('are in the file where they are fixed', async () => {
    const document = await open(file('fixture/typo.cards'));
    const { range, severity } = await finding(document, 'unknown-predefined-token');
    assert.match(document.getText(range), /Tresure/);
    assert.ok(severity <= vscode.DiagnosticSeverity.Warning);
  });

  it('disappear when the token file that caused them is corrected', async () => {
    const cards = await open(file('fixture/orchard.cards'));
    await finding(cards, 'unknown-predefined-token');
    const tokens = await open(file('fixture/orchard.tokens'));
    const edit = new vscode.WorkspaceEdit();
    for (const { index } of tokens.getText().matchAll(/Quincefruitt/g)) {
      const end = tokens.positionAt(index + 'Quincefruitt'.length);
      edit.delete(tokens.uri, new vscode.Range(end.translate(0, -1), end));
    }
    assert.ok(await vscode.workspace.applyEdit(edit));
    await eventually('the finding to disappear', () => (findings(cards).length === 0 ? true : undefined));
    assert.deepEqual(findings(tokens).map(rule), []);
  });

  it('appear by themselves after a card was typed', async () => {
    const document = await vscode.workspace.openTextDocument({ language: 'cardtext' });
    await vscode.window.showTextDocument(document);
    for (const key of 'Copper Bear {2}\nCreature') await vscode.commands.executeCommand('type', { text: key });
    await finding(document, 'creature-without-pt');
    await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
  });
});
