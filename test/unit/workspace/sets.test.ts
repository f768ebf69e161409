import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../support/collect-garbage.js';
import { definition, maker, openWorkspace } from './open-workspace.js';

const unknown = ['unknown-predefined-token'];

describe('a set', () => {
  it('is the nearest parent folder with settings, and its files share their tokens', async () => {
    const { rules } = openWorkspace({
      '/set/akd/tokenwright.json': '{}',
      '/set/akd/deep/tokens/a.tokens': definition('Quincefruit'),
      '/set/akd/cards/a.cards': maker('Quincefruit'),
      '/set/b.cards': maker('Quincefruit'),
    });
    expect(await rules('/set/akd/cards/a.cards')).toEqual([]);
    expect(await rules('/set/b.cards')).toEqual(unknown);
  });

  it('is the workspace folder if there are no settings, without the sets inside of it', async () => {
    const { rules } = openWorkspace({
      '/set/a.tokens': definition('Quincefruit'),
      '/set/cards/a.cards': maker('Quincefruit'),
      '/set/other/tokenwright.json': '{}',
      '/set/other/b.tokens': definition('Damson'),
      '/set/other/b.cards': maker('Quincefruit'),
      '/set/c.cards': maker('Damson', 'Damson Keeper'),
    });
    expect(await rules('/set/cards/a.cards')).toEqual([]);
    expect(await rules('/set/other/b.cards')).toEqual(unknown);
    expect(await rules('/set/c.cards')).toEqual(unknown);
  });

  it('extends above the workspace folder if its settings are there', async () => {
    const files = {
      '/set/tokenwright.json': '{}',
      '/set/tokens/a.tokens': definition('Quincefruit'),
      '/set/cards/a.cards': maker('Quincefruit'),
    };
    const trusted = openWorkspace(files, { folders: ['/set/cards'] });
    expect(await trusted.rules('/set/cards/a.cards')).toEqual([]);
    expect(await trusted.workspace.paths()).toEqual(['/set/cards/a.cards']);
    const untrusted = openWorkspace(files, { folders: ['/set/cards'], trusted: false });
    expect(await untrusted.rules('/set/cards/a.cards')).toEqual(unknown);
    expect(untrusted.fs.reads).not.toContain('/set/tokens/a.tokens');
  });

  it('of a file outside of the workspace is released when the file is closed', async () => {
    const { workspace, rules, type, fs, document } = openWorkspace({
      '/set/a.cards': maker('Quincefruit'),
      '/other/b.cards': maker('Quincefruit'),
      '/other/c.cards': maker('Plum', 'Second Keeper'),
    });
    type('/other/b.cards', maker('Quincefruit'));
    expect(await rules('/other/b.cards')).toEqual(['unknown-predefined-token']);
    const [open, sibling, inWorkspace] = [
      await document('/other/b.cards'),
      await document('/other/c.cards'),
      await document('/set/a.cards'),
    ];
    workspace.closeDocument('/other/b.cards');
    await rules('/set/a.cards');
    await collectGarbage();
    expect([open.deref(), sibling.deref()]).toEqual([undefined, undefined]);
    expect(inWorkspace.deref()).toBeDefined();
    fs.write('/other/t.tokens', definition('Quincefruit'));
    type('/other/b.cards', maker('Quincefruit'));
    expect(await rules('/other/b.cards')).toEqual([]);
  });

  it('of a file outside of the workspace is found again if its settings were deleted in the meantime', async () => {
    const { workspace, rules, type, remove } = openWorkspace({
      '/set/a.cards': '',
      '/else/tokenwright.json': '{ "predefined": ["Quincefruit"] }',
      '/else/deep/tokenwright.json': '{}',
    });
    type('/else/deep/b.cards', maker('Quincefruit'));
    expect(await rules('/else/deep/b.cards')).toEqual(['unknown-predefined-token']);
    workspace.closeDocument('/else/deep/b.cards');
    await rules('/set/a.cards');
    remove('/else/deep/tokenwright.json');
    type('/else/deep/b.cards', maker('Quincefruit'));
    expect(await rules('/else/deep/b.cards')).toEqual([]);
  });

  it('of a file outside of the workspace is its folder without subfolders', async () => {
    const files = {
      '/else/a.tokens': definition('Quincefruit'),
      '/else/deep/b.tokens': definition('Damson'),
      '/else/a.cards': maker('Quincefruit') + maker('Damson', '\nOther'),
    };
    const trusted = openWorkspace(files);
    expect(await trusted.words('/else/a.cards')).toEqual(['Damson']);
    const untrusted = openWorkspace(files, { trusted: false });
    untrusted.type('/else/a.cards', files['/else/a.cards']);
    expect(await untrusted.words('/else/a.cards')).toEqual(['Quincefruit', 'Damson']);
  });

  it('contains documents that were never saved', async () => {
    const { rules, type, workspace } = openWorkspace({ '/set/a.tokens': definition('Quincefruit') });
    type('untitled:Untitled-1.cards', maker('Quincefruit'));
    expect(await rules('untitled:Untitled-1.cards')).toEqual([]);
    workspace.closeDocument('untitled:Untitled-1.cards');
    expect(await workspace.report('untitled:Untitled-1.cards')).toBeNull();
  });

  it('does not contain files that its settings exclude, even if they are open', async () => {
    const { rules, type, workspace } = openWorkspace({
      '/set/tokenwright.json': '{ "exclude": ["drafts"] }',
      '/set/drafts/a.tokens': definition('Quincefruit'),
      '/set/a.cards': maker('Quincefruit'),
    });
    expect(await rules('/set/a.cards')).toEqual(unknown);
    type('/set/drafts/b.cards', maker('Quincefruit'));
    expect(await rules('/set/drafts/b.cards')).toEqual([]);
    expect((await workspace.state('/set/drafts/b.cards'))?.snapshot.document.cards).toHaveLength(1);
  });

  it('reads a named file regardless of its settings', async () => {
    const { rules, workspace } = openWorkspace({
      '/set/tokenwright.json': '{ "exclude": ["drafts"] }',
      '/set/drafts/a.cards': maker('Quincefruit'),
    });
    workspace.addNamed('/set/drafts/a.cards');
    expect(await rules('/set/drafts/a.cards')).toEqual(unknown);
  });

  it('reports files that cannot be read, and reads the rest', async () => {
    const { fs, rules, workspace } = openWorkspace({
      '/set/a.cards': maker('Tresure'),
      '/set/b.cards': maker('Tresure'),
      '/set/deep/c.cards': maker('Tresure'),
    });
    fs.break('/set/b.cards', 'reading it is not permitted');
    fs.break('/set/deep', 'reading it is not permitted');
    expect(await rules('/set/a.cards')).toEqual(unknown);
    expect(workspace.unreadable()).toEqual([
      { path: '/set/b.cards', reason: 'reading it is not permitted' },
      { path: '/set/deep', reason: 'reading it is not permitted' },
    ]);
  });

  it('lists the files that can have findings', async () => {
    const { workspace } = openWorkspace({
      '/set/a.cards': '',
      '/set/notes.txt': '',
      '/set/node_modules/x/b.cards': '',
      '/set/.trash/c.cards': '',
      '/set/sub/tokenwright.json': '{}',
      '/set/sub/d.cards': '',
    });
    expect(await workspace.paths()).toEqual(['/set/a.cards', '/set/sub/d.cards', '/set/sub/tokenwright.json']);
  });
});
