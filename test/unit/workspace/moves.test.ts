import { describe, expect, it } from 'vitest';
import { maker, openWorkspace } from './open-workspace.js';

const strict = '{ "rules": { "unknown-predefined-token": "error" } }';
const wrong = '{ "sutypes": [] }';

type Open = ReturnType<typeof openWorkspace>;

/** Returns the severities of the findings of a file. */
async function severities({ workspace }: Open, path: string) {
  return (await workspace.report(path))?.findings.map(({ severity }) => severity);
}

/** Moves all files of a folder, but reports only the folder. */
function moveFolder({ workspace, fs }: Open, from: string, to: string, files: Readonly<Record<string, string>>): void {
  fs.remove(from);
  for (const [name, text] of Object.entries(files)) fs.write(`${to}/${name}`, text);
  workspace.filesChanged([
    { path: to, kind: 'created' },
    { path: from, kind: 'deleted' },
  ]);
}

const inDeep = { 'tokenwright.json': strict, 'a.cards': maker('Damson') };
const deep = { '/set/deep/tokenwright.json': strict, '/set/deep/a.cards': maker('Damson') };

describe('a folder with settings', () => {
  it('that is deleted is no longer a set for its open files', async () => {
    const open = openWorkspace(deep);
    open.type('/set/deep/a.cards', maker('Damson'));
    expect(await severities(open, '/set/deep/a.cards')).toEqual(['error']);
    open.remove('/set/deep');
    expect(await severities(open, '/set/deep/a.cards')).toEqual(['hint']);
    expect(await open.workspace.paths()).toEqual(['/set/deep/a.cards']);
  });

  it('that is renamed is a set with its new name', async () => {
    const open = openWorkspace(deep);
    expect(await open.workspace.paths()).toHaveLength(2);
    moveFolder(open, '/set/deep', '/set/other', inDeep);
    expect(await open.workspace.paths()).toEqual(['/set/other/a.cards', '/set/other/tokenwright.json']);
    expect(await severities(open, '/set/other/a.cards')).toEqual(['error']);
  });

  it('that replaces another one brings its settings and its cards', async () => {
    const open = openWorkspace({ ...deep, '/set/new/tokenwright.json': wrong, '/set/new/a.cards': maker('Treasure') });
    await open.workspace.paths();
    expect(await severities(open, '/set/deep/a.cards')).toEqual(['error']);
    open.fs.remove('/set/deep');
    moveFolder(open, '/set/new', '/set/deep', { 'tokenwright.json': wrong, 'a.cards': maker('Treasure') });
    expect(await severities(open, '/set/deep/a.cards')).toEqual([]);
    expect(await open.rules('/set/deep/tokenwright.json')).toEqual(['config-unknown-key']);
  });
});

describe('settings', () => {
  it('that are renamed to tokenwright.json take effect immediately', async () => {
    const open = openWorkspace({
      '/set/tokenwright.json': strict,
      '/set/new.json': wrong,
      '/set/a.cards': maker('Damson'),
    });
    expect(await severities(open, '/set/a.cards')).toEqual(['error']);
    open.fs.remove('/set/new.json');
    open.fs.write('/set/tokenwright.json', wrong);
    open.workspace.filesChanged([
      { path: '/set/tokenwright.json', kind: 'created' },
      { path: '/set/new.json', kind: 'deleted' },
    ]);
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-key']);
    expect(await severities(open, '/set/a.cards')).toEqual(['hint']);
  });

  it('that are open but not saved create a set in their folder', async () => {
    const open = openWorkspace({ '/set/a.cards': maker('Damson'), '/set/deep/b.cards': maker('Damson') });
    expect(await open.workspace.paths()).toHaveLength(2);
    open.type('/set/deep/tokenwright.json', strict);
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/deep/b.cards', '/set/deep/tokenwright.json']);
    expect(await severities(open, '/set/deep/b.cards')).toEqual(['error']);
    expect((await open.workspace.setsIn()).map((set) => set.paths())).toEqual([
      ['/set/a.cards'],
      ['/set/deep/b.cards'],
    ]);
  });

  it('that are opened during a query are noticed', async () => {
    const open = openWorkspace({ '/set/a.cards': maker('Damson') });
    const query = open.workspace.paths();
    open.type('/set/deep/tokenwright.json', wrong);
    await query;
    expect(await open.rules('/set/deep/tokenwright.json')).toEqual(['config-unknown-key']);
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/deep/tokenwright.json']);
  });

  it('that become invalid have only the syntax error as a finding', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': '{ "rulebook": "none.txt" }' });
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
    open.save('/set/tokenwright.json', '{ "predefined": [');
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-syntax']);
  });
});

describe('a rulebook file', () => {
  it('that is created with its folder is read', async () => {
    const rulebook = 'Rulebook: own\nGame: magic\nTitle: House\nDate: 2026-10-01\nBase: magic-2026-09\n';
    const open = openWorkspace({ '/set/tokenwright.json': '{ "rulebook": "rules/own.txt" }' });
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
    moveFolder(open, '/set/old', '/set/rules', { 'own.txt': rulebook });
    expect(await open.rules('/set/tokenwright.json')).toEqual([]);
  });
});

describe('a folder with the name of a card file', () => {
  it('is not reported as unreadable, and its files are found', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': '{}', '/set/a.cards': maker('Damson') });
    await open.workspace.paths();
    moveFolder(open, '/set/old', '/set/b.cards', { 'c.cards': maker('Damson') });
    expect(await open.workspace.paths()).toContain('/set/b.cards/c.cards');
    expect(open.workspace.unreadable()).toEqual([]);
    open.remove('/set/b.cards');
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/tokenwright.json']);
  });
});
