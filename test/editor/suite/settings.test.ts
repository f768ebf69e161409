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

  it('shows each mistake once, those of JSON included', async () => {
    const mistakes = [
      ['"rulebok"', '"rulebok": "magic-2026-09"'],
      ['"magic-2026-9"', '"rulebook": "magic-2026-9"'],
      ['3', '"quotes": 3'],
      ['"Berry"', '"subtypes": "Berry"'],
      ['"of"', '"rules": { "token-card": "of" }'],
      ['"nope"', '"suppress": { "old/**": ["nope"] }'],
      // The editor's JSON support reports this one, and everything else that it reports arrives with it.
      ['"game"', '"game": "magic"'],
      ['"game"', '"game": "magic"'],
    ];
    const uri = vscode.Uri.joinPath(file('mistaken'), 'tokenwright.json');
    const text = `{\n${mistakes.map(([, line]) => `  ${line}`).join(',\n')}\n}\n`;
    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode(text));
    const document = await open(uri);
    const found = await eventually('every mistake', async () => {
      const all = vscode.languages.getDiagnostics(uri);
      return all.length >= mistakes.length ? all : undefined;
    });
    const words = found
      .toSorted((a, b) => a.range.start.compareTo(b.range.start))
      .map(({ range }) => document.getText(range));
    assert.deepEqual(
      words,
      mistakes.map(([word]) => word),
    );

    await vscode.workspace.fs.writeFile(uri, new TextEncoder().encode('{ "rules": }'));
    const [first] = await eventually('the mistake in JSON, and no other', async () => {
      const all = vscode.languages.getDiagnostics(uri);
      return document.lineCount === 1 && all.length === 1 ? all : undefined;
    });
    assert.equal(first?.message, 'Value expected');
  });

  it('shows what a rule does on hover', async () => {
    const document = await open(file('fixture/settings/tokenwright.json'));
    assert.match(await eventually('a hover', () => hover(document, 'digit-count')), /written in digits/);
  });
});
