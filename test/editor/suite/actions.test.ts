import * as assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { answered, choose, codeAction, eventually, file, finding, findings, open, textOf } from './support.js';

const findingsGone = (document: vscode.TextDocument) =>
  eventually('the finding to disappear', () => (findings(document).length === 0 ? true : undefined));

describe('code actions', () => {
  it('disable a rule for a line', async () => {
    const document = await open(file('fixture/actions/disable.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Disable unknown-predefined-token for this line'));
    assert.match(document.lineAt(2).text, /^# tokenwright-disable-next-line unknown-predefined-token$/);
    await findingsGone(document);
  });

  it('define a token: create and show its file, and clear the finding', async () => {
    const document = await open(file('fixture/actions/verses.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Define “Poem Token” in verses.tokens'));
    const tokens = file('fixture/actions/verses.tokens');
    assert.equal(await textOf(tokens), 'Poem Token\nArtifact — Poem\n');
    assert.equal(vscode.window.activeTextEditor?.document.uri.path, tokens.path);
    await findingsGone(document);
  });

  it('declare a subtype in the set’s settings', async () => {
    const document = await open(file('fixture/actions/kin.cards'));
    const found = await finding(document, 'unknown-subtype');
    await choose(await codeAction(document, found, 'Declare the subtype “Emberkin”'));
    assert.equal(
      await textOf(file('fixture/actions/tokenwright.json')),
      '{\n  "rulebook": "magic-2026-09",\n  "subtypes": ["Emberkin"]\n}\n',
    );
    await findingsGone(document);
  });

  it('open the page of the lint rule', async () => {
    const document = await open(file('fixture/typo.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Open the page of unknown-predefined-token'));
    await eventually('the rendered page', () => {
      const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
      return input instanceof vscode.TabInputWebview && label?.includes('unknown-predefined-token') ? true : undefined;
    });
  });

  it('open the rule of the game', async () => {
    const document = await open(file('fixture/actions/save.cards'));
    const found = await finding(document, 'predefined-lowercase');
    await choose(await codeAction(document, found, 'Open rule 111.10'));
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.scheme, 'tokenwright-rules');
    assert.match(editor.document.lineAt(editor.selection.active).text, /^111\.10\. .*predefined token/);
  });
});

describe('fixing', () => {
  it('a command fixes the active file', async () => {
    const document = await open(file('fixture/actions/save.cards'));
    await finding(document, 'token-word-doubled');
    await vscode.commands.executeCommand('tokenwright.fixFile');
    assert.equal(document.lineAt(2).text, '{T}: Create a Treasure token.');
    await vscode.commands.executeCommand('undo');
    assert.equal(document.lineAt(2).text, '{T}: Create a treasure token token.');
  });

  it('a file is fixed on save if the user has configured that', async () => {
    const settings = vscode.workspace.getConfiguration('editor', { languageId: 'cardtext' });
    await settings.update('codeActionsOnSave', { 'source.fixAll.tokenwright': 'explicit' }, true, true);
    try {
      const document = await open(file('fixture/actions/save.cards'));
      await finding(document, 'token-word-doubled');
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, document.lineAt(document.lineCount - 1).range.end, '# seen\n');
      assert.ok(await vscode.workspace.applyEdit(edit));
      await vscode.commands.executeCommand('workbench.action.files.save');
      await eventually('the document to be saved', () => (document.isDirty ? undefined : true));
      const saved = await vscode.workspace.fs.readFile(document.uri);
      assert.match(new TextDecoder().decode(saved), /^\{T\}: Create a Treasure token\.$/m);
      await findingsGone(document);
    } finally {
      await settings.update('codeActionsOnSave', undefined, true, true);
    }
  });

  it('a set is previewed by rule with safe fixes ticked, and unticked changes are not made', async () => {
    const jar = await open(file('fixture/fix-set/jar.cards'));
    await finding(jar, 'predefined-lowercase');
    const before = jar.getText();
    // There is no event for the preview being ready, so try again if it was not.
    await eventually('the change that was ticked', async () => {
      const done = await answered('tokenwright.fixSet', 'workbench.action.acceptSelectedQuickOpenItem');
      await sleep(1000);
      assert.equal(jar.getText(), before, 'nothing has changed yet');
      for (const each of ['groupByType', 'focus', 'toggleCheckedState', 'apply']) {
        await vscode.commands.executeCommand(`refactorPreview.${each}`);
        if (each === 'focus') await vscode.commands.executeCommand('list.focusFirst');
      }
      await Promise.race([done.ended, sleep(1000)]);
      await vscode.commands.executeCommand('refactorPreview.discard');
      return (await textOf(file('fixture/fix-set/deep/drum.cards'))).includes('Goblin') || undefined;
    });
    assert.equal(jar.getText(), before, 'unticked changes are not made');
  });

  it('a set is fixed without a preview if the user chooses that', async () => {
    const jar = await open(file('fixture/fix-set/jar.cards'));
    await finding(jar, 'predefined-lowercase');
    const next = 'workbench.action.quickOpenSelectNext';
    const { ended } = await answered('tokenwright.fixSet', next, 'workbench.action.acceptSelectedQuickOpenItem');
    await ended;
    assert.match(jar.getText(), /Create a Treasure token/);
    await findingsGone(jar);
  });
});
