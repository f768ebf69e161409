import { afterEach, describe, expect, it } from 'vitest';
import { type ClientCapabilities, FileChangeType } from 'vscode-languageserver/node';
import { eventually, fullClient, Session } from './support/client.js';

const refreshing: ClientCapabilities = {
  ...fullClient,
  textDocument: { ...fullClient.textDocument, documentSymbol: { dynamicRegistration: true } },
  workspace: {
    ...fullClient.workspace,
    semanticTokens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    codeLens: { refreshSupport: true },
  },
};
const all = ['workspace/codeLens/refresh', 'workspace/inlayHint/refresh', 'workspace/semanticTokens/refresh'];
const outline = 'textDocument/documentSymbol';

const jar = 'Ember Jar {1}\nArtifact\nCreate a Fizzlewort token.\n';
const xml = `<?xml version="1.0"?><cockatrice_carddatabase version="4"><cards><card><name>Sorrel</name>
<text>Create a treasure token.</text><prop><type>Sorcery</type></prop></card></cards></cockatrice_carddatabase>`;

let session: Session;
afterEach(() => session.dispose());

const refreshed = () => eventually('a refresh', () => session.refreshed.length === all.length);

describe('colors, hints and lenses are requested again', () => {
  it('when a word is declared in the settings', async () => {
    session = await Session.start({ capabilities: refreshing, files: { 'tokenwright.json': '{}', 'a.cards': jar } });
    await session.open('a.cards', jar);
    await session.open('tokenwright.json', '{}', 'jsonc');
    await session.diagnostics('a.cards');
    await session.edit('tokenwright.json', '{}', '{ "predefined": ["Fizzlewort"] }');
    await refreshed();
    expect(session.refreshed.toSorted()).toEqual(all);
  });

  it('when another file defines a token', async () => {
    session = await Session.start({ capabilities: refreshing, files: { 'a.cards': jar, 'a.tokens': '' } });
    await session.open('a.cards', jar);
    await session.diagnostics('a.cards');
    await session.write('a.tokens', 'Fizzlewort Token\nArtifact — Fizzlewort\n');
    await session.watched('a.tokens', FileChangeType.Changed);
    await refreshed();
  });
});

describe('the outline is requested again', () => {
  it('when a file becomes part of a set', async () => {
    session = await Session.start({ capabilities: refreshing, files: { 'sorrel.xml': xml } });
    expect(session.initialized.capabilities.documentSymbolProvider).toBeUndefined();
    await session.open('sorrel.xml', xml, 'xml');
    await session.diagnostics('sorrel.xml');
    expect(session.registered.filter((method) => method === outline)).toEqual([outline]);
    await session.write('tokenwright.json', '{}');
    await session.watched('tokenwright.json', FileChangeType.Created);
    await eventually('another registration', () => session.unregistered.includes(outline));
    expect(session.registered.filter((method) => method === outline)).toEqual([outline, outline]);
    await refreshed();
  });

  it('by clients that register nothing as they do themselves', async () => {
    session = await Session.start({ files: { 'a.cards': jar } });
    expect(session.initialized.capabilities.documentSymbolProvider).toEqual({ label: 'Cards' });
  });
});
