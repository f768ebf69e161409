import * as assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { answered, choose, codeAction, eventually, file, finding, findings, open, textOf } from './support.js';

const gone = (document: vscode.TextDocument) =>
  eventually('the finding to go', () => (findings(document).length === 0 ? true : undefined));

describe('code actions', () => {
  it('keep a rule quiet on a line', async () => {
    const document = await open(file('fixture/actions/disable.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Disable unknown-predefined-token for this line'));
    assert.match(document.lineAt(2).text, /^# tokenwright-disable-next-line unknown-predefined-token$/);
    await gone(document);
  });

  it('define a token: its file is made and shown, and the finding goes', async () => {
    const document = await open(file('fixture/actions/verses.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Define “Poem Token” in verses.tokens'));
    const tokens = file('fixture/actions/verses.tokens');
    assert.equal(await textOf(tokens), 'Poem Token\nArtifact — Poem\n');
    assert.equal(vscode.window.activeTextEditor?.document.uri.path, tokens.path);
    await gone(document);
  });

  it('declare a subtype in the settings of the set', async () => {
    const document = await open(file('fixture/actions/kin.cards'));
    const found = await finding(document, 'unknown-subtype');
    await choose(await codeAction(document, found, 'Declare the subtype “Emberkin”'));
    assert.equal(
      await textOf(file('fixture/actions/tokenwright.json')),
      '{\n  "rulebook": "magic-2026-09",\n  "subtypes": ["Emberkin"]\n}\n',
    );
    await gone(document);
  });

  it('show the page of the lint rule', async () => {
    const document = await open(file('fixture/typo.cards'));
    const found = await finding(document, 'unknown-predefined-token');
    await choose(await codeAction(document, found, 'Open the page of unknown-predefined-token'));
    await eventually('the page as it is meant to be read', () => {
      const { input, label } = vscode.window.tabGroups.activeTabGroup.activeTab ?? {};
      return input instanceof vscode.TabInputWebview && label?.includes('unknown-predefined-token') ? true : undefined;
    });
  });

  it('show the rule of the game', async () => {
    const document = await open(file('fixture/actions/save.cards'));
    const found = await finding(document, 'predefined-lowercase');
    await choose(await codeAction(document, found, 'Open rule 111.10'));
    const editor = vscode.window.activeTextEditor;
    assert.equal(editor?.document.uri.scheme, 'tokenwright-rules');
    assert.match(editor.document.lineAt(editor.selection.active).text, /^111\.10\. .*predefined token/);
  });
});

describe('fixing', () => {
  it('a file is done by its command', async () => {
    const document = await open(file('fixture/actions/save.cards'));
    await finding(document, 'token-word-doubled');
    await vscode.commands.executeCommand('tokenwright.fixFile');
    assert.equal(document.lineAt(2).text, '{T}: Create a Treasure token.');
    await vscode.commands.executeCommand('undo');
    assert.equal(document.lineAt(2).text, '{T}: Create a treasure token token.');
  });

  it('a file is done on saving it, where the user asks for it', async () => {
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
      await gone(document);
    } finally {
      await settings.update('codeActionsOnSave', undefined, true, true);
    }
  });

  it('a set is shown first, and what the user ticks is done', async () => {
    const jar = await open(file('fixture/fix-set/jar.cards'));
    await finding(jar, 'predefined-lowercase');
    const before = jar.getText();
    // The preview says nowhere that it is ready: one that was not is tried again.
    await eventually('the change that was ticked', async () => {
      const done = await answered('tokenwright.fixSet', 'workbench.action.acceptSelectedQuickOpenItem');
      await sleep(1000);
      assert.equal(jar.getText(), before, 'nothing is done yet');
      for (const each of ['focus', 'toggleCheckedState', 'apply']) {
        await vscode.commands.executeCommand(`refactorPreview.${each}`);
        if (each === 'focus') await vscode.commands.executeCommand('list.focusFirst');
      }
      await Promise.race([done.ended, sleep(1000)]);
      await vscode.commands.executeCommand('refactorPreview.discard');
      return (await textOf(file('fixture/fix-set/deep/drum.cards'))).includes('Goblin') || undefined;
    });
    assert.equal(jar.getText(), before, 'what is not ticked stays');
  });

  it('a set is done at once where the user says so', async () => {
    const jar = await open(file('fixture/fix-set/jar.cards'));
    await finding(jar, 'predefined-lowercase');
    const next = 'workbench.action.quickOpenSelectNext';
    const { ended } = await answered('tokenwright.fixSet', next, 'workbench.action.acceptSelectedQuickOpenItem');
    await ended;
    assert.match(jar.getText(), /Create a Treasure token/);
    await gone(jar);
  });
});
