import { describe, expect, it } from 'vitest';
import { openWorkspace } from './open-workspace.js';

const database = (rows: readonly string[]) =>
  `<cockatrice_carddatabase version="4"><cards>\n${rows.join('\n')}\n</cards></cockatrice_carddatabase>\n`;
const card = (name: string, type: string, text: string) =>
  `<card><name>${name}</name><text>${text}</text><prop><type>${type}</type><manacost>3</manacost></prop></card>`;

const critters = database(
  Array.from({ length: 12 }, (_, at) => card(`Mud Critter ${at}`, 'Critter', 'Summon two Tresure tokens.')),
);

describe('a file of cards for another game', () => {
  it('has one finding at its top, and none of a rule of Magic', async () => {
    const { workspace } = openWorkspace({ '/set/tokenwright.json': '{}', '/set/a.xml': critters });
    const { findings } = (await workspace.report('/set/a.xml'))!;
    expect(findings).toMatchObject([{ rule: 'other-game', severity: 'info', span: { start: 0, end: 0 } }]);
    expect(findings[0]!.message).toContain('of 12 cards none has a card type of Magic');
  });

  it('is treated as the game in the settings', async () => {
    const { rules, save } = openWorkspace({ '/set/tokenwright.json': '{ "game": "magic" }', '/set/a.xml': critters });
    expect(await rules('/set/a.xml')).toContain('unreadable-type-line');
    save('/set/tokenwright.json', '{ "game": "other" }');
    expect(await rules('/set/a.xml')).toEqual([]);
    save('/set/tokenwright.json', '{ "game": "chess" }');
    expect(await rules('/set/a.xml')).toEqual(['other-game']);
    expect(await rules('/set/tokenwright.json')).toEqual(['config-wrong-value']);
  });

  it('still has findings of its format', async () => {
    const broken = critters.replace('</cards></cockatrice_carddatabase>', '<card><name>Broken');
    const { rules } = openWorkspace({ '/set/tokenwright.json': '{}', '/set/a.xml': broken });
    const found = await rules('/set/a.xml');
    expect(found![0]).toBe('other-game');
    expect(found!.length).toBeGreaterThan(1);
  });

  it('is read by the rules of Riftbound if the settings name it', async () => {
    const { workspace } = openWorkspace({ '/set/tokenwright.json': '{ "game": "riftbound" }', '/set/a.xml': critters });
    expect((await workspace.state('/set/a.xml'))!.snapshot.edition.game).toBe('riftbound');
  });
});

describe('a file whose analysis throws', () => {
  it('has a finding, and does not affect the other files of the set', async () => {
    const wrong = 'Ash Hound {3}\nCreature — Dog\nCreate a Tresure token.\n2/2\n';
    const { workspace, rules } = openWorkspace({ '/set/a.cards': wrong, '/set/b.cards': wrong.replace('Ash', 'Dune') });
    const set = await workspace.setOf('/set/a.cards');
    const state = set.state.bind(set);
    set.state = (path) => {
      if (path === '/set/a.cards') throw new Error('the analysis has a hole');
      return state(path);
    };
    const first = await workspace.report('/set/a.cards');
    expect(first!.findings).toMatchObject([{ rule: 'rule-failed', message: expect.stringContaining('has a hole') }]);
    expect((await workspace.report('/set/a.cards'))!.id).toBe(first!.id);
    expect(await rules('/set/b.cards')).toEqual(['unknown-predefined-token']);
  });
});

describe('exports of the cards of a set', () => {
  const text = 'When Ash Hound enters, create a Food token.';
  const typed = `Ash Hound {3}\nCreature — Dog\n${text}\n2/2\n`;
  const exported = database([card('Ash Hound', 'Creature - Dog', text)]);
  const files = { '/set/tokenwright.json': '{}', '/set/set.cards': typed, '/set/set.xml': exported };

  it('are left out, with a finding if they are opened', async () => {
    const { workspace, type, rules } = openWorkspace(files);
    expect(await workspace.paths()).toEqual(['/set/set.cards', '/set/tokenwright.json']);
    type('/set/set.xml', exported);
    expect(await rules('/set/set.xml')).toEqual(['copied-cards']);
    expect(await rules('/set/set.cards')).toEqual([]);
  });

  it('belong to the set as soon as they are not copies any more, and vice versa', async () => {
    const { workspace, save, remove, rules } = openWorkspace(files);
    expect(await rules('/set/set.xml')).toEqual(['copied-cards']);
    save('/set/set.xml', database([card('Dune Hound', 'Creature - Dog', text)]));
    expect(await rules('/set/set.xml')).not.toContain('copied-cards');
    expect(await workspace.paths()).toContain('/set/set.xml');
    save('/set/set.xml', exported);
    expect(await rules('/set/set.xml')).toEqual(['copied-cards']);
    remove('/set/set.cards');
    expect(await rules('/set/set.xml')).not.toContain('copied-cards');
    save('/set/set.cards', typed, 'created');
    expect(await rules('/set/set.xml')).toEqual(['copied-cards']);
    save('/set/tokenwright.json', '{ "include": ["*.cards", "*.xml"] }');
    expect(await rules('/set/set.xml')).not.toContain('copied-cards');
    expect(await workspace.paths()).toContain('/set/set.xml');
  });

  it('do not include typed files, where a duplicate card is a mistake', async () => {
    const { rules } = openWorkspace({ '/set/a.cards': typed, '/set/b.cards': typed });
    expect(await rules('/set/b.cards')).toContain('duplicate-card-name');
  });
});
