import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { Session } from './support/client.js';

/** A folder outside the workspace, with files that a malicious workspace might try to read. */
const outside = mkdtempSync(join(tmpdir(), 'tokenwright-outside-'));
const rules = (token: string) =>
  `Rulebook: outside\nGame: magic\nTitle: Outside\n\n111. Tokens\n\n111.10a A ${token} token is a colorless ${token} artifact token.\n`;
writeFileSync(join(outside, 'rules.txt'), rules('Damson'));
writeFileSync(join(outside, 'secret.cards'), 'Secret Card {R}\nSorcery\nCreate a Tresure token.\n');
writeFileSync(join(outside, 'own.tokens'), 'Quince Token\nArtifact — Quince\n{T}: Draw a card.\n');
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const maker = (token: string) => `Orchard Keeper {G}\nSorcery\nCreate a ${token} token.\n`;
const undefinedToken = ['unknown-predefined-token'];

let session: Session;
afterEach(() => session.dispose());

/** Starts a session in a folder with links that lead out of it, if the system allows creating them. */
async function start(trusted: boolean, files: Record<string, string>): Promise<void> {
  session = await Session.start({ files, initializationOptions: { trusted } });
  try {
    symlinkSync(join(outside, 'secret.cards'), join(session.folder, 'link.cards'));
    symlinkSync(join(outside, 'own.tokens'), join(session.folder, 'link.tokens'));
    symlinkSync(outside, join(session.folder, 'folder'), 'dir');
  } catch {}
}

/** Names a rulebook in the settings, and returns the findings there. */
const settings = async (rulebook: string) => {
  const text = `${JSON.stringify({ rulebook })}\n`;
  await session.write('tokenwright.json', text);
  await session.open('tokenwright.json', text, 'json');
  return session.rules('tokenwright.json');
};

/** Relative paths that lead out of the folder to a rules file. */
const waysOut = () => {
  const way = relative(session.folder, join(outside, 'rules.txt')).replaceAll('\\', '/');
  return [way, `./${way}`, `sub/../${way}`, way.replaceAll('/', '\\'), `${'../'.repeat(30)}etc/rules.txt`];
};

describe('an untrusted folder', () => {
  it('does not follow any path in its settings or headers', async () => {
    await start(false, { 'a.cards': maker('Damson'), 'inside.txt': rules('Damson') });
    for (const way of [
      ...waysOut(),
      join(outside, 'rules.txt'),
      pathToFileURL(outside).href,
      'inside.txt',
      './inside.txt',
    ]) {
      expect([way, await settings(way)]).toEqual([way, ['config-unknown-rulebook']]);
      await session.open('a.cards', `Set: A\nRulebook: ${way}\n\n${maker('Damson')}`);
      expect([way, await session.rules('a.cards')]).toEqual([way, ['unknown-rulebook', ...undefinedToken]]);
      await session.close('a.cards');
    }
  });

  it('does not follow links', async () => {
    await start(false, { 'a.cards': maker('Quince') });
    expect(await session.rules('a.cards')).toEqual(undefinedToken);
    const { items } = await session.workspaceDiagnostics();
    expect(items.map(({ uri }) => uri)).toEqual([session.uri('a.cards')]);
  });
});

describe('a trusted folder', () => {
  it('follows absolute paths, but no relative path that leads out', async () => {
    await start(true, { 'a.cards': maker('Damson') });
    for (const way of waysOut()) expect([way, await settings(way)]).toEqual([way, ['config-unknown-rulebook']]);
    expect(await session.rules('a.cards')).toEqual(undefinedToken);
    expect(await settings(join(outside, 'rules.txt'))).toEqual([]);
    expect(await session.rules('a.cards')).toEqual([]);
  });

  it.skipIf(process.platform === 'win32')('follows links to files, but not to folders', async () => {
    await start(true, { 'a.cards': maker('Quince') });
    expect(await session.rules('a.cards')).toEqual([]);
    const { items } = await session.workspaceDiagnostics();
    expect(items.map(({ uri }) => uri)).toEqual(
      ['a.cards', 'link.cards', 'link.tokens'].map((path) => session.uri(path)),
    );
  });
});
