import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundled } from '../lsp/support/bundle.js';
import { Session } from '../lsp/support/client.js';
import { Folder } from '../unit/cli/call.js';
import { hostileCards } from '../unit/formats/support/hostile-set.js';
import { writers } from '../unit/formats/support/written-set.js';

const denied = pathToFileURL(join(import.meta.dirname, '../support/no-network.mjs')).href;
const place = mkdtempSync(join(tmpdir(), 'tokenwright-network-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The file with attempted network accesses. */
const attempts = join(place, 'attempts');
const tried = () => (existsSync(attempts) ? readFileSync(attempts, 'utf8') : '');

const files: Record<string, string> = {
  'tokenwright.json': JSON.stringify({
    $schema: 'https://tracker.example/schema.json',
    include: ['**/*'],
  }),
  'header.cards': 'Rulebook: //tracker.example/share/rules.txt\n\nGate\nLand\n',
  ...Object.fromEntries(writers.slice(0, 4).map(([path, write]) => [path, write(hostileCards)])),
};

describe('without a network', () => {
  let before: string | undefined;
  beforeAll(() => {
    before = process.env.NODE_OPTIONS;
    process.env.NODE_OPTIONS = `--import ${denied}`;
    process.env.TOKENWRIGHT_ATTEMPTS = attempts;
  });
  afterAll(() => {
    if (before === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = before;
    delete process.env.TOKENWRIGHT_ATTEMPTS;
  });

  const node = (...args: string[]) =>
    new Promise<{ out: string; err: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: place }, (_error, out, err) => resolve({ out, err }));
    });

  it('blocks and records network accesses', async () => {
    const { err } = await node('-e', 'require("http").get("http://tracker.example")');
    expect(err).toContain('no network: http.get');
    expect((await node('-e', 'fetch("http://tracker.example")')).err).toContain('no network: fetch');
    expect(tried()).toMatch(/^http\.get$/m);
    rmSync(attempts);
  });

  it('runs every command', { timeout: 120_000 }, async () => {
    const folder = new Folder(files);
    const program = await bundled('cli');
    const call = (...args: string[]) =>
      new Promise<string>((resolve) => {
        execFile(process.execPath, [program, ...args], { cwd: folder.path }, (_error, out) => resolve(out));
      });
    for (const command of [
      ...[
        'lint',
        'lint --format json',
        'lint --format sarif',
        'lint --format github',
        'lint --fix-dry-run',
        'lint --fix',
      ],
      ...['tokens', 'tokens --format json', 'tokens --format cockatrice', 'explain Treasure', 'rulebooks', '--version'],
      ...['parse --text Create', 'convert . --to json', 'convert . --to cockatrice', 'convert . --to cards'],
    ]) {
      expect([command, await call(...command.split(' '))]).toEqual([command, expect.stringMatching(/\S/)]);
    }
    for (const named of ['https://tracker.example/rules.txt', '//tracker.example/rules.txt']) {
      expect(await call('lint', '--rulebook', named)).toBe('');
      folder.write('tokenwright.json', JSON.stringify({ rulebook: named }));
      expect(await call('lint')).toContain('config-unknown-rulebook');
    }
    folder.remove();
    expect(tried()).toBe('');
  });

  it('runs the server with all kinds of requests', { timeout: 60_000 }, async () => {
    const session = await Session.start({
      files,
      initializationOptions: { rulesDocuments: true, opensPages: true, pictures: true },
    });
    try {
      const text = `${files['set.cards'] ?? ''}\n\nQuince\nInstant\nDestroy tar`;
      await session.open('set.cards', text);
      expect((await session.diagnostics('set.cards')).length).toBeGreaterThan(0);
      expect(await session.hover('set.cards', 'Treasure')).not.toBeNull();
      expect((await session.workspaceDiagnostics()).items.length).toBeGreaterThan(3);
      const textDocument = { uri: session.uri('set.cards') };
      const position = session.place('set.cards', 'Tresure', 2);
      const spot = { textDocument, position };
      const typed = { textDocument, position: session.place('set.cards', 'Destroy tar', 'Destroy tar'.length) };
      for (const [method, params] of [
        ['textDocument/completion', typed],
        [
          'textDocument/codeAction',
          { textDocument, range: { start: position, end: position }, context: { diagnostics: [] } },
        ],
        ['tokenwright/tokens', {}],
        ['tokenwright/picture', { ...spot, theme: 'dark' }],
        ['tokenwright/rulebooks', textDocument],
        ['tokenwright/check', { uri: session.uri('.') }],
      ] as const) {
        expect([method, await session.connection.sendRequest(method, params)]).not.toEqual([method, null]);
      }
      expect(await session.shutdown()).toBe(0);
    } finally {
      session.dispose();
    }
    expect(tried()).toBe('');
  });
});

describe('the shipped files', () => {
  /** Modules with network clients; `net` and `child_process` are left out, as the transports need them. */
  const clients = /\b(?:require|import)\(\s*["'](?:node:)?(?:https?|http2|dgram|dns|tls|inspector)["']\s*\)/;
  const globals =
    /(?<![.\w$])(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon)\s*\(|new (?:XMLHttpRequest|WebSocket|EventSource)\b/;

  it.each([
    'client/dist/extension.js',
    'server/dist/server.js',
    'server/dist/language-server.js',
    'server/dist/cli.js',
  ])('contain no network client: %s', (path) => {
    const code = readFileSync(path, 'utf8');
    expect(clients.exec(code)?.[0]).toBeUndefined();
    expect(globals.exec(code)?.[0]).toBeUndefined();
  });

  it('contain no sockets in the command line', () => {
    const code = readFileSync('server/dist/cli.js', 'utf8');
    const modules = [...code.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, name = '']) =>
      name.replace('node:', ''),
    );
    expect([...new Set(modules)].sort()).toEqual(expect.arrayContaining(['fs', 'path']));
    expect(
      modules.filter((name) => /^(?:net|child_process|worker_threads|vm|inspector|http|https|dns|tls)$/.test(name)),
    ).toEqual([]);
  });
});
