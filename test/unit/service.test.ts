import { describe, expect, it } from 'vitest';
import { AnalysedFile, createService, FileProblem, textFiles } from '../../server/src/index.js';

const keeper = `Orchard Keeper {1}{G}
Creature — Human Druid
When this creature enters, create a Tresure token.
1/3
`;
const baker = `Apple Baker {2}{G}
Creature — Human
When this creature enters, create two Crumb tokens.
2/2
`;
const crumb = `Crumb Token
Artifact — Crumb
{1}, Sacrifice this token: You gain 1 life.
`;
const path = '/set/orchard.cards';

async function open(texts: Record<string, string>): Promise<AnalysedFile> {
  const service = createService({ fs: textFiles(texts) }, ['/set']);
  const file = await service.file(path);
  expect(file).toBeInstanceOf(AnalysedFile);
  return file!;
}

describe('the library', () => {
  it('lints a file', async () => {
    const file = await open({ [path]: keeper });
    const [finding] = file.lint();
    expect(finding).toMatchObject({ rule: 'unknown-predefined-token', card: 'Orchard Keeper' });
    expect(keeper.slice(finding!.span.start, finding!.span.end)).toBe('Tresure');
    expect(file.lint()).toHaveLength(1);
  });

  it('applies safe fixes', async () => {
    const text = keeper.replace('a Tresure token', 'a treasure token');
    const file = await open({ [path]: text });
    expect(file.fix()).toEqual({ text: text.replace('treasure', 'Treasure'), count: 1 });
    expect(file.text).toBe(text);
  });

  it('uses the rulebook and the suppressions of the settings', async () => {
    const settings = { rulebook: 'magic-2020-01', suppress: { '*.cards': ['unknown-predefined-token'] } };
    const file = await open({ [path]: keeper, '/set/tokenwright.json': JSON.stringify(settings) });
    expect(file.rulebook.id).toBe('magic-2020-01');
    expect(file.lint()).toEqual([]);
  });

  it('answers hover, definition, references and rename across the set', async () => {
    const file = await open({ [path]: baker, '/set/orchard.tokens': crumb });
    const at = baker.indexOf('Crumb');
    expect(file.hover(at)?.markdown).toContain('Crumb');
    expect(file.definition(at)).toMatchObject({ path: '/set/orchard.tokens' });
    expect(file.references(at)?.map((each) => each.path)).toEqual([path, '/set/orchard.tokens']);
    expect(file.renamable(at)).toMatchObject({ placeholder: 'Crumb' });
    expect(file.rename(at, 'Morsel')).toMatchObject({ files: [{ path }, { path: '/set/orchard.tokens' }], note: null });
  });

  it('completes a token name', async () => {
    const text = baker.replace('two Crumb tokens', 'a Tr');
    const file = await open({ [path]: text });
    const treasure = file.completions(text.indexOf('a Tr') + 4)?.find(({ label }) => label.startsWith('Treasure'));
    expect(treasure).toBeDefined();
    expect(file.describeCompletion(treasure!.subject)).toContain('Treasure');
  });

  it('offers actions, outline, colors and formatting', async () => {
    const file = await open({ [path]: keeper.replace('{1}{G}', ' {1}{G}') });
    const [finding] = file.lint();
    expect(file.actions(finding!.span).map(({ title }) => title)).toContain('Change to “Treasure”');
    expect(file.outline().map(({ label }) => label)).toEqual(['Orchard Keeper']);
    expect(file.semanticWords().length).toBeGreaterThan(0);
    expect(file.format()).toHaveLength(1);
  });

  it('explains terms and parses rules text under the rulebook of the file', async () => {
    const file = await open({ [path]: baker });
    expect(file.explain('Treasure')).toContain('111.10');
    expect(file.explain('no such term')).toBeNull();
    expect(file.parse('Create two Food tokens.')).toHaveLength(1);
  });

  it('lists the tokens of several files', async () => {
    const service = createService({ fs: textFiles({ [path]: baker, '/set/orchard.tokens': crumb }) }, ['/set']);
    const { tokens } = await service.tokens(await service.paths());
    expect(tokens).toMatchObject([{ name: 'Crumb Token' }]);
  });

  it('uses open texts before files, until they are closed', async () => {
    const service = createService({ fs: textFiles({ [path]: baker }) }, ['/set']);
    service.open(path, keeper);
    expect(await service.lint(path)).toHaveLength(1);
    service.close(path);
    expect((await service.file(path))?.text).toBe(baker);
  });

  it('returns null for a file without cards and for none at all', async () => {
    const service = createService({ fs: textFiles({ '/set/notes.bin': 'x' }) }, ['/set']);
    expect(await service.file('/set/missing.cards')).toBeNull();
    expect(await service.lint('/set/missing.cards')).toEqual([]);
    await expect(textFiles({}).read('/nothing')).rejects.toThrow(FileProblem);
  });
});
