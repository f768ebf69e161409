import * as assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { eventually, file, open } from './support.js';

const { executeCommand: run } = vscode.commands;

function press(text: string): Thenable<unknown> {
  return run('type', { text });
}

/** Opens a new file with this text, with the cursor at its end. */
async function written(name: string, text: string): Promise<vscode.TextEditor> {
  const uri = file(name);
  await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
  const document = await open(uri);
  const editor = vscode.window.activeTextEditor!;
  const end = document.positionAt(text.length);
  editor.selection = new vscode.Selection(end, end);
  return editor;
}

/** Chooses the selected completion as soon as the list is there. */
async function chosen(document: vscode.TextDocument): Promise<string> {
  return eventually('the template to be inserted', async () => {
    await run('acceptSelectedSuggestion');
    await sleep(100);
    return document.getText().includes('Creature') ? document.getText() : undefined;
  });
}

describe('new cards', () => {
  afterEach(async () => {
    await run('leaveSnippet');
    await run('workbench.action.revertAndCloseActiveEditor');
  });

  it('New Card File offers whole cards, with the header first and tab stops', async () => {
    await run('tokenwright.newCardFile');
    const { document } = vscode.window.activeTextEditor!;
    assert.equal(document.languageId, 'cardtext');
    assert.match(await chosen(document), /^Set: My Set\nCode: MYS\n\nName \{2\}\{G\}\nCreature — /);
    await press('Ashes');
    await run('jumpToNextSnippetPlaceholder');
    await press('ASH');
    assert.match(document.getText(), /^Set: Ashes\nCode: ASH\n\nName/);
  });

  it('an empty file has a lens that inserts a card', async () => {
    const { document } = await written('empty.cards', '');
    const [lens] = await eventually('the lens', async () => {
      const lenses = await run<vscode.CodeLens[]>('vscode.executeCodeLensProvider', document.uri);
      return lenses.length > 0 ? lenses : undefined;
    });
    assert.equal(lens?.command?.title, 'Insert a card…');
    await run(lens.command.command);
    assert.match(await chosen(document), /^Set: My Set\n/);
  });

  it('Insert Card begins a block below the card at the cursor', async () => {
    const { document } = await written('two.cards', 'Mill\nLand\n{T}: Add {C}.');
    await run('tokenwright.insertCard');
    assert.match(await chosen(document), /^Mill\nLand\n\{T\}: Add \{C\}\.\n\nName \{2\}\{G\}\nCreature — /);
  });
});

describe('formatting while typing', () => {
  after(() => run('workbench.action.revertAndCloseActiveEditor'));

  it('replaces what was typed, and one undo restores it', async () => {
    const { document } = await written('typed.cards', 'Mill\nLand\nChoose one -');
    const line = () => document.lineAt(2).text;
    await eventually('the dash', async () => {
      await press('-');
      await sleep(300);
      if (line() === 'Choose one —') return true;
      // The server may not be ready yet.
      await run('deleteLeft');
      return undefined;
    });
    await run('undo');
    assert.equal(line(), 'Choose one --');
  });
});
