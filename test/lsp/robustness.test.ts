import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileChangeType } from 'vscode-languageserver/node';
import { Session } from './support/client.js';

const wrong =
  'Lantern Smuggler {1}{B}\nCreature — Human Rogue\nWhen this creature enters, create a Tresure token.\n2/1\n';

let session: Session;
beforeEach(async () => {
  session = await Session.start({ files: { 'a.cards': wrong } });
  await session.open('a.cards', wrong);
});
afterEach(() => session.dispose());

/** Checks that the server still answers correctly. */
async function stillAnswers(): Promise<void> {
  expect(await session.rules('a.cards')).toEqual(['unknown-predefined-token']);
}

/** Bytes from a generator of pseudo-random numbers (mulberry32), the same in every run. */
function randomBytes(length: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length }, () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return (mixed ^ (mixed >>> 14)) & 0xff;
  });
}

function frame(content: string): string {
  return `Content-Length: ${Buffer.byteLength(content)}\r\n\r\n${content}`;
}

describe('an invalid message', () => {
  it.each([
    ['text without a header', 'hello there\n'],
    ['a header without a length', 'Content-Type: text/plain\r\n\r\n{"jsonrpc":"2.0"}'],
    ['a length that is not a number', 'Content-Length: many\r\n\r\n{"jsonrpc":"2.0"}'],
    ['a length below zero', 'Content-Length: -5\r\n\r\n{"jsonrpc":"2.0"}'],
    ['an impossible length', 'Content-Length: 99999999999999\r\n\r\n{"jsonrpc":"2.0"}'],
    ['a length that is too short', 'Content-Length: 4\r\n\r\n{"jsonrpc":"2.0","method":"x"}'],
    ['no content', 'Content-Length: 0\r\n\r\n'],
    ['content that is not JSON', frame('{"jsonrpc":')],
    ['content that is not a message', frame('[1, 2, null]')],
    ['nothing', frame('null')],
    ['a number', frame('42')],
    ['a message without a method', frame('{"jsonrpc":"2.0"}')],
    ['an unknown notification', frame('{"jsonrpc":"2.0","method":"cards/shuffle"}')],
    ['a response without a request', frame('{"jsonrpc":"2.0","id":9999,"result":{}}')],
    ['a notification without params', frame('{"jsonrpc":"2.0","method":"textDocument/didOpen"}')],
    [
      'a document without a URI',
      frame('{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{}}}'),
    ],
    [
      'an edit of the wrong type',
      frame(
        '{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":7},"contentChanges":[3]}}',
      ),
    ],
  ])('does not affect later messages: %s', async (_what, bytes) => {
    session.process.stdin.write(bytes);
    await stillAnswers();
  });

  it('of random bytes does not affect later messages', async () => {
    for (const seed of [1, 2, 3]) session.process.stdin.write(randomBytes(20_000, seed));
    await stillAnswers();
  });
});

describe('a request that cannot be answered', () => {
  it.each(['textDocument/hover', 'textDocument/codeAction', 'textDocument/diagnostic', 'workspace/diagnostic'])(
    'fails without params: %s',
    async (method) => {
      await expect(session.connection.sendRequest(method, {})).rejects.toThrow();
      await stillAnswers();
    },
  );

  it('fails for an unknown method', async () => {
    await expect(session.connection.sendRequest('cards/shuffle', {})).rejects.toThrow(/cards\/shuffle/);
    await stillAnswers();
  });

  it('is answered from disk for a closed document, and with nothing for a missing one', async () => {
    await session.close('a.cards');
    await stillAnswers();
    expect(await session.hover('a.cards', 'Tresure')).not.toBeUndefined();
    expect(await session.diagnostics('none.cards')).toEqual([]);
    const params = { textDocument: { uri: session.uri('none.cards') }, position: { line: 3, character: 4 } };
    expect(await session.connection.sendRequest('textDocument/hover', params)).toBeNull();
  });

  it('is answered with nothing outside of the text', async () => {
    const textDocument = { uri: session.uri('a.cards') };
    const params = { textDocument, position: { line: 999_999, character: 999_999 } };
    expect(await session.connection.sendRequest('textDocument/hover', params)).toBeNull();
    await session.connection.sendNotification('textDocument/didChange', {
      textDocument: { ...textDocument, version: 2 },
      contentChanges: [
        { range: { start: { line: 900, character: 0 }, end: { line: 1000, character: 5 } }, text: '\n' },
      ],
    });
    await stillAnswers();
  });
});

describe('an invalid file', () => {
  it('of random bytes has one finding, and others are not affected', async () => {
    for (const seed of [4, 5, 6]) {
      await session.write(`noise${seed}.cards`, randomBytes(50_000, seed));
      await session.watched(`noise${seed}.cards`, FileChangeType.Created);
      const rules = await session.rules(`noise${seed}.cards`);
      expect(rules.filter((rule) => rule === 'invalid-utf8')).toHaveLength(1);
    }
    await stillAnswers();
  });

  it('with a line of 20 MB has one finding, and others are not affected', async () => {
    await session.write(
      'long.cards',
      `Long Card {1}\nInstant\n${'Create a Tresure token. '.repeat(850_000)}\n\n${wrong.replace('Lantern', 'Lamp')}`,
    );
    await session.watched('long.cards', FileChangeType.Created);
    expect(await session.rules('long.cards')).toEqual(['card-too-long', 'unknown-predefined-token']);
    await stillAnswers();
  });

  it('that is really a folder is not an error', async () => {
    await session.write('folder.cards/inside.cards', wrong);
    await session.watched('folder.cards', FileChangeType.Created);
    await stillAnswers();
    const { items } = await session.workspaceDiagnostics();
    expect(items.map(({ uri }) => uri)).toContain(session.uri('folder.cards/inside.cards'));
  });
});

describe('the server process', () => {
  it('ends when its input does', async () => {
    session.process.stdin.end();
    expect(await session.ended()).toBe(1);
  });
});
