import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, open, place } from './support.js';

describe('the preview', () => {
  it('shows the token or card under the cursor, with a text alternative', async () => {
    const document = await open(file('fixture/annotated/grove.cards'));
    const shown = async (words: string) => {
      const at = place(document, words).translate(0, 1);
      const editor = await vscode.window.showTextDocument(document);
      editor.selection = new vscode.Selection(at, at);
      return eventually(
        `a picture of ${words}`,
        async () => (await vscode.commands.executeCommand<string | null>('tokenwright.showPreview')) ?? undefined,
      );
    };
    assert.match(await shown('Soldier creature'), /Soldier/);
    assert.match(await shown('Orchard Choir {1}'), /Orchard Choir/);
  });
});
