import { afterEach, describe, expect, it } from 'vitest';
import { InlineCompletionRequest, InlineCompletionTriggerKind } from 'vscode-languageserver/node';
import { Session } from './support/client.js';

const text = 'Grove Sower {G}\nCreature — Elf\nWhen this creature e\n';
const capabilities = { textDocument: { inlineCompletion: {} } };

let session: Session;
afterEach(() => session.dispose());

async function gray(initializationOptions: object): Promise<unknown> {
  session = await Session.start({ files: { 'a.cards': text }, capabilities, initializationOptions });
  await session.open('a.cards', text);
  return session.connection.sendRequest(InlineCompletionRequest.type, {
    textDocument: { uri: session.uri('a.cards') },
    position: { line: 2, character: 20 },
    context: { triggerKind: InlineCompletionTriggerKind.Automatic },
  });
}

describe('inline completion over LSP', () => {
  it('continues a phrase', async () => {
    const range = { start: { line: 2, character: 19 }, end: { line: 2, character: 20 } };
    expect(await gray({})).toEqual([{ insertText: 'enters, ', range }]);
  });

  it('can be turned off', async () => {
    expect(await gray({ inlineCompletion: false })).toBeNull();
  });
});
