import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { choose, codeAction, eventually, file, finding, findings, open, textOf } from './support.js';

/** A separate folder with cards of another program that belongs to no set. */
async function freshFolder(): Promise<vscode.Uri> {
  const folder = file('fresh');
  const cards = vscode.Uri.joinPath(folder, 'orchard.xml');
  await vscode.workspace.fs.copy(file('fixture/foreign/orchard.xml'), cards, { overwrite: true });
  return folder;
}

describe('Check This Folder', () => {
  it('creates settings, checks a Cockatrice file, and fixes it without breaking the XML', async () => {
    const folder = await freshFolder();
    const document = await open(vscode.Uri.joinPath(folder, 'orchard.xml'));
    assert.deepEqual(findings(document), [], 'files outside a set are not checked');

    const result = await vscode.commands.executeCommand('tokenwright.checkFolder', folder);
    assert.deepEqual(result, { files: 1, cards: 1, findings: 2, hints: 0, omitted: 0 });
    assert.equal(
      await textOf(vscode.Uri.joinPath(folder, 'tokenwright.json')),
      '{\n  "rulebook": "magic-2026-09"\n}\n',
    );

    const name = await finding(document, 'predefined-lowercase');
    assert.equal(document.getText(name.range), 'treasure');
    const stop = await finding(document, 'quote-punctuation');
    assert.equal(document.getText(stop.range), '&quot;.');
    await choose(await codeAction(document, stop, 'Move the full stop inside'));
    assert.match(document.getText(), /with &quot;\{T\}: Add \{G\}\.&quot; Then create a treasure token\.<\/text>/);
    await eventually('the finding to disappear', () => (findings(document).length === 1 ? true : undefined));
  });

  it('does not change existing settings, in the folder or above it', async () => {
    const settings = file('fixture/tokenwright.json');
    const before = await textOf(settings);
    await vscode.commands.executeCommand('tokenwright.checkFolder', file('fixture/foreign'));
    assert.equal(await textOf(settings), before);
    const own = vscode.Uri.joinPath(file('fixture/foreign'), 'tokenwright.json');
    await assert.rejects(async () => vscode.workspace.fs.stat(own));
  });

  it('does not format other programs’ files', async () => {
    const document = await open(file('fixture/foreign/orchard.xml'));
    const edits = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
      'vscode.executeFormatDocumentProvider',
      document.uri,
      { tabSize: 2, insertSpaces: true },
    );
    assert.deepEqual(edits ?? [], []);
  });
});
