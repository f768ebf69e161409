import * as assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import * as vscode from 'vscode';
import { answered, eventually, file, open } from './support.js';

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

/** Picks the first card in the list that a command shows. @returns the text with the card */
async function firstCard(command: string): Promise<string> {
  const { ended } = await answered(command);
  await eventually('the card to be inserted', async () => {
    await run('workbench.action.acceptSelectedQuickOpenItem');
    await sleep(100);
    return vscode.window.activeTextEditor?.document.getText().includes('Creature') || undefined;
  });
  await ended;
  return vscode.window.activeTextEditor!.document.getText();
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
    await eventually('the first completion to be inserted', async () => {
      await run('acceptSelectedSuggestion');
      await sleep(100);
      return document.getText().includes('Creature') || undefined;
    });
    assert.match(document.getText(), /^Set: My Set\nCode: MYS\n\nName \{2\}\{G\}\nCreature — /);
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
    assert.match(await firstCard(lens.command.command), /^Set: My Set\n/);
  });

  it('Insert Card begins a block below the card at the cursor', async () => {
    const text = 'Mill\nLand\n{T}: Add {C}.';
    const { document } = await written('two.cards', text);
    const { ended } = await answered('tokenwright.insertCard', 'workbench.action.closeQuickOpen');
    await ended;
    assert.equal(document.getText(), text, 'nothing is changed without a choice');
    assert.match(
      await firstCard('tokenwright.insertCard'),
      /^Mill\nLand\n\{T\}: Add \{C\}\.\n\nName \{2\}\{G\}\nCreature — /,
    );
  });
});

describe('formatting while typing', () => {
  after(() => run('workbench.action.revertAndCloseActiveEditor'));

  it('replaces what was typed, and one undo restores it', async () => {
    const { document } = await written('dashes.cards', 'Mill\nLand\nChoose one -');
    const line = () => document.lineAt(2).text;
    await eventually('the dash', async () => {
      await press('-');
      for (let wait = 0; wait < 20 && line() !== 'Choose one —'; wait++) await sleep(100);
      if (line() === 'Choose one —') return true;
      // The server may not have been ready.
      await run('deleteLeft');
      return undefined;
    });
    await run('undo');
    assert.equal(line(), 'Choose one --');
  });
});
