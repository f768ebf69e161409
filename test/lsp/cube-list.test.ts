import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { type CompletionList, CompletionRequest, DefinitionRequest, FileChangeType } from 'vscode-languageserver/node';
import { referenceText } from '../unit/support/reference-files.js';
import { eventually, fullClient, Session } from './support/client.js';

const list = 'moss caller\n2x Own Herald\nEmbr Waker\n';
const files = {
  'tokenwright.json': '{ "cards": ["printed.json"] }',
  'printed.json': [
    ...referenceText('scryfall', [
      [{ name: 'Moss Caller', manaCost: '{G}', typeLine: 'Creature — Elf', text: 'Create a Food token.', pt: '1/1' }],
      [{ name: 'Ember Waker', manaCost: '{R}', typeLine: 'Instant', text: 'Draw a card.', pt: '' }],
    ]),
  ].join(''),
  'own.cards': 'Own Herald {W}\nSorcery\nCreate a Moss Caller token.\n',
  'my.cube.txt': list,
};

let session: Session;
const cache = mkdtempSync(join(tmpdir(), 'tokenwright-cache-'));
afterEach(() => session.dispose());
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Opens a session with the list, and waits until its card reference is read. */
async function open(): Promise<void> {
  const capabilities = { ...fullClient, window: { ...fullClient.window, workDoneProgress: true } };
  session = await Session.start({ files, capabilities, initializationOptions: { cache } });
  session.connection.onRequest('window/workDoneProgress/create', () => null);
  await session.open('my.cube.txt', list, 'plaintext');
  await eventually('the card reference', async () => (await session.rules('my.cube.txt')).length > 0);
}

const at = (words: string, plus: number) => ({
  textDocument: { uri: session.uri('my.cube.txt') },
  position: session.place('my.cube.txt', words, plus),
});

describe('a cube list over LSP', () => {
  it('is checked once the card reference is read, and the client is asked to refresh', async () => {
    await open();
    const [finding, ...others] = await session.diagnostics('my.cube.txt');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ code: 'unknown-card-name', message: expect.stringContaining('“Ember Waker”') });
    await eventually('a refresh request', () => session.refreshes > 0);
    expect(await session.rules('own.cards')).toEqual([]);
    const [action] = await session.actions('my.cube.txt', 'Embr', ['quickfix']);
    expect(action?.title).toBe('Change to “Ember Waker”');
  });

  it('supports hover, completion and definition', async () => {
    await open();
    const hover = await session.hover('my.cube.txt', 'moss caller');
    expect(hover?.contents).toMatchObject({
      value: expect.stringMatching(/\*\*Moss Caller\*\*[\s\S]*Makes \*Food Token\*/),
    });
    const found = (await session.connection.sendRequest(CompletionRequest.type, at('moss', 3))) as CompletionList;
    expect(found.isIncomplete).toBe(true);
    expect(found.items).toMatchObject([{ label: 'Moss Caller', textEdit: { newText: 'Moss Caller' } }]);
    expect(await session.connection.sendRequest(DefinitionRequest.type, at('Own', 1))).toMatchObject({
      uri: session.uri('own.cards'),
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 10 } },
    });
  });

  it('is checked again when the card reference changes', async () => {
    await open();
    await session.write('printed.json', files['printed.json'].replace('Ember', 'Embr'));
    await session.watched('printed.json', FileChangeType.Changed);
    await eventually('the new reference', async () => (await session.rules('my.cube.txt')).length === 0);
  });
});
