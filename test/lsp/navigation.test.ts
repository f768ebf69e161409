import { afterEach, describe, expect, it } from 'vitest';
import {
  DefinitionRequest,
  DocumentHighlightRequest,
  type Location,
  type LocationLink,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type TextDocumentEdit,
  type TextEdit,
} from 'vscode-languageserver/node';
import { basicClient, eventually, fullClient, Session } from './support/client.js';

const tokens = 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n';
const cards =
  'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Quince token.\n1/1\n\n' +
  'Quince Feast {1}{G}\nSorcery\nSacrifice any number of Quinces.\n';
const files = { 'grove.cards': cards, 'grove.tokens': tokens };

let session: Session;
afterEach(() => session.dispose());

async function open(capabilities = fullClient): Promise<void> {
  session = await Session.start({ files, capabilities });
  await session.open('grove.cards', cards);
}

/** The params of a request at some words of the cards. */
function on(words: string) {
  return { textDocument: { uri: session.uri('grove.cards') }, position: session.place('grove.cards', words, 1) };
}

describe('navigation over LSP', () => {
  it('finds a token’s definition in a file that is not open', async () => {
    await open();
    const found = await session.connection.sendRequest(DefinitionRequest.type, on('Quince token'));
    expect(found as Location).toEqual({
      uri: session.uri('grove.tokens'),
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 12 } },
    });
  });

  it('returns the origin range if the client supports links', async () => {
    await open({ ...fullClient, textDocument: { ...fullClient.textDocument, definition: { linkSupport: true } } });
    const [link] = (await session.connection.sendRequest(DefinitionRequest.type, on('Quinces'))) as LocationLink[];
    expect(link).toMatchObject({
      targetUri: session.uri('grove.tokens'),
      originSelectionRange: { start: { line: 7, character: 24 }, end: { line: 7, character: 31 } },
    });
  });

  it('finds references to a token, and highlights them in the file', async () => {
    await open();
    const context = { includeDeclaration: true };
    const params = { ...on('Quince token'), context };
    const places = (await session.connection.sendRequest(ReferencesRequest.type, params)) ?? [];
    expect(places.map(({ uri, range }) => [uri.split('/').at(-1), range.start.line])).toEqual([
      ['grove.cards', 2],
      ['grove.cards', 7],
      ['grove.tokens', 0],
    ]);
    const marks = await session.connection.sendRequest(DocumentHighlightRequest.type, on('Quince token'));
    expect(marks?.map(({ range }) => range.start.line)).toEqual([2, 7]);
  });

  it('renames a token in every file, with the versions of open documents', async () => {
    await open();
    const prepared = await session.connection.sendRequest(PrepareRenameRequest.type, on('Quinces'));
    expect(prepared).toMatchObject({ placeholder: 'Quince' });
    const params = { ...on('Quince token'), newName: 'Apple' };
    const edit = await session.connection.sendRequest(RenameRequest.type, params);
    expect(edit?.documentChanges).toMatchObject([
      {
        textDocument: { uri: session.uri('grove.cards'), version: 1 },
        edits: [{ newText: 'an Apple' }, { newText: 'Apples' }],
      },
      {
        textDocument: { uri: session.uri('grove.tokens'), version: null },
        edits: [{ newText: 'Apple' }, { newText: 'Apple' }],
      },
    ]);
  });

  it('rejects renaming a predefined token with the reason, and answers null elsewhere', async () => {
    await open();
    await session.edit('grove.cards', 'a Quince token', 'a Treasure token');
    const params = { ...on('Treasure'), newName: 'Gold' };
    await expect(session.connection.sendRequest(RenameRequest.type, params)).rejects.toThrow(/111\.10a/);
    await expect(session.connection.sendRequest(PrepareRenameRequest.type, on('Treasure'))).rejects.toThrow(/Treasure/);
    expect(await session.connection.sendRequest(PrepareRenameRequest.type, on('Sorcery'))).toBeNull();
    const gone = { textDocument: { uri: session.uri('gone.cards') }, position: { line: 0, character: 0 } };
    expect(await session.connection.sendRequest(DefinitionRequest.type, gone)).toBeNull();
  });
});

describe('a card over LSP', () => {
  const bog = {
    'bog.cards':
      'Vessa, Fen Regent {B}\nLegendary Creature — Human\nWhenever Vessa dies, draw a card.\n1/1\n\nGale {U}\nInstant\nDraw a card.\n',
    'fen.cards': 'Fen Rite {B}\nSorcery\nReturn each Gale to your hand, then a card named Vessa, Fen Regent.\n',
    'bog.cube.txt': 'gale\nvessa, fen regent\n',
  };
  async function rename(words: string, newName: string, capabilities = fullClient) {
    session = await Session.start({ files: bog, capabilities });
    await session.open('bog.cards', bog['bog.cards']);
    const at = { textDocument: { uri: session.uri('bog.cards') }, position: session.place('bog.cards', words, 1) };
    const prepared = await session.connection.sendRequest(PrepareRenameRequest.type, at);
    const edit = await session.connection.sendRequest(RenameRequest.type, { ...at, newName });
    return { prepared, edit };
  }

  it('is renamed in every file, from its short name', async () => {
    const { prepared, edit } = await rename('Vessa dies', 'Orla, Mire Queen');
    expect(prepared).toMatchObject({ placeholder: 'Vessa, Fen Regent' });
    const changes = edit?.documentChanges as TextDocumentEdit[];
    expect(
      changes.map(({ textDocument, edits }) => [
        textDocument.uri.split('/').at(-1),
        ...edits.map((each) => (each as TextEdit).newText),
      ]),
    ).toEqual([
      ['bog.cards', 'Orla, Mire Queen', 'Orla'],
      ['bog.cube.txt', 'Orla, Mire Queen'],
      ['fen.cards', 'Orla, Mire Queen'],
    ]);
    expect(session.messages).toEqual([]);
  });

  it('says which short names were left', async () => {
    await rename('Vessa dies', 'The Mire Queen');
    await eventually('the message', async () => session.messages.length > 0);
    expect(session.messages).toEqual([expect.stringContaining('“Vessa” was left in one place')]);
  });

  it('asks about words that may mean something else, or leaves them', async () => {
    const { edit } = await rename('Gale {', 'Squall');
    expect(edit?.changeAnnotations).toEqual({ doubtful: expect.objectContaining({ needsConfirmation: true }) });
    expect(JSON.stringify(edit?.documentChanges)).toMatch(/"newText":"Squall","annotationId":"doubtful"/);
    await session.dispose();
    const plain = await rename('Gale {', 'Squall', basicClient);
    expect(JSON.stringify(plain.edit)).not.toContain('fen.cards');
    expect(JSON.stringify(plain.edit)).toContain('bog.cube.txt');
  });
});
