import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hedgecraft } from '../rulebook/hedgecraft.js';
import { rulesSchemaErrors } from '../support/rules-schema.js';
import { Folder } from './call.js';

let folder: Folder;
beforeEach(() => {
  folder = new Folder({ 'old.txt': hedgecraft, 'new.txt': newer });
  vi.stubEnv('XDG_DATA_HOME', join(folder.path, 'data'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** Later rules: Prune has another number, hedges have five sides, and there is a new rule. */
const newer = hedgecraft
  .replace('March 5, 2025', 'May 1, 2026')
  .replace('has four sides', 'has five sides')
  .replace(
    '701.2. Prune\n\n701.2a',
    '701.2. Graft\n\n701.2a To graft is to join two hedges.\n\n701.3. Prune\n\n701.3a',
  );

const cards = `Lamp {1}
Sorcery
Create a Treasure token.

Hall {1}
Sorcery
Create a 1/1 red Goblin creature token.

Inn {1}
Creature — Human
1/1
When Inn enters the battlefield, investigate.

Ruin {1}
Sorcery
Create a Map token.
`;

describe('tokenwright rules', () => {
  it('shows a rule with what contains it, what is under it and what cites it', async () => {
    const { out } = await folder.call(['rules', 'show', '101', '--rulebook', 'old.txt']);
    expect(out).toContain('101  Hedges\n');
    expect(out).toContain('\n  101.1  A hedge has four sides:\n');
    expect(out).toContain('Cited by\n  100.1  A gardener plants hedges.');
    expect(out).toContain('Source: the rules of March 5, 2025');
    const chapter = await folder.call(['rules', 'show', '1', '--rulebook', 'old.txt']);
    expect(chapter.out).toMatch(/^1 {2}The Garden\n\n {2}100 {2}General\n\n {2}101 {2}Hedges\n/);
    const json = await folder.json(['rules', 'show', 'prune', '--rulebook', 'old.txt', '--format', 'json']);
    expect(json).toMatchObject({
      rulebook: { id: 'magic-2025-03-05', date: '2025-03-05' },
      rule: { number: '701.2', text: 'Prune' },
      parents: [
        { number: '7', text: 'Additional Rules' },
        { number: '701', text: 'Keyword Actions' },
      ],
      children: [{ number: '701.2a' }],
      citedBy: [],
    });
  });

  it('searches, and says with its exit code whether there is anything', async () => {
    const found = await folder.json(['rules', 'search', 'insde', 'fifth', '--rulebook=old.txt', '--format=json']);
    expect(found.results[0]).toMatchObject({ part: 'rule', key: '101.1p', exact: false, headings: ['Hedges'] });
    const { out } = await folder.call(['rules', 'search', 'gardener', '--rulebook=old.txt', '--limit', '1']);
    expect(out).toMatch(/^Gardener {2}glossary\n {4}A person with a hedge\./);
    expect(await folder.call(['rules', 'search', 'quince', '--rulebook=old.txt'])).toMatchObject({ code: 1, out: '' });
  });

  it('prints the difference between two files', async () => {
    const { code, out } = await folder.call(['rules', 'diff', 'old.txt', 'new.txt']);
    expect(code).toBe(0);
    expect(out).toBe(`Hedgecraft, March 5, 2025 → Hedgecraft, May 1, 2026
2 added (+), 0 removed (-), 1 changed (~), 2 moved (>)

~ 101.1 A hedge has [-four-]{+five+} sides:

+ 701.2 Graft

+ 701.2a To graft is to join two hedges.

> 701.2 → 701.3 Prune (with 1 rule under it)
`);
    const json = await folder.json(['rules', 'diff', 'old.txt', 'new.txt', '--rule', '101', '--format', 'json']);
    expect(json.counts).toEqual({ added: 0, removed: 0, changed: 1, moved: 0, renumbered: 0 });
    expect(json.changes[0]).toMatchObject({ kind: 'changed', before: 'A hedge has four sides:', from: '101.1' });
  });

  it('follows a rule through files, and through installed and bundled rulebooks', async () => {
    const { out } = await folder.call(['rules', 'trace', '701.3a', 'new.txt', 'old.txt']);
    expect(out).toBe(`2025-03-05  magic-2025-03-05  701.2a
    To prune a hedge is to make it smaller.
2026-05-01  magic-2026-05-01  701.3a (moved)
`);
    const { releases } = await folder.json(['rules', 'trace', '111.10a', '--format=json']);
    expect(releases.at(-1)).toMatchObject({ rulebook: { id: 'magic-2026-09' }, number: '111.10a' });
    expect(releases[0]).toMatchObject({ rulebook: { id: 'magic-2017-08' }, number: null, text: null });
  });
});

describe('the JSON of the rules', () => {
  it.each([
    ['rules show', ['101', '--rulebook=old.txt']],
    ['rules search', ['gardener', '--rulebook=old.txt']],
    ['rules diff', ['old.txt', 'new.txt']],
    ['rules trace', ['701.2a', 'old.txt', 'new.txt']],
    ['rulebooks', []],
    ['rulebooks compare', ['magic-2020-01', 'magic-2026-09', 'set.cards']],
  ])('of %s is as its schema says', async (command, args) => {
    folder.write('set.cards', cards);
    const output = await folder.json([...command.split(' '), ...args, '--format', 'json']);
    expect(rulesSchemaErrors(command, output)).toEqual([]);
  });
});

describe('tokenwright rulebooks', () => {
  it('installs rules files, which every command then knows by id', async () => {
    const { code, out } = await folder.call(['rulebooks', 'add', 'old.txt', 'new.txt']);
    expect(code).toBe(0);
    expect(out).toContain('Installed magic-2025-03-05: Hedgecraft, March 5, 2025, 17 rules, 2 glossary entries.');
    expect((await folder.call(['rulebooks', 'add', 'old.txt'])).out).toMatch(/^Already installed: magic-2025-03-05/);
    folder.write('old.txt', hedgecraft.replace('four', '4'));
    expect((await folder.call(['rulebooks', 'add', 'old.txt'])).out).toMatch(/^Replaced magic-2025-03-05/);

    const { rulebooks } = await folder.json(['rulebooks', '--format', 'json']);
    expect(rulebooks).toContainEqual(
      expect.objectContaining({ id: 'magic-2026-05-01', place: 'installed', rules: 19 }),
    );
    expect((await folder.call(['rulebooks'])).out).toMatch(/magic-2026-05-01 .* 19 rules,/);

    folder.write('tokenwright.json', '{ "rulebook": "magic-2026-05-01" }');
    expect((await folder.call(['rules', 'show', '701.3'])).out).toContain('701.3  Prune');
    expect((await folder.call(['explain', '101.1'])).out).toContain('A hedge has five sides:');

    expect(await folder.call(['rulebooks', 'remove', 'magic-2026-05-01'])).toMatchObject({ code: 0 });
    expect((await folder.call(['rulebooks'])).out).not.toContain('magic-2026-05-01');
    expect((await folder.call(['rules', 'show', '701.3', '--rulebook=magic-2026-05-01'])).err).toMatch(
      /There is no rulebook "magic-2026-05-01"/,
    );
  });

  it('looks up in installed rules what the rulebook in use does not have', async () => {
    expect((await folder.call(['rules', 'search', 'trample'])).out).toContain('This rulebook is an excerpt.');
    await folder.call(['rulebooks', 'add', 'new.txt']);
    expect((await folder.call(['rules', 'show', '101.1'])).out).toContain('Hedgecraft, May 1, 2026');
    expect((await folder.call(['rules', 'search', 'five sides'])).out).toMatch(/^101\.1 {2}Hedges\n/);
    expect((await folder.call(['rules', 'show', '111.10a'])).out).toContain('September 25, 2026');
  });

  it('keeps an installed rulebook if the new file cannot be used', async () => {
    await folder.call(['rulebooks', 'add', 'old.txt']);
    folder.write('old.txt', hedgecraft.slice(0, 700));
    const { code, out, err } = await folder.call(['rulebooks', 'add', 'old.txt']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(
      /^old\.txt was not installed: it ends at rule 10[01]\.\w+, before the end .*; get the whole file\.\n$/,
    );
    expect((await folder.call(['rules', 'show', '701.2a'])).code).toBe(0);
  });

  it('takes the name of a file without a date as the id', async () => {
    folder.write('My Rules.txt', hedgecraft.replace(/^These rules.*$/m, ''));
    expect((await folder.call(['rulebooks', 'add', 'My Rules.txt'])).out).toMatch(/^Installed My-Rules: Hedgecraft,/);
    expect((await folder.call(['rules', 'show', '701.2', '--rulebook', 'My-Rules'])).err).toBe('');
  });

  it('compares what two rulebooks mean for cards', async () => {
    folder.write('set.cards', cards);
    const call = ['rulebooks', 'compare', 'magic-2020-01', 'magic-2026-09', 'set.cards'];
    const { code, out } = await folder.call(call);
    expect(code).toBe(0);
    expect(out).toContain(
      '  Treasure Token: other name, changed (Lamp)\n    - Treasure · Artifact — Treasure · colorless',
    );
    expect(out).toContain('  Goblin → Goblin Token (Hall)\n');
    expect(out).toContain('  Investigate, rule 701.16 (Inn)\n    > 701.35a → 701.16a “Investigate” means');
    expect(out).toMatch(/Findings that appear\n {2}set\.cards:12 {2}Cards since 2024 say/);
    expect(out).toMatch(/Findings that disappear\n {2}set\.cards:16 .*“Map” token/);
    expect(out).toMatch(/Wording that tokenwright migrate would change\n {2}\d/);
    const json = await folder.json([...call, '--format=json']);
    expect(json.tokens.map((each: { cards: string[] }) => each.cards)).toContainEqual(['Lamp']);
    expect(json.keywords).toMatchObject([{ keyword: 'Investigate', rule: '701.16', cards: ['Inn'] }]);
    expect(json.migration[0]).toMatchObject({ path: 'set.cards' });
    expect((await folder.call(['rulebooks', 'compare', 'magic-2026-08', 'magic-2026-09', 'set.cards'])).out).toContain(
      'Nothing changes for these cards.',
    );
  });
});
