import { describe, expect, it } from 'vitest';
import { HEADS } from '../../../server/src/formats/index.js';
import { openWorkspace } from './open-workspace.js';

const xml = (rules: string) => `<?xml version="1.0"?>
<cockatrice_carddatabase version="4"><cards>
<card><name>Vault Keeper</name><text>${rules}</text><prop><type>Sorcery</type></prop><set>AKD</set></card>
</cards></cockatrice_carddatabase>
`;
const wrong = xml('Create two Treasure token.');
const cards = 'Orchard Keeper {G}\nSorcery\nCreate two Food token.\n';

describe('files of other programs', () => {
  it('belong to a folder with settings', async () => {
    const { rules } = openWorkspace({
      '/set/tokenwright.json': '{}',
      '/set/deep/akd.xml': wrong,
      '/set/a.cards': cards,
    });
    expect(await rules('/set/deep/akd.xml')).toEqual(['count-plural-agreement']);
    expect(await rules('/set/a.cards')).toEqual(['count-plural-agreement']);
  });

  it('are ignored in other folders, even if they are open', async () => {
    const { rules, workspace } = openWorkspace({ '/set/akd.xml': wrong, '/set/a.cards': cards });
    expect(await rules('/set/a.cards')).toEqual(['count-plural-agreement']);
    expect(await workspace.paths()).toEqual(['/set/a.cards']);
    workspace.setDocument('/set/akd.xml', { text: wrong, version: 1 });
    expect(await workspace.report('/set/akd.xml')).toBeNull();
  });

  it('are read if they are named', async () => {
    const { rules, workspace } = openWorkspace({ '/set/akd.xml': wrong });
    workspace.addNamed('/set/akd.xml');
    expect(await rules('/set/akd.xml')).toEqual(['count-plural-agreement']);
  });

  it('are not read beyond their beginning if they contain no cards', async () => {
    const large = `{ "scripts": {}, "filler": "${'x'.repeat(2_000_000)}" }`;
    const { workspace, fs } = openWorkspace({
      '/set/tokenwright.json': '{}',
      '/set/package.json': large,
      '/set/pom.xml': '<project/>',
      '/set/notes.txt': 'hello',
      '/set/readme.md': '# Read me',
      '/set/a.cards': cards,
    });
    expect(await workspace.paths()).toEqual(['/set/a.cards', '/set/tokenwright.json']);
    const looks = ['/set/notes.txt', ...HEADS.map(() => '/set/package.json'), '/set/pom.xml', '/set/readme.md'];
    expect(fs.heads.toSorted()).toEqual(looks);
    expect(fs.reads.filter((path) => !/a\.cards|tokenwright/.test(path))).toEqual([]);
    workspace.filesChanged([{ path: '/set/b.cards', kind: 'created' }]);
    await workspace.paths();
    expect(fs.heads).toHaveLength(looks.length);
  });

  it('share their tokens with the plain files of the set', async () => {
    const { rules } = openWorkspace({
      '/set/tokenwright.json': '{}',
      '/set/akd.xml': xml('Create a Quince token.'),
      '/set/a.tokens': 'Quince Token\nArtifact — Quince\n{2}: Draw a card.\n',
    });
    expect(await rules('/set/akd.xml')).toEqual([]);
  });

  it('do not affect the rest of the set if they are invalid', async () => {
    const { rules, workspace } = openWorkspace({
      '/set/tokenwright.json': '{}',
      '/set/akd.xml': wrong,
      '/set/a.cards': cards,
    });
    workspace.setDocument('/set/akd.xml', { text: wrong.replace('</text>', ''), version: 2 });
    expect((await workspace.report('/set/akd.xml'))?.findings.length).toBeGreaterThan(0);
    expect(await rules('/set/a.cards')).toEqual(['count-plural-agreement']);
  });
});
