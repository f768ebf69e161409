import { execFile, fork } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createMessageConnection,
  InitializeRequest,
  IPCMessageReader,
  IPCMessageWriter,
} from 'vscode-languageserver/node';
import { bundled } from './support/bundle.js';

let program: string;
beforeAll(async () => {
  program = await bundled('server');
});

function call(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
  });
}

describe('the language server process', () => {
  it('prints its usage and version', async () => {
    expect(await call()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('--stdio') });
    expect(await call('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--stdio') });
    expect((await call('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('communicates over Node IPC, and ends when the parent disconnects', async () => {
    const server = fork(program, ['--node-ipc'], { silent: true });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const connection = createMessageConnection(new IPCMessageReader(server), new IPCMessageWriter(server));
    connection.listen();
    const params = { processId: process.pid, rootUri: null, capabilities: {} };
    const { capabilities } = await connection.sendRequest(InitializeRequest.type, params);
    expect(capabilities).toHaveProperty('hoverProvider', true);
    server.disconnect();
    await ended;
  });
});
