import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, open } from './support.js';

const shown = () => vscode.commands.executeCommand<string>('tokenwright.tokens.copy');

describe('the Tokens view', () => {
  it('shows the tokens of the sets with their makers, and undefined tokens', async () => {
    await open(file('fixture/annotated/grove.cards'));
    await vscode.commands.executeCommand('tokenwright.tokens.focus');
    const text = await eventually('the tokens', async () => {
      const lines = await shown();
      return lines.includes('Soldier Token') ? lines : undefined;
    });
    assert.match(text, /^ +White {2}\d+$/m);
    assert.match(text, /^ +Soldier Token {2}1 card · 1\/1\n +Thicket Muster {2}two$/m);
    assert.match(text, /^ +Defined Nowhere {2}\d+$/m);
    assert.match(text, /^ +Blimfrog/m);
  });

  it('can be grouped by type', async () => {
    await vscode.commands.executeCommand('tokenwright.tokens.groupByType');
    assert.match(await shown(), /^ +Creature {2}\d+$/m);
    await vscode.commands.executeCommand('tokenwright.tokens.groupByColor');
    assert.doesNotMatch(await shown(), /^ +Creature {2}\d+$/m);
  });

  it('is updated while typing', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    const edit = new vscode.WorkspaceEdit();
    edit.insert(
      document.uri,
      new vscode.Position(document.lineCount, 0),
      '\nBough Herald {G}\nInstant\nCreate a Wobblegum token.\n',
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    await eventually('the new name', async () => ((await shown()).includes('Wobblegum') ? true : undefined));
    await eventually('the file as it was', async () => {
      await vscode.window.showTextDocument(document);
      await vscode.commands.executeCommand('workbench.action.files.revert');
      return document.getText().includes('Wobblegum') ? undefined : true;
    });
    await eventually('it to disappear', async () => ((await shown()).includes('Wobblegum') ? undefined : true));
  });
});

describe('the Cards view', () => {
  const cards = () => vscode.commands.executeCommand<string>('tokenwright.cards.copy');

  it('shows the cards of the sets in groups, and commands for each', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    await vscode.commands.executeCommand('tokenwright.cards.focus');
    const text = await eventually('the cards', async () => {
      const lines = await cards();
      return lines.includes('Orchard Choir') ? lines : undefined;
    });
    assert.match(text, /^ +White {2}\d+$/m);
    assert.match(text, /^ +Orchard Choir {2}\S+ · \S/m);
    const name = document.getText().indexOf('Orchard Choir');
    const { line, character } = document.positionAt(name);
    // As the server sends it: a worker would get no usable copy of the editor's own class.
    const start = { line, character };
    const place = { uri: document.uri.toString(), range: { start, end: start } };
    const node = { label: 'Orchard Choir', kind: 'card', place, children: [] };
    const copied = await vscode.commands.executeCommand<string>('tokenwright.item.copyText', node);
    assert.match(copied, /^Orchard Choir \{1\}/);
    await vscode.commands.executeCommand('workbench.action.closeAllEditors');
    await vscode.commands.executeCommand('tokenwright.item.goTo', node);
    assert.equal(vscode.window.activeTextEditor?.document.uri.toString(), document.uri.toString());
    assert.equal(vscode.window.activeTextEditor?.selection.active.line, line);
  });
});

describe('the token list', () => {
  it('opens as a page', async () => {
    await open(file('fixture/annotated/grove.cards'));
    await vscode.commands.executeCommand('tokenwright.openTokenList');
    const shownTab = () =>
      vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label.includes('Token List'));
    const tab = await eventually('the page', shownTab);
    assert.ok(tab.input instanceof vscode.TabInputWebview, 'the page is rendered');

    await vscode.window.tabGroups.close(shownTab() ?? []);
  });
});
