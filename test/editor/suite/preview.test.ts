import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, open, place } from './support.js';

/** Draws what the cursor is on. @returns the textual alternative of what the previews then show */
const toSide = () => vscode.commands.executeCommand<string | null>('tokenwright.openPreviewToSide');

/** What the previews show of the card that is being typed; undefined before there is anything. */
const drawn = async () => {
  const text = await toSide();
  return text?.startsWith('B') ? text : undefined;
};

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

  it('opens beside the text, and stays on the card after every key', async function () {
    this.timeout(60_000);
    const uri = file('typed.cards');
    await vscode.workspace.fs.writeFile(uri, new Uint8Array());
    const document = await open(uri);
    const lines = ['Bough {G}', 'Creature — Elf', 'Create a Treasure token.', '2/2'];
    const states: (string | null)[] = [];
    for (const key of lines.join('\n')) {
      await vscode.commands.executeCommand('type', { text: key });
      // The file is new, so the server may not know it yet at the first letter.
      states.push(states.length > 0 ? await toSide() : await eventually('a picture', drawn));
    }
    assert.equal(document.getText().replaceAll('\r', ''), lines.join('\n'));
    const other = states.filter((text, i) => !text?.startsWith('Bough'.slice(0, i + 1)));
    assert.deepEqual(other, [], 'no state without the card');
    assert.match(states.at(-1) ?? '', /^Bough\. .*Creature — Elf\. 2\/2\.$/m);
    assert.equal(vscode.window.tabGroups.all.length, 2);

    // Moving to the token's words shows the token; an empty line between cards leaves the preview as it is.
    const editor = await vscode.window.showTextDocument(document, vscode.ViewColumn.One);
    const token = place(document, 'Treasure').translate(0, 1);
    editor.selection = new vscode.Selection(token, token);
    await eventually('the token', async () => (await toSide())?.startsWith('Treasure Token'));
    await vscode.commands.executeCommand('cursorBottom');
    await vscode.commands.executeCommand('type', { text: '\n\n' });
    assert.match((await toSide()) ?? '', /^(?:Treasure Token|Bough)/);
  });

  it('saves what it shows as PNG and SVG', async () => {
    const [png, svg] = [file('saved.png'), file('saved.svg')];
    await vscode.commands.executeCommand('tokenwright.savePicture', undefined, png);
    const bytes = Buffer.from(await vscode.workspace.fs.readFile(png));
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [744, 1039]);
    assert.ok(bytes.length > 20_000, 'more than an empty picture');
    await vscode.commands.executeCommand('tokenwright.savePicture', undefined, svg);
    assert.match(Buffer.from(await vscode.workspace.fs.readFile(svg)).toString(), /^<svg .*<\/svg>$/s);
  });

  it('prints the cards of a file, and the tokens they make, in the given number of copies', async () => {
    await open(file('fixture/annotated/grove.cards'));
    const printed = async (command: string, options: object) => {
      const uri = file('printed.html');
      assert.equal(`${await vscode.commands.executeCommand(command, options, uri)}`, `${uri}`);
      const html = Buffer.from(await vscode.workspace.fs.readFile(uri)).toString();
      return html.match(/<use href="#\w+" x="[\d.]+" y="[\d.]+"\/>/g)?.length ?? 0;
    };
    const cards = await printed('tokenwright.printCards', { scope: 'file' });
    assert.ok(cards > 1, `${cards} cards`);
    assert.equal(await printed('tokenwright.printCards', { scope: 'file', copies: 3 }), 3 * cards);
    assert.ok((await printed('tokenwright.printTokens', { scope: 'file', copies: 1 })) > 0);
  });
});
