import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Diagnostic, Hover, ProtocolConnection } from 'vscode-languageserver/node';
import { rules } from '../../server/src/lint/registry.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { definition, maker } from '../unit/workspace/open-workspace.js';
import { startInProcess } from './support/in-process.js';

vi.mock('../../server/src/features/hover/hover.js', () => ({
  hoverAt: () => {
    throw new TypeError('no such thing');
  },
}));

const uri = 'file:///set/a.cards';
const textDocument = { uri };
const position = { line: 2, character: 40 };

let server: ProtocolConnection;
afterEach(() => {
  server.dispose();
  vi.restoreAllMocks();
});

/** Starts a server for a folder with two files. Returns its log. */
async function start() {
  const files = { '/set/a.cards': maker('Tresure'), '/set/b.tokens': definition('Damson') };
  server = startInProcess(new MemoryFileSystem(files));
  const log: string[] = [];
  server.onNotification('window/logMessage', ({ message }: { message: string }) => void log.push(message));
  server.listen();
  const workspaceFolders = [{ uri: 'file:///set', name: 'set' }];
  await server.sendRequest('initialize', { processId: null, rootUri: null, capabilities: {}, workspaceFolders });
  await server.sendNotification('initialized', {});
  return log;
}

describe('a hover handler that throws', () => {
  it('answers null and logs the error, and other requests still work', async () => {
    const log = await start();
    expect(await server.sendRequest<Hover | null>('textDocument/hover', { textDocument, position })).toBeNull();
    expect(log.join('\n')).toMatch(/Hover failed: TypeError: no such thing/);
    const { items } = await server.sendRequest<{ items: Diagnostic[] }>('textDocument/diagnostic', { textDocument });
    expect(items.map(({ code }) => code)).toContain('unknown-predefined-token');
  });
});

describe('a rule that throws', () => {
  it('is reported in every file, with all other findings', async () => {
    await start();
    const failing = rules.find(({ id }) => id === 'duplicate-card-name')!;
    vi.spyOn(failing, 'check').mockImplementation(() => {
      throw new RangeError('too deep');
    });
    const { items } = await server.sendRequest<{ items: { uri: string; items: Diagnostic[] }[] }>(
      'workspace/diagnostic',
      { previousResultIds: [] },
    );
    const codes = Object.fromEntries(items.map((each) => [each.uri, each.items.map(({ code }) => code)]));
    expect(codes).toEqual({
      [uri]: ['rule-failed', 'unknown-predefined-token'],
      'file:///set/b.tokens': expect.arrayContaining(['rule-failed']),
    });
  });
});
