import { describe, expect, it } from 'vitest';
import { maker, openWorkspace } from './open-workspace.js';

const strict = '{ "rules": { "unknown-predefined-token": "error" } }';
const wrong = '{ "sutypes": [] }';

type Open = ReturnType<typeof openWorkspace>;

/** How much each finding of a file weighs. */
async function weights({ workspace }: Open, path: string) {
  return (await workspace.report(path))?.findings.map(({ severity }) => severity);
}

/** Moves all files of a folder, and says so of the folder alone. */
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
  it('that is removed leaves no set behind for what is open in it', async () => {
    const open = openWorkspace(deep);
    open.type('/set/deep/a.cards', maker('Damson'));
    expect(await weights(open, '/set/deep/a.cards')).toEqual(['error']);
    open.remove('/set/deep');
    expect(await weights(open, '/set/deep/a.cards')).toEqual(['hint']);
    expect(await open.workspace.paths()).toEqual(['/set/deep/a.cards']);
  });

  it('that is renamed is a set under its new name', async () => {
    const open = openWorkspace(deep);
    expect(await open.workspace.paths()).toHaveLength(2);
    moveFolder(open, '/set/deep', '/set/other', inDeep);
    expect(await open.workspace.paths()).toEqual(['/set/other/a.cards', '/set/other/tokenwright.json']);
    expect(await weights(open, '/set/other/a.cards')).toEqual(['error']);
  });

  it('that takes the place of another brings its settings and its cards', async () => {
    const open = openWorkspace({ ...deep, '/set/new/tokenwright.json': wrong, '/set/new/a.cards': maker('Treasure') });
    await open.workspace.paths();
    expect(await weights(open, '/set/deep/a.cards')).toEqual(['error']);
    open.fs.remove('/set/deep');
    moveFolder(open, '/set/new', '/set/deep', { 'tokenwright.json': wrong, 'a.cards': maker('Treasure') });
    expect(await weights(open, '/set/deep/a.cards')).toEqual([]);
    expect(await open.rules('/set/deep/tokenwright.json')).toEqual(['config-unknown-key']);
  });
});

describe('settings', () => {
  it('that come by a rename onto their name hold at once', async () => {
    const open = openWorkspace({
      '/set/tokenwright.json': strict,
      '/set/new.json': wrong,
      '/set/a.cards': maker('Damson'),
    });
    expect(await weights(open, '/set/a.cards')).toEqual(['error']);
    open.fs.remove('/set/new.json');
    open.fs.write('/set/tokenwright.json', wrong);
    open.workspace.filesChanged([
      { path: '/set/tokenwright.json', kind: 'created' },
      { path: '/set/new.json', kind: 'deleted' },
    ]);
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-key']);
    expect(await weights(open, '/set/a.cards')).toEqual(['hint']);
  });

  it('that are open and were never saved make a set of their folder alone', async () => {
    const open = openWorkspace({ '/set/a.cards': maker('Damson'), '/set/deep/b.cards': maker('Damson') });
    expect(await open.workspace.paths()).toHaveLength(2);
    open.type('/set/deep/tokenwright.json', strict);
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/deep/b.cards', '/set/deep/tokenwright.json']);
    expect(await weights(open, '/set/deep/b.cards')).toEqual(['error']);
    expect((await open.workspace.setsIn()).map((set) => set.paths())).toEqual([
      ['/set/a.cards'],
      ['/set/deep/b.cards'],
    ]);
  });

  it('that are opened while somebody asks are missed by nobody', async () => {
    const open = openWorkspace({ '/set/a.cards': maker('Damson') });
    const asked = open.workspace.paths();
    open.type('/set/deep/tokenwright.json', wrong);
    await asked;
    expect(await open.rules('/set/deep/tokenwright.json')).toEqual(['config-unknown-key']);
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/deep/tokenwright.json']);
  });

  it('that cannot be read any more have only that said of them', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': '{ "rulebook": "none.txt" }' });
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
    open.save('/set/tokenwright.json', '{ "predefined": [');
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-syntax']);
  });
});

describe('a rulebook of the user’s own', () => {
  it('that comes with its folder is read', async () => {
    const rulebook = 'Rulebook: own\nGame: magic\nTitle: House\nDate: 2026-10-01\nBase: magic-2026-09\n';
    const open = openWorkspace({ '/set/tokenwright.json': '{ "rulebook": "rules/own.txt" }' });
    expect(await open.rules('/set/tokenwright.json')).toEqual(['config-unknown-rulebook']);
    moveFolder(open, '/set/old', '/set/rules', { 'own.txt': rulebook });
    expect(await open.rules('/set/tokenwright.json')).toEqual([]);
  });
});

describe('a folder that is named like a file of cards', () => {
  it('is no file that cannot be read, and what is in it is found', async () => {
    const open = openWorkspace({ '/set/tokenwright.json': '{}', '/set/a.cards': maker('Damson') });
    await open.workspace.paths();
    moveFolder(open, '/set/old', '/set/b.cards', { 'c.cards': maker('Damson') });
    expect(await open.workspace.paths()).toContain('/set/b.cards/c.cards');
    expect(open.workspace.unreadable()).toEqual([]);
    open.remove('/set/b.cards');
    expect(await open.workspace.paths()).toEqual(['/set/a.cards', '/set/tokenwright.json']);
  });
});
