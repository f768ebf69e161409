import { afterEach, describe, expect, it } from 'vitest';
import { changesOf, codeActions } from '../../../server/src/features/code-actions/code-actions.js';
import { formats } from '../../../server/src/formats/index.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { openWorkspace } from '../workspace/open-workspace.js';

const wrong = 'Ember Jar {1}\nArtifact\nCreate a Tresure token.\n';

/** Returns the texts after the actions for the first finding whose titles begin with `title`. */
async function textsAfter(files: Record<string, string>, path: string, title: string) {
  const { workspace } = openWorkspace(files);
  const view = await workspace.fileView(path);
  if (!view) throw new Error(`${path} contains no cards`);
  const range = view.findings[0]!.span;
  const found = codeActions(view, range, () => true).filter((action) => action.title.startsWith(title));
  return found.flatMap((action) =>
    changesOf(action).map((change) =>
      'creates' in change ? change.text : applyEdits(change.file.text.toString(), change.edits),
    ),
  );
}

describe('a format without comments', () => {
  const [plain] = formats;
  const { comments } = plain!;
  afterEach(() => void Object.assign(plain!, { comments }));

  it('offers to disable a rule in the file by the settings of the set, but not on a line', async () => {
    Object.assign(plain!, { comments: undefined });
    const disable = (settings: Record<string, string>) =>
      textsAfter(
        { '/set/deep/a [1].cards': wrong, ...settings },
        '/set/deep/a [1].cards',
        'Disable unknown-predefined-token in this file',
      );
    const glob = '"deep/a \\\\[1\\\\].cards"';
    const [made] = await disable({});
    expect(made).toBe(`{\n  "suppress": { ${glob}: ["unknown-predefined-token"] }\n}\n`);
    expect(await disable({ '/set/tokenwright.json': `{ "suppress": { ${glob}: ["digit-count"] } }` })).toEqual([
      `{ "suppress": { ${glob}: ["digit-count", "unknown-predefined-token"] } }`,
    ]);
    expect(await textsAfter({ '/set/a.cards': wrong }, '/set/a.cards', 'Disable unknown-predefined-token for')).toEqual(
      [],
    );

    const { rules } = openWorkspace({ '/set/deep/a [1].cards': wrong, '/set/tokenwright.json': made! });
    expect(await rules('/set/deep/a [1].cards')).toEqual([]);
  });
});

describe('the token file for a new definition', () => {
  const bard = 'Bard {1}\nCreature — Bard\nCreate a Poem token.\n1/1\n';
  const defined = 'Poem Token\nArtifact — Poem\n';
  const place = async (...paths: string[]) => {
    const files = Object.fromEntries(paths.map((path) => [`/set/${path}`, '']));
    const { workspace } = openWorkspace({ '/set/cards/a.cards': bard, ...files });
    const view = await workspace.fileView('/set/cards/a.cards');
    return view?.cards?.tokens?.path;
  };

  it('has the name of the card file, otherwise is in its folder, or the first of the set, or a new file', async () => {
    expect(await place('cards/a.tokens', 'cards/Z.tokens', 'a.tokens')).toBe('/set/cards/a.tokens');
    expect(await place('cards/z.token', 'a.tokens')).toBe('/set/cards/z.token');
    expect(await place('tokens/y.tokens', 'tokens/z.tokens')).toBe('/set/tokens/y.tokens');
    expect(await place()).toBe('/set/cards/a.tokens');
  });

  it('is the file itself if it is a token file', async () => {
    const text = `Muse Token\nArtifact — Muse\nSacrifice this token: Create a Poem token.`;
    expect(await textsAfter({ '/set/a.tokens': text, '/set/b.tokens': '' }, '/set/a.tokens', 'Define')).toEqual([
      `${text}\n\n${defined}`,
    ]);
  });

  it('does not exist for a document that is in no folder', async () => {
    const { workspace, type } = openWorkspace({}, { folders: [] });
    type('untitled:Untitled-1.cards', bard);
    const view = await workspace.fileView('untitled:Untitled-1.cards');
    expect(view?.cards).toMatchObject({ tokens: null, settings: { path: null } });
    const titles = codeActions(view!, view!.findings[0]!.span, () => true).map(({ title }) => title);
    expect(titles.filter((title) => /Define|Declare|set$/.test(title))).toEqual([]);
    expect(titles).toContain('Disable unknown-predefined-token in this file');
  });
});

describe('declaring a subtype', () => {
  const cards = 'Emberkin Call {R}\nSorcery\nCreate a 1/1 red Emberkin creature token.\n';

  it('adds it to the line of the header that declares subtypes', async () => {
    const files = { '/set/a.cards': `Set: Ashes\nSubtypes: Berry\n\n${cards}` };
    expect(await textsAfter(files, '/set/a.cards', 'Declare the subtype')).toEqual([
      `Set: Ashes\nSubtypes: Berry, Emberkin\n\n${cards}`,
    ]);
  });
});
