import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProtocolConnection, InitializeRequest } from 'vscode-languageserver/node';
import { root, runNpm, tool } from '../../scripts/lib/run.mjs';
import { emitTypes } from '../../scripts/lib/types.mjs';

const windows = process.platform === 'win32';
const silent = { show: 'failure' as const, env: { ...process.env, npm_config_loglevel: 'error' } };

describe('the npm package, installed from its tarball', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-npm-'));
  const command = (name: string) => join(folder, 'node_modules/.bin', windows ? `${name}.cmd` : name);

  beforeAll(async () => {
    await emitTypes();
    await runNpm(['pack', '--ignore-scripts', '--pack-destination', folder], silent);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await runNpm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { ...silent, cwd: folder });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains only the command line, the language server and the library', () => {
    const files = readdirSync(join(folder, 'node_modules/tokenwright'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((path) => /\.(js|mjs|map)$/.test(path)).map((path) => path.replaceAll('\\', '/'));
    const bundles = ['cli.js', 'index.js', 'language-server.js', 'pdf.js', 'server.js', 'spelling.js'];
    expect(scripts.sort()).toEqual(bundles.map((name) => `server/dist/${name}`));
    expect(files.filter((path) => /^(client|test|scripts|images|syntaxes|examples|\.)/.test(path))).toEqual([]);
  });

  it('contains the pages of the documentation', () => {
    const pages = (folder: string) => readdirSync(join(folder, 'docs')).filter((name) => name.endsWith('.md'));
    const installed = join(folder, 'node_modules/tokenwright');
    expect(pages(installed).sort()).toEqual(pages(root).sort());
    expect(readdirSync(join(installed, 'docs')).filter((name) => !name.endsWith('.md'))).toEqual([]);
  });

  it('installs no dependencies', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['tokenwright']);
  });

  it('lists the rulebooks', async () => {
    const { code, output } = await runCommand(command('tokenwright'), ['rulebooks'], folder);
    expect(output).toMatch(/magic-2026-09/);
    expect(output).toMatch(/riftbound/);
    expect(code).toBe(0);
  });

  it('lints a file', async () => {
    const card =
      'Lantern Smuggler {1}{B}\nCreature — Human Rogue\nWhen this creature enters, create a Tresure token.\n2/1\n';
    writeFileSync(join(folder, 'typo.cards'), card);
    const { output } = await runCommand(command('tokenwright'), ['lint', 'typo.cards'], folder);
    expect(output).toMatch(/unknown-predefined-token/);
  });

  it('prints tokens as a PDF', async () => {
    writeFileSync(join(folder, 'one.cards'), 'Lamp {1}\nSorcery\nCreate a Treasure token.\n');
    const args = ['tokens', 'one.cards', '--format', 'pdf', '--output', 'one.pdf'];
    expect(await runCommand(command('tokenwright'), args, folder)).toMatchObject({ code: 0, output: '' });
    expect(readFileSync(join(folder, 'one.pdf'), 'latin1')).toMatch(/^%PDF-1\.\d/);
  });

  it('draws no PNG without the package for it, and says how to get that', async () => {
    writeFileSync(join(folder, 'one.cards'), 'Lamp {1}\nSorcery\nCreate a Treasure token.\n');
    const args = ['cards', 'one.cards', '--format', 'png', '--output', 'one.png'];
    const { code, errors } = await runCommand(command('tokenwright'), args, folder);
    expect(errors).toMatch(
      /PNG needs another package: run npm install --global @resvg\/resvg-wasm@\d+\.\d+\.\d+, or use/,
    );
    expect(code).toBe(2);
  });

  it('runs the example of the documentation, which compiles against its types', async () => {
    const page = readFileSync(join(root, 'docs/library.md'), 'utf8');
    const [, example] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    writeFileSync(join(folder, 'example.mts'), example ?? '');
    const options = ['--module', 'nodenext', '--target', 'es2023', '--strict', '--skipLibCheck', 'false'];
    await tool('typescript', ['example.mts', ...options], { command: 'tsc', cwd: folder, show: 'failure' });
    const { code, output } = await runCommand(process.execPath, ['example.mjs'], folder);
    expect(output).toContain('Tresure');
    expect(code).toBe(0);
  });

  it('starts the language server', async () => {
    const server = spawn(command('tokenwright-language-server'), ['--stdio'], { cwd: folder, shell: windows });
    const connection = createProtocolConnection(server.stdout, server.stdin);
    connection.listen();
    try {
      const params = { processId: process.pid, rootUri: null, capabilities: {} };
      const { capabilities } = await connection.sendRequest(InitializeRequest.type, params);
      expect(capabilities).toHaveProperty('hoverProvider');
    } finally {
      connection.dispose();
      server.kill();
    }
  });
});

/** Runs a program; `output` is what it writes to standard output, `errors` what it writes to standard error. */
function runCommand(
  file: string,
  args: string[],
  cwd: string,
): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, shell: windows }, (error, output, errors) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output, errors });
    });
  });
}
