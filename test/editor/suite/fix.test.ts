import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, finding, findings, open } from './support.js';

describe('quick fix', () => {
  it('corrects a misspelt name and clears the finding', async () => {
    const document = await open(file('fixture/typo.cards'));
    const before = document.getText();
    const { range } = await finding(document, 'unknown-predefined-token');
    const fix = await eventually('the fix', async () => {
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        'vscode.executeCodeActionProvider',
        document.uri,
        range,
        vscode.CodeActionKind.QuickFix.value,
      );
      return actions.find(({ edit, title }) => edit && title.includes('Treasure'));
    });
    assert.ok(fix.edit);
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    assert.equal(document.getText(), before.replace('Tresure', 'Treasure'));
    await eventually('the finding to disappear', () => (findings(document).length === 0 ? true : undefined));
  });
});
