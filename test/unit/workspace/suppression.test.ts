import { describe, expect, it } from 'vitest';
import { maker, openWorkspace } from './open-workspace.js';

const unknown = 'unknown-predefined-token';
/** Two findings: an unknown name, and a predefined one without its capital. Card names are unique within a set. */
const wrongIn = (file: string) =>
  `${maker('Tresure', `Keeper of ${file}`)}\n${maker('treasure', `Other Keeper of ${file}`)}`;
const wrong = wrongIn('One');
const both = [unknown, 'predefined-lowercase'];

describe('rules are suppressed', () => {
  it('in the files of a glob, relative to the folder of the settings', async () => {
    const { rules } = openWorkspace({
      '/set/akd/tokenwright.json': JSON.stringify({
        suppress: { 'old/**/*.cards': [unknown], drafts: '*', '{x,y}.cards': ['predefined-lowercase', unknown] },
      }),
      '/set/akd/a.cards': wrong,
      '/set/akd/old/deep/a.cards': wrongIn('Two'),
      '/set/akd/drafts/deep/a.cards': wrongIn('Three'),
      '/set/akd/y.cards': wrongIn('Four'),
      '/set/akd/deep/y.cards': wrongIn('Five'),
    });
    expect(await rules('/set/akd/tokenwright.json')).toEqual([]);
    expect(await rules('/set/akd/a.cards')).toEqual(both);
    expect(await rules('/set/akd/old/deep/a.cards')).toEqual(['predefined-lowercase']);
    expect(await rules('/set/akd/drafts/deep/a.cards')).toEqual([]);
    expect(await rules('/set/akd/y.cards')).toEqual([]);
    expect(await rules('/set/akd/deep/y.cards')).toEqual(both);
  });

  it('in a set that turns them off, but not in a sibling or nested one', async () => {
    const { rules } = openWorkspace({
      '/set/one/tokenwright.json': JSON.stringify({ rules: { [unknown]: 'off' } }),
      '/set/one/a.cards': wrong,
      '/set/one/inner/tokenwright.json': '{}',
      '/set/one/inner/a.cards': wrong,
      '/set/two/tokenwright.json': JSON.stringify({ rules: { 'predefined-lowercase': 'off' } }),
      '/set/two/a.cards': wrong,
      '/set/a.cards': wrong,
    });
    expect(await rules('/set/one/a.cards')).toEqual(['predefined-lowercase']);
    expect(await rules('/set/one/inner/a.cards')).toEqual(both);
    expect(await rules('/set/two/a.cards')).toEqual([unknown]);
    expect(await rules('/set/a.cards')).toEqual(both);
  });

  it('if their group is off, but for those with a severity of their own', async () => {
    const { rules } = openWorkspace({
      '/set/one/tokenwright.json': JSON.stringify({ rules: { 'group:predefined': 'off' } }),
      '/set/one/a.cards': wrong,
      '/set/two/tokenwright.json': JSON.stringify({ rules: { 'group:predefined': 'off', [unknown]: 'error' } }),
      '/set/two/a.cards': wrong,
      '/set/three/tokenwright.json': JSON.stringify({ suppress: { 'old/**': ['group:predefined'] } }),
      '/set/three/a.cards': wrong,
      '/set/three/old/a.cards': wrongIn('Two'),
    });
    expect(await rules('/set/one/a.cards')).toEqual([]);
    expect(await rules('/set/two/a.cards')).toEqual([unknown]);
    expect(await rules('/set/three/a.cards')).toEqual(both);
    expect(await rules('/set/three/old/a.cards')).toEqual([]);
  });

  it('on the next line and in the rest of a file by a comment', async () => {
    const { rules } = openWorkspace({
      '/set/a.cards': wrong.replace('When', `# tokenwright-disable-next-line ${unknown}\nWhen`),
      '/set/b.cards': `# tokenwright-disable predefined-lowercase\n\n${wrongIn('Two')}`,
      '/set/c.cards': `${maker('Tresure')}\n# tokenwright-disable\n\n${wrongIn('Three')}`,
    });
    expect(await rules('/set/a.cards')).toEqual(['predefined-lowercase']);
    expect(await rules('/set/b.cards')).toEqual([unknown]);
    expect(await rules('/set/c.cards')).toEqual([unknown]);
  });
});

describe('several tokenwright.json in one workspace', () => {
  it('have their own findings, and apply to their own files', async () => {
    const { rules, words, workspace } = openWorkspace({
      '/set/one/tokenwright.json': '{ "rules": { "unknown-predefind-token": "off" } }',
      '/set/one/a.cards': wrong,
      '/set/two/tokenwright.json': '{ "rulebook": "magic-2020-1", "predefined": ["Tresure"] }',
      '/set/two/a.cards': wrong,
      '/set/tokenwright.json': '{ "exclude": ["notes"] }',
    });
    expect(await words('/set/one/tokenwright.json')).toEqual(['"unknown-predefind-token"']);
    expect(await words('/set/two/tokenwright.json')).toEqual(['"magic-2020-1"']);
    expect(await rules('/set/tokenwright.json')).toEqual([]);
    expect(await rules('/set/one/a.cards')).toEqual(both);
    expect(await rules('/set/two/a.cards')).toEqual(['predefined-lowercase']);
    expect((await workspace.setsIn()).map(({ place }) => place.root)).toEqual(['/set', '/set/one', '/set/two']);
  });
});
