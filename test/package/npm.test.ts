import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProtocolConnection, InitializeRequest } from 'vscode-languageserver/node';
import { runNpm } from '../../scripts/lib/run.mjs';

const windows = process.platform === 'win32';
const silent = { show: 'failure' as const, env: { ...process.env, npm_config_loglevel: 'error' } };

describe('the npm package, installed from its tarball', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-npm-'));
  const command = (name: string) => join(folder, 'node_modules/.bin', windows ? `${name}.cmd` : name);

  beforeAll(async () => {
    await runNpm(['pack', '--ignore-scripts', '--pack-destination', folder], silent);
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await runNpm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { ...silent, cwd: folder });
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains only the command line and the language server', () => {
    const files = readdirSync(join(folder, 'node_modules/tokenwright'), { recursive: true, encoding: 'utf8' });
    const scripts = files.filter((path) => /\.(js|mjs|ts|map)$/.test(path)).map((path) => path.replaceAll('\\', '/'));
    expect(scripts.sort()).toEqual(['server/dist/cli.js', 'server/dist/pdf.js', 'server/dist/server.js']);
    expect(files.filter((path) => /^(client|test|scripts|images|syntaxes|examples|\.)/.test(path))).toEqual([]);
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

function runCommand(file: string, args: string[], cwd: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { cwd, shell: windows }, (error, stdout) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout });
    });
  });
}
