import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, hover, open, place } from './support.js';

/** The completions after some words in a file. */
async function offered(document: vscode.TextDocument, words: string): Promise<string[]> {
  const position = place(document, words).translate(0, words.length);
  return eventually(`completions after ${words}`, async () => {
    const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(
      'vscode.executeCompletionItemProvider',
      document.uri,
      position,
    );
    const labels = items.map(({ label }) => (typeof label === 'string' ? label : label.label).replaceAll('"', ''));
    return labels.length > 0 ? labels : undefined;
  });
}

describe('tokenwright.json', () => {
  it('completes rules, severities and rulebooks', async () => {
    const document = await open(file('fixture/settings/tokenwright.json'));
    const rules = await offered(document, '    "');
    assert.ok(rules.includes('token-word-doubled'), `rules: ${rules.slice(0, 5)}`);
    assert.deepEqual((await offered(document, '"digit-count": "')).sort(), ['error', 'hint', 'info', 'off', 'warning']);
    assert.ok((await offered(document, '"rulebook": "')).includes('magic-fifth'));
  });

  it('shows what a rule does on hover', async () => {
    const document = await open(file('fixture/settings/tokenwright.json'));
    assert.match(await eventually('a hover', () => hover(document, 'digit-count')), /written in digits/);
  });
});
