import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { lineMark } from '../../rig/suite-marks.mjs';
import { answered, eventually, file, finding, hover, open, textOf } from './support.js';

const settings = '{\n  // Kept as it is written.\n  "rulebook": "magic-2026-09" // the newest\n}\n';
const cards = 'Harbor Tally {1}{U}\nSorcery\nCreate a 1/1 blue Bird creature token.\n';

describe('the rulebook', () => {
  it('is chosen from a list and written to tokenwright.json, keeping its comments', async () => {
    const folder = file('chosen');
    const put = (name: string, text: string) =>
      vscode.workspace.fs.writeFile(vscode.Uri.joinPath(folder, name), new TextEncoder().encode(text));
    await put('tokenwright.json', settings);
    await put('harbor.cards', cards);
    const document = await open(vscode.Uri.joinPath(folder, 'harbor.cards'));
    await eventually('a hover', () => hover(document, 'Bird'));
    const next = 'workbench.action.quickOpenSelectNext';
    const { ended } = await answered(
      'tokenwright.chooseRulebook',
      next,
      'workbench.action.acceptSelectedQuickOpenItem',
    );
    await ended;
    const saved = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, 'tokenwright.json'));
    assert.equal(new TextDecoder().decode(saved), settings.replace('magic-2026-09', 'magic-2026-08'));
    await vscode.window.showTextDocument(document);
    await eventually('a hover with the other rulebook', async () =>
      /August 7, 2026/.test((await hover(document, 'Bird')) ?? '') ? true : undefined,
    );
  });
});

describe('the example command', () => {
  it('creates an example card with a finding', async () => {
    await vscode.commands.executeCommand('tokenwright.newExample');
    const document = vscode.window.activeTextEditor?.document;
    assert.match(document?.uri.path ?? '', /\/example\.cards$/);
    await finding(document!, 'unknown-predefined-token');
    await vscode.commands.executeCommand('tokenwright.newExample');
    const second = vscode.window.activeTextEditor?.document.uri;
    assert.match(second?.path ?? '', /\/example-2\.cards$/);
    assert.equal(await textOf(second!), document?.getText());
    for (const name of ['example.cards', 'example-2.cards']) await vscode.workspace.fs.delete(file(name));
  });
});

describe('activation', () => {
  it('reports its duration', async () => {
    const time = await vscode.commands.executeCommand<number>('tokenwright.activationTime');
    assert.equal(typeof time, 'number');
    console.log(`${lineMark}    (in ${time.toFixed(1)} ms)`);
  });
});
