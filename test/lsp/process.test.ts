import { execFile, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('the compiled program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-compiled-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The version, as printed by a server that stores its compiled code in a folder. */
  function versionWith(cache: string): string {
    const { NODE_DISABLE_COMPILE_CACHE: _, ...rest } = process.env;
    const env = { ...rest, NODE_COMPILE_CACHE: cache };
    return execFileSync(process.execPath, [program, '--version'], { env, encoding: 'utf8' });
  }

  it('is stored for the next start', () => {
    const cache = join(folder, 'stored');
    const first = versionWith(cache);
    const stored = readdirSync(cache);
    expect(stored).toHaveLength(1);
    expect(versionWith(cache)).toBe(first);
    expect(readdirSync(cache)).toEqual(stored);
  });

  it('is compiled again if the stored one cannot be read', () => {
    const cache = join(folder, 'broken');
    const version = versionWith(cache);
    const files = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) writeFileSync(join(parentPath, name), 'not compiled');
    expect(files).not.toEqual([]);
    expect(versionWith(cache)).toBe(version);
  });

  it('is not needed where nothing can be stored', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(versionWith(join(folder, 'file'))).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
