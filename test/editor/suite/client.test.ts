import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, hover, open } from './support.js';

describe('client', () => {
  it('recognizes card text, token definitions and settings by file name', async () => {
    assert.equal((await open(file('fixture/hover.cards'))).languageId, 'cardtext');
    assert.equal((await open(file('fixture/orchard.tokens'))).languageId, 'tokentext');
    assert.equal((await open(file('fixture/tokenwright.json'))).languageId, 'jsonc');
  });

  it('answers requests after "Restart Server"', async () => {
    const document = await open(file('fixture/hover.cards'));
    await eventually('a hover', () => hover(document, 'Treasure'));
    await vscode.commands.executeCommand('tokenwright.restartServer');
    await eventually('a hover', () => hover(document, 'Treasure'));
  });

  it('shows its log', async () => {
    await vscode.commands.executeCommand('tokenwright.showLog');
  });

  it('supports unsaved documents', async () => {
    const content = 'Harbor Tally {2}{U}\nSorcery\nCreate a Treasure token.\n';
    const document = await vscode.workspace.openTextDocument({ language: 'cardtext', content });
    await vscode.window.showTextDocument(document);
    assert.match(await eventually('a hover', () => hover(document, 'Treasure')), /111\.10a/);
  });
});
