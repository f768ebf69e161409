import { afterEach, describe, expect, it } from 'vitest';
import { type CompletionList, CompletionRequest } from 'vscode-languageserver/node';
import { Session } from './support/client.js';

const settings = '{ "rulebook": "mag" }';

let session: Session;
afterEach(() => session.dispose());

async function offered(initializationOptions: unknown) {
  session = await Session.start({ files: { 'tokenwright.json': settings }, initializationOptions });
  await session.open('tokenwright.json', settings, 'json');
  const params = {
    textDocument: { uri: session.uri('tokenwright.json') },
    position: session.place('tokenwright.json', 'mag', 3),
  };
  const answer = await session.connection.sendRequest(CompletionRequest.type, params);
  return (answer as CompletionList | null)?.items ?? answer;
}

describe('tokenwright.json over LSP', () => {
  it('is completed for an editor that does not complete it itself', async () => {
    const position = { line: 0, character: 14 };
    expect(await offered({})).toContainEqual(
      expect.objectContaining({
        label: 'magic-2024-06',
        detail: 'Magic: The Gathering, June 7, 2024',
        textEdit: { range: { start: position, end: { line: 0, character: 19 } }, newText: '"magic-2024-06"' },
      }),
    );
  });

  it('has its mistakes in JSON reported, unless the editor does that itself', async () => {
    const broken = '{ "rules": }';
    const rulesFound = async (initializationOptions: unknown) => {
      session = await Session.start({ files: { 'tokenwright.json': broken }, initializationOptions });
      await session.open('tokenwright.json', broken, 'json');
      return session.rules('tokenwright.json');
    };
    expect(await rulesFound({})).toEqual(['config-syntax']);
    session.dispose();
    expect(await rulesFound({ supportsJson: true })).toEqual([]);
  });

  it('is not completed for an editor that does', async () => {
    expect(await offered({ supportsJson: true })).toBeNull();
  });
});
