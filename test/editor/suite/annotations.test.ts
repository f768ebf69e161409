import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { eventually, file, open, place } from './support.js';

const cards = () => open(file('fixture/annotated/grove.cards'));

const whole = (document: vscode.TextDocument) => new vscode.Range(0, 0, document.lineCount, 0);

/** Words of a document with their semantic token types. */
async function shown(document: vscode.TextDocument): Promise<string[]> {
  const [legend, tokens] = await Promise.all([
    vscode.commands.executeCommand<vscode.SemanticTokensLegend | undefined>(
      'vscode.provideDocumentSemanticTokensLegend',
      document.uri,
    ),
    vscode.commands.executeCommand<vscode.SemanticTokens | undefined>(
      'vscode.provideDocumentSemanticTokens',
      document.uri,
    ),
  ]);
  const words: string[] = [];
  let line = 0;
  let character = 0;
  for (let at = 0; at < (tokens?.data.length ?? 0); at += 5) {
    const [down, right, length, type] = tokens!.data.slice(at, at + 4) as unknown as [number, number, number, number];
    character = down > 0 ? right : character + right;
    line += down;
    const range = new vscode.Range(line, character, line, character + length);
    words.push(`${document.getText(range)}: ${legend?.tokenTypes[type]}`);
  }
  return words;
}

async function hints(document: vscode.TextDocument): Promise<string[]> {
  const found = await vscode.commands.executeCommand<vscode.InlayHint[]>(
    'vscode.executeInlayHintProvider',
    document.uri,
    whole(document),
  );
  return found.map(({ label }) => (typeof label === 'string' ? label : label.map(({ value }) => value).join('')));
}

describe('annotations', () => {
  it('words have semantic colours', async () => {
    const document = await cards();
    const words = await eventually('colours', async () => {
      const found = await shown(document);
      return found.length > 0 ? found : undefined;
    });
    for (const word of ['Vigilance: keyword', 'Orchard Choir: selfReference'])
      assert.ok(words.includes(word), `${words}`);
    const types = new Set(words.map((word) => word.replace(/^.*: /, '')));
    for (const type of ['createdToken', 'tokenReference', 'unknownToken']) assert.ok(types.has(type), `${words}`);
  });

  it('inlay hints are off, and follow the settings', async () => {
    const document = await cards();
    const settings = vscode.workspace.getConfiguration('tokenwright.inlayHints');
    const show = async (key: string, expected: RegExp) => {
      await settings.update(key, true, true);
      await eventually(`hints of ${key}`, async () => {
        const found = await hints(document);
        return found.length === 1 && expected.test(found[0] ?? '') ? true : undefined;
      });
      await settings.update(key, undefined, true);
      await eventually('no hints', async () => ((await hints(document)).length === 0 ? true : undefined));
    };
    await show('predefined', /Sacrifice this/);
    await show('names', /^“Goblin Rogue Token”$/);
  });

  it('a code lens on a definition counts the cards that make it, and shows them', async () => {
    const document = await open(file('fixture/annotated/grove.tokens'));
    const lens = await eventually('a lens', async () => {
      const lenses = await vscode.commands.executeCommand<vscode.CodeLens[]>(
        'vscode.executeCodeLensProvider',
        document.uri,
        10,
      );
      return lenses.find(({ command }) => command?.title === 'made by 1 card');
    });
    assert.ok(lens.command);
    await vscode.commands.executeCommand(lens.command.command, ...(lens.command.arguments ?? []));
    // The peek view cannot be inspected; closing it must at least succeed.
    await vscode.commands.executeCommand('closeReferenceSearch');
  });

  it('cards and definitions are in the outline and the workspace symbols', async () => {
    const document = await cards();
    const outline = await eventually('an outline', async () =>
      nonEmpty(
        (await vscode.commands.executeCommand<vscode.DocumentSymbol[] | undefined>(
          'vscode.executeDocumentSymbolProvider',
          document.uri,
        )) ?? [],
      ),
    );
    assert.deepEqual(
      outline.map(({ name }) => name),
      ['Orchard Choir', 'Thicket Muster'],
    );
    const symbols = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
      'vscode.executeWorkspaceSymbolProvider',
      'Plum',
    );
    assert.ok(symbols.some(({ name, location }) => name === 'Plum' && location.uri.path.endsWith('grove.tokens')));
  });
});

describe('keyboard shortcuts', () => {
  it('F12 goes from a token to its definition', async () => {
    const document = await cards();
    await cursorAt(document, 'Plum tokens');
    await eventually('the definition', async () => {
      await vscode.commands.executeCommand('editor.action.revealDefinition');
      return vscode.window.activeTextEditor?.document.uri.path.endsWith('grove.tokens') || undefined;
    });
  });

  it('a completion is accepted while typing', async () => {
    const document = await cards();
    const end = document.lineAt(document.lineCount - 1).range.end;
    const editor = vscode.window.activeTextEditor;
    assert.ok(editor);
    await type(editor, end, '\n\nBough Warden {G}\nInstant\nCreate a Trea');
    await eventually('the completed word', async () => {
      await vscode.commands.executeCommand('editor.action.triggerSuggest');
      await new Promise((resolve) => setTimeout(resolve, 500));
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return /Create a Treasure token/.test(document.getText()) || undefined;
    });
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });

  it('F2 renames a token everywhere', async () => {
    const document = await cards();
    const edit = await eventually('the edit', async () =>
      vscode.commands.executeCommand<vscode.WorkspaceEdit | undefined>(
        'vscode.executeDocumentRenameProvider',
        document.uri,
        place(document, 'Plum tokens').translate(0, 1),
        'Apple',
      ),
    );
    assert.deepEqual(
      edit.entries().map(([uri]) => uri.path.split('/').at(-1)),
      ['grove.cards', 'grove.tokens'],
    );
    assert.ok(await vscode.workspace.applyEdit(edit));
    assert.match(document.getText(), /create two Apple tokens/);
    assert.match(document.getText(), /Sacrifice an Apple/);
    for (const uri of [document.uri, file('fixture/annotated/grove.tokens')]) {
      await vscode.window.showTextDocument(uri);
      await vscode.commands.executeCommand('workbench.action.files.revert');
    }
  });

  it('formatting changes the layout but no words of a card', async () => {
    const document = await cards();
    const edit = new vscode.WorkspaceEdit();
    edit.replace(document.uri, document.lineAt(1).range, 'Creature - Elf Druid  ');
    assert.ok(await vscode.workspace.applyEdit(edit));
    await eventually('the formatted line', async () => {
      await vscode.commands.executeCommand('editor.action.formatDocument');
      return document.lineAt(1).text === 'Creature — Elf Druid' || undefined;
    });
    await vscode.commands.executeCommand('workbench.action.files.revert');
  });
});

async function cursorAt(document: vscode.TextDocument, words: string): Promise<void> {
  const at = place(document, words).translate(0, 1);
  const editor = await vscode.window.showTextDocument(document, { preview: false });
  editor.selection = new vscode.Selection(at, at);
}

/** Types text as from the keyboard. */
async function type(editor: vscode.TextEditor, at: vscode.Position, text: string): Promise<void> {
  editor.selection = new vscode.Selection(at, at);
  await vscode.commands.executeCommand('type', { text });
}

function nonEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}
