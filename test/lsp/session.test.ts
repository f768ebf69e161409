import { afterEach, describe, expect, it } from 'vitest';
import { DocumentDiagnosticRequest, FileChangeType } from 'vscode-languageserver/node';
import { basicClient, eventually, fullClient, Session, type SessionOptions } from './support/client.js';

const wrong =
  'Lantern Smuggler {1}{B}\nCreature — Human Rogue\nWhen this creature enters, create a Tresure token.\n2/1\n';
const right = wrong.replace('Tresure', 'Treasure');
const keeper =
  'Orchard Keeper {1}{G}\nCreature — Human Druid\nWhen this creature enters, create a Quincefruit token.\n1/3\n';
const quincefruit = 'Quincefruit Token\nArtifact — Quincefruit\n{1}, Sacrifice this token: You gain 2 life.\n';

let session: Session;
afterEach(() => session.dispose());

async function start(options?: SessionOptions): Promise<Session> {
  session = await Session.start(options);
  return session;
}

describe('a session', () => {
  it('starts, reports diagnostics, answers hovers, offers fixes and shuts down', async () => {
    await start({ files: { 'a.cards': wrong } });
    expect(session.initialized.serverInfo?.name).toBe('Tokenwright');
    expect(session.initialized.capabilities).toMatchObject({
      positionEncoding: 'utf-16',
      hoverProvider: true,
      diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: true },
    });

    await session.open('a.cards', wrong);
    const [found, ...others] = await session.diagnostics('a.cards');
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'unknown-predefined-token', severity: 2, source: 'tokenwright' });
    expect(found?.range.start).toMatchObject({ line: 2 });
    expect(found?.message).toMatch(/^Lantern Smuggler: .*“Tresure”/);
    expect(found?.codeDescription?.href).toMatch(/^file:.*\/server\/docs\/rules\/unknown-predefined-token\.md$/);

    const [fix] = await session.actions('a.cards', 'Tresure');
    expect(fix).toMatchObject({ kind: 'quickfix', diagnostics: [{ code: 'unknown-predefined-token' }] });
    expect(fix?.title).toContain('Treasure');
    const [change] = fix?.edit?.documentChanges ?? [];
    expect(change).toMatchObject({ textDocument: { uri: session.uri('a.cards'), version: 1 } });

    await session.edit('a.cards', 'Tresure', 'Treasure');
    expect(await session.diagnostics('a.cards')).toEqual([]);
    const hover = await session.hover('a.cards', 'Treasure');
    expect(hover?.contents).toMatchObject({ kind: 'markdown', value: expect.stringContaining('111.10a') });
    expect(hover?.range?.start).toMatchObject({ line: 2 });

    expect(await session.shutdown()).toBe(0);
  });

  it('sends plain text hovers to a client without Markdown', async () => {
    const card = wrong.replace('Tresure', 'Treasure');
    const plainText = { textDocument: { hover: { contentFormat: ['plaintext' as const] } } };
    await start({ files: { 'a.cards': card }, capabilities: plainText });
    await session.open('a.cards', card);
    const contents = (await session.hover('a.cards', 'Treasure'))?.contents as { kind: string; value: string };
    expect(contents.kind).toBe('plaintext');
    expect(contents.value).toMatch(/^Treasure Token\n/);
    expect(contents.value).not.toMatch(/[*`]/);
  });

  it('reports unchanged diagnostics as unchanged', async () => {
    await start();
    await session.open('a.cards', wrong);
    const first = await session.pull('a.cards');
    expect(await session.pull('a.cards', first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId });
    await session.edit('a.cards', 'Lantern', 'Lamp');
    expect(await session.pull('a.cards', first.resultId)).toMatchObject({ kind: 'full' });
  });

  it('reports diagnostics of all files, open or not', async () => {
    await start({
      files: {
        'a.cards': wrong,
        'deep/b.cards': wrong.replace('Lantern', 'Lamp'),
        'c.cards': right.replace('Lantern', 'Candle'),
        'd.cards': new Uint8Array([0xff, 0x41]),
      },
    });
    const { items } = await session.workspaceDiagnostics();
    const found = items.map((item) => [item.uri, item.kind === 'full' ? item.items.map(({ code }) => code) : null]);
    expect(Object.fromEntries(found)).toEqual({
      [session.uri('a.cards')]: ['unknown-predefined-token'],
      [session.uri('deep/b.cards')]: ['unknown-predefined-token'],
      [session.uri('c.cards')]: [],
      [session.uri('d.cards')]: ['invalid-utf8'],
    });

    session.remove('a.cards');
    await session.watched('a.cards', FileChangeType.Deleted);
    const known = items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
    const again = await session.workspaceDiagnostics(known);
    expect(again.items.map(({ uri, kind }) => [uri, kind])).toEqual([
      [session.uri('c.cards'), 'unchanged'],
      [session.uri('d.cards'), 'unchanged'],
      [session.uri('deep/b.cards'), 'unchanged'],
      [session.uri('a.cards'), 'full'],
    ]);
  });

  it('offers to fix all only if requested', async () => {
    const text = 'Twice Told {R}\nSorcery\nCreate a Treasure Token token. Create a treasure token.\n';
    await start();
    await session.open('a.cards', text);
    const [all, ...others] = await session.actions('a.cards', 'Twice', ['source.fixAll']);
    expect(others).toEqual([]);
    expect(all?.kind).toBe('source.fixAll.tokenwright');
    expect((await session.actions('a.cards', 'Create')).map(({ kind }) => kind)).not.toContain(
      'source.fixAll.tokenwright',
    );
  });

  it('checks each set of a folder with its own rulebook', async () => {
    const card =
      'Old Hand {R}\nCreature — Human\nCreate a 1/1 red Goblin Scout creature token.\nSacrifice a creature named Goblin Scout: Draw a card.\n1/1\n';
    await start({
      files: {
        'old/tokenwright.json': '{ "rulebook": "magic-2020-01" }',
        'old/a.cards': card,
        'new/tokenwright.json': '{ "rulebook": "magic-2026-09" }',
        'new/a.cards': card,
      },
    });
    expect(await session.rules('old/a.cards')).toEqual([]);
    expect(await session.rules('new/a.cards')).toEqual(['name-missing-token-suffix']);
  });
});

describe('a change', () => {
  it('of an open token file updates the cards, and asks the client to refresh', async () => {
    await start({ files: { 'a.tokens': quincefruit.replaceAll('fruit', 'fruitt'), 'a.cards': keeper } });
    await session.open('a.cards', keeper);
    await session.open('a.tokens', quincefruit.replaceAll('fruit', 'fruitt'), 'tokentext');
    expect(await session.rules('a.cards')).toEqual(['unknown-predefined-token']);
    expect(session.refreshes).toBe(0);
    await session.edit(
      'a.tokens',
      'Quincefruitt Token\nArtifact — Quincefruitt',
      'Quincefruit Token\nArtifact — Quincefruit',
    );
    await eventually('a refresh request', () => session.refreshes > 0);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('of a file on disk updates the cards', async () => {
    await start({ files: { 'a.cards': keeper } });
    await session.open('a.cards', keeper);
    expect(await session.rules('a.cards')).toEqual(['unknown-predefined-token']);
    expect(session.registered).toContain('workspace/didChangeWatchedFiles');
    await session.write('tokens/a.tokens', quincefruit);
    await session.watched('tokens/a.tokens', FileChangeType.Created);
    expect(await session.rules('a.cards')).toEqual([]);
    await eventually('a refresh request', () => session.refreshes > 0);
  });

  it('of the editor’s settings updates the cards', async () => {
    await start({ settings: { rulebook: '', rules: { 'unknown-predefined-token': 'error' } } });
    await session.open('a.cards', wrong);
    expect(await session.diagnostics('a.cards')).toMatchObject([{ severity: 1 }]);
    session.settings = { rulebook: '', rules: { 'unknown-predefined-token': 'off' } };
    await session.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    expect(await session.diagnostics('a.cards')).toEqual([]);
    session.settings = { rulebook: 'riftbond' };
    await session.connection.sendNotification('workspace/didChangeConfiguration', { settings: null });
    await session.diagnostics('a.cards');
    expect(session.messages).toEqual([expect.stringContaining('riftbound')]);
  });

  it('that breaks tokenwright.json is reported there, and the earlier settings stay in force', async () => {
    const settings = '{ "rules": { "unknown-predefined-token": "off" } }';
    await start({ files: { 'tokenwright.json': settings, 'a.cards': wrong } });
    await session.open('tokenwright.json', settings, 'json');
    await session.open('a.cards', wrong);
    expect(await session.rules('a.cards')).toEqual([]);
    await session.edit('tokenwright.json', '} }', '');
    expect(await session.rules('tokenwright.json')).toEqual(['config-syntax']);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it('of the workspace folders updates the files', async () => {
    await start({ files: { 'one/a.cards': wrong } });
    const folder = { uri: session.uri('.').replace(/\/$/, ''), name: 'set' };
    const event = { added: [{ uri: session.uri('one'), name: 'one' }], removed: [folder] };
    await session.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    const { items } = await session.workspaceDiagnostics();
    expect(items.map(({ uri }) => uri)).toEqual([session.uri('one/a.cards')]);
  });
});

describe('a client that cannot pull diagnostics', () => {
  it('receives those of its open documents, including others affected by a change', async () => {
    await start({ files: { 'a.cards': keeper }, capabilities: basicClient });
    await session.open('a.cards', keeper);
    const rules = (path: string) => session.pushed.get(session.uri(path))?.map(({ code }) => code);
    await eventually('the finding', () => rules('a.cards')?.[0] === 'unknown-predefined-token');
    await session.open('a.tokens', quincefruit, 'tokentext');
    await eventually('the finding to disappear', () => rules('a.cards')?.length === 0);
    await session.close('a.tokens');
    await eventually('the finding to reappear', () => rules('a.cards')?.length === 1);
    const [fix] = await session.actions('a.cards', 'Quincefruit');
    expect(fix?.edit?.documentChanges).toBeUndefined();
    await session.close('a.cards');
    await eventually('an empty list', () => rules('a.cards')?.length === 0);
  });
});

describe('an untrusted workspace', () => {
  it('is checked, but no path in its settings is followed', async () => {
    const settings = '{ "rulebook": "rules.txt" }';
    const rules = '111. Tokens\n\n111.10a A Treasure token is a colorless Treasure artifact token.\n';
    const options = { files: { 'tokenwright.json': settings, 'rules.txt': rules, 'a.cards': wrong } };
    await start({ ...options, initializationOptions: { trusted: false, docsBase: 'https://example.org/rules/' } });
    await session.open('tokenwright.json', settings, 'json');
    expect(await session.rules('tokenwright.json')).toEqual(['config-unknown-rulebook']);
    const [found] = await session.diagnostics('a.cards');
    expect(found?.codeDescription?.href).toBe('https://example.org/rules/unknown-predefined-token.md');
  });
});

describe('a document without a known extension', () => {
  it('has the format of its language', async () => {
    await start({ files: { 'a.tokens': quincefruit } });
    const open = (uri: string, languageId: string, text: string) =>
      session.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version: 1, text },
      });
    const codesOf = async (uri: string) => {
      const report = await session.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri } });
      return report.kind === 'full' ? report.items.map(({ code }) => code) : null;
    };
    await open('untitled:Untitled-1', 'cardtext', keeper + wrong.replace('Lantern', '\nLantern'));
    await open('untitled:Untitled-2', 'plaintext', wrong);
    expect(await codesOf('untitled:Untitled-1')).toEqual(['unknown-predefined-token']);
    expect(await codesOf('untitled:Untitled-2')).toEqual([]);
    const params = { textDocument: { uri: 'untitled:Untitled-1' }, position: { line: 2, character: 40 } };
    expect(await session.connection.sendRequest('textDocument/hover', params)).not.toBeNull();
    await open('untitled:Untitled-3', 'tokentext', quincefruit.replaceAll('Quince', 'Damson'));
    await open('untitled:Untitled-4', 'cardtext', keeper.replace('Quince', 'Damson'));
    expect(await codesOf('untitled:Untitled-4')).toEqual([]);
  });
});

describe('client differences', () => {
  it('sends plain text to a client without Markdown', async () => {
    const textDocument = { ...fullClient.textDocument, hover: { contentFormat: ['plaintext' as const] } };
    await start({ capabilities: { ...fullClient, textDocument } });
    await session.open('a.cards', right);
    expect((await session.hover('a.cards', 'Treasure'))?.contents).toMatchObject({ kind: 'plaintext' });
  });

  it('counts positions in UTF-16 units', async () => {
    const text = '𝒬uill 🪶 {U}\r\nInstant\r\n🪶🪶 Create a Tresure token.\r\n';
    await start();
    await session.open('a.cards', text);
    const [found] = await session.diagnostics('a.cards');
    expect(found?.range).toMatchObject({ start: session.place('a.cards', 'Tresure') });
  });
});
