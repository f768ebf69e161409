import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import {
  codeAction,
  eventually,
  file,
  finding,
  findings,
  hover,
  open,
  place,
  textOf,
} from '../editor/suite/support.js';

const { executeCommand } = vscode.commands;

describe('in a browser', () => {
  it('has no disk and no processes, only the editor’s file system', () => {
    assert.equal(vscode.env.uiKind, vscode.UIKind.Web);
    assert.notEqual(file('').scheme, 'file');
    assert.ok('importScripts' in globalThis);
  });

  it('has no network', async () => {
    // The runner's proxy looks for this host (test/rig/blocking-proxy.mjs).
    const answer = await fetch('https://tracker.example/', { mode: 'no-cors' }).catch(() => null);
    assert.ok(!answer?.ok);
  });

  it('shows and fixes a finding', async () => {
    const document = await open(file('fixture/typo.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    const { edit } = await codeAction(document, found, 'Change to “Treasure”');
    assert.ok(edit && (await vscode.workspace.applyEdit(edit)));
    await eventually('the finding to disappear', () => (findings(document).length === 0 ? true : undefined));
    await executeCommand('undo');
    await finding(document, 'unknown-predefined-token');
  });

  it('finds a token defined in a file that is not open, and renames it in every file', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    assert.match(await eventually('a hover', () => hover(document, 'Plum tokens')), /grove\.tokens/);
    const edit = await executeCommand<vscode.WorkspaceEdit>(
      'vscode.executeDocumentRenameProvider',
      document.uri,
      place(document, 'Plum tokens').translate(0, 1),
      'Persimmon',
    );
    const tokens = file('fixture/annotated/grove.tokens');
    const before = await textOf(tokens);
    assert.deepEqual(
      edit
        .entries()
        .map(([uri]) => uri.path.split('/').at(-1))
        .sort(),
      ['grove.cards', 'grove.tokens'],
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    try {
      assert.equal(await textOf(tokens), before.replaceAll('Plum', 'Persimmon'));
    } finally {
      for (const uri of [tokens, document.uri]) {
        await open(uri);
        await executeCommand('undo');
      }
    }
  });

  it('completes tokens while typing', async () => {
    const content = 'Harbor Tally {2}{U}\nSorcery\nCreate a Trea\n';
    const document = await vscode.workspace.openTextDocument({ language: 'cardtext', content });
    const labels = await eventually('a list', async () => {
      const list = await executeCommand<vscode.CompletionList>(
        'vscode.executeCompletionItemProvider',
        document.uri,
        new vscode.Position(2, 'Create a Trea'.length),
      );
      const found = list.items.map(({ label }) => (typeof label === 'string' ? label : label.label));
      return found.includes('Treasure token') ? found : undefined;
    });
    assert.ok(labels.length > 0);
  });
});
