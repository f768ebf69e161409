import { beforeEach, describe, expect, it, vi } from 'vitest';
import { work as reading } from '../../../server/src/analysis/card/abilities.js';
import { work } from '../../../server/src/analysis/card/card-analysis.js';
import { outlineOf } from '../../../server/src/features/outline/outline.js';
import { semanticWords } from '../../../server/src/features/semantic-tokens/semantic-tokens.js';
import { PiecedText } from '../../../server/src/text/pieced-text.js';
import { collectGarbage } from '../support/collect-garbage.js';
import { definition, maker, openWorkspace } from './open-workspace.js';

const unknown = ['unknown-predefined-token'];

describe('a change', () => {
  it('in a token file affects the cards that use the token, whether typed or saved', async () => {
    const { rules, type, save } = openWorkspace({
      '/set/a.tokens': definition('Quincefruitt'),
      '/set/a.cards': maker('Quincefruit'),
    });
    expect(await rules('/set/a.cards')).toEqual(unknown);
    type('/set/a.tokens', definition('Quincefruit'));
    expect(await rules('/set/a.cards')).toEqual([]);
    type('/set/a.tokens', definition('Quincefrui'));
    expect(await rules('/set/a.cards')).toEqual(unknown);
    save('/set/b.tokens', definition('Quincefruit'), 'created');
    expect(await rules('/set/a.cards')).toEqual([]);
  });

  it('that deletes a file releases its memory', async () => {
    const { document, rules, remove } = openWorkspace({
      '/set/a.cards': maker('Quincefruit'),
      '/set/b.cards': maker('Quincefruit', 'Second Keeper'),
    });
    expect(await rules('/set/a.cards')).toEqual(unknown);
    expect(await rules('/set/b.cards')).toEqual(unknown);
    const gone = await document('/set/b.cards');
    remove('/set/b.cards');
    expect(await rules('/set/a.cards')).toEqual(unknown);
    await collectGarbage();
    expect(gone.deref()).toBeUndefined();
  });

  it('is awaited by all callers while the file is being read', async () => {
    const { rules, save, fs } = openWorkspace({ '/set/a.cards': maker('Quincefruit') });
    expect(await rules('/set/a.cards')).toEqual(unknown);
    let openGate = () => {};
    const gate = new Promise<void>((resolve) => {
      openGate = resolve;
    });
    const read = fs.read.bind(fs);
    fs.read = async (path) => {
      const bytes = await read(path);
      await gate;
      return bytes;
    };
    save('/set/b.tokens', definition('Quincefruit'), 'created');
    const first = rules('/set/a.cards');
    while (!fs.reads.includes('/set/b.tokens')) await new Promise(setImmediate);
    const second = rules('/set/a.cards');
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
    openGate();
    expect(await Promise.all([first, second])).toEqual([[], []]);
  });

  it('of a subtype affects other files, if it is on a type line, in a header, or used by a token', async () => {
    const card = (name: string, line = 'Human') => `${name} {R}\nCreature — ${line}\n1/1\n`;
    const giver = 'Warm Hearth {R}\nSorcery\nCreate a 1/1 red Zorbling creature token.\n';
    const { rules, type } = openWorkspace({ '/set/a.cards': card('One'), '/set/b.cards': giver });
    expect(await rules('/set/b.cards')).toEqual(['unknown-subtype']);
    type('/set/a.cards', card('One', 'Zorbling'));
    expect(await rules('/set/b.cards')).toEqual([]);
    type('/set/a.cards', `Set: Ashes\nSubtypes: Zorbling\n\n${card('One')}`);
    expect(await rules('/set/b.cards')).toEqual([]);
    type('/set/a.cards', giver.replace('Warm', 'Cold'));
    expect(await rules('/set/b.cards')).toEqual([]);
    expect(await rules('/set/a.cards')).toEqual(['unknown-subtype']);
  });

  it('of the name of a card that makes a token affects the findings with this name', async () => {
    const song = (name: string) => `${name} {R}\nSorcery\nCreate a Treasure token.\n`;
    const { rules, type } = openWorkspace({
      '/set/a.cards': song('Ash Song'),
      '/set/b.cards': song('Bough Song'),
      '/set/tokenwright.json': '{ "rules": { "single-maker-token": "hint", "duplicate-card-name": "off" } }',
    });
    expect(await rules('/set/a.cards')).toEqual([]);
    type('/set/b.cards', song('Ash Song'));
    expect(await rules('/set/a.cards')).toEqual(['single-maker-token']);
  });

  it('of the prints affects every card', async () => {
    const { rules, type } = openWorkspace({ '/set/a.cards': maker('Treasure') });
    expect(await rules('/set/a.cards')).toEqual([]);
    type('/set/tokenwright.json', '{ "prints": [] }');
    expect(await rules('/set/a.cards')).toEqual(['token-without-print']);
    type('/set/tokenwright.json', '{ "prints": ["Treasure"] }');
    expect(await rules('/set/a.cards')).toEqual([]);
  });

  it('on disk has no effect on an open document until it is closed', async () => {
    const { rules, type, save, workspace } = openWorkspace({ '/set/a.cards': maker('Tresure') });
    type('/set/a.cards', maker('Treasure'));
    save('/set/a.cards', maker('Tresur'));
    expect(await rules('/set/a.cards')).toEqual([]);
    workspace.closeDocument('/set/a.cards');
    expect(await rules('/set/a.cards')).toEqual(unknown);
  });

  it('of the settings takes effect immediately', async () => {
    const { rules, save, remove } = openWorkspace({
      '/set/tokenwright.json': '{}',
      '/set/a.cards': maker('Quincefruit'),
    });
    expect(await rules('/set/a.cards')).toEqual(unknown);
    save('/set/tokenwright.json', '{ "predefined": ["Quincefruit"] }');
    expect(await rules('/set/a.cards')).toEqual([]);
    save('/set/tokenwright.json', '{ "rules": { "unknown-predefined-token": "off" } }');
    expect(await rules('/set/a.cards')).toEqual([]);
    save('/set/tokenwright.json', '{ "suppress": { "a.*": ["unknown-predefined-token"] } }');
    expect(await rules('/set/a.cards')).toEqual([]);
    remove('/set/tokenwright.json');
    expect(await rules('/set/a.cards')).toEqual(unknown);
    save('/set/tokenwright.json', '{ "predefined": ["Quincefruit"] }', 'created');
    expect(await rules('/set/a.cards')).toEqual([]);
  });

  it('can create several sets at once, before anything is saved', async () => {
    const { rules, type } = openWorkspace({ '/set/one/a.cards': maker('Quincefruit'), '/set/two/b.cards': '' });
    expect(await rules('/set/one/a.cards')).toEqual(unknown);
    type('/set/one/tokenwright.json', '{ "predefined": ["Quincefruit"] }');
    type('/set/two/tokenwright.json', '{ "rulebook": "riftbound" }');
    expect(await rules('/set/one/a.cards')).toEqual([]);
    expect(await rules('/set/two/tokenwright.json')).toEqual([]);
  });

  it('can create or delete a whole folder', async () => {
    const { fs, rules, remove, workspace } = openWorkspace({
      '/set/tokens/a.tokens': definition('Quincefruit'),
      '/set/a.cards': maker('Quincefruit'),
    });
    expect(await rules('/set/a.cards')).toEqual([]);
    remove('/set/tokens');
    expect(await rules('/set/a.cards')).toEqual(unknown);
    fs.write('/set/more/a.tokens', definition('Quincefruit'));
    workspace.filesChanged([{ path: '/set/more', kind: 'created' }]);
    expect(await rules('/set/a.cards')).toEqual([]);
  });

  it('of the workspace folders does not affect the other folders', async () => {
    const files = { '/one/a.cards': maker('Tresure'), '/two/b.cards': maker('Tresure') };
    const { workspace } = openWorkspace(files, { folders: ['/one'] });
    expect(await workspace.paths()).toEqual(['/one/a.cards']);
    workspace.setFolders(['/one', '/two']);
    expect(await workspace.paths()).toEqual(['/one/a.cards', '/two/b.cards']);
  });
});

describe('the cost of a change', () => {
  const cards = (count: number) =>
    Array.from({ length: count }, (_, at) => maker(at % 2 === 0 ? 'Treasure' : 'Quincefruit', `Card ${at}`)).join('\n');
  beforeEach(() => {
    work.cardsAnalysed = 0;
  });

  it('is the analysis of only the card that was edited', async () => {
    const text = cards(200);
    const { type, rules } = openWorkspace({ '/set/a.tokens': definition('Quincefruit'), '/set/b.cards': cards(100) });
    type('/set/a.cards', text);
    await rules('/set/a.cards');
    await rules('/set/b.cards');
    work.cardsAnalysed = 0;
    type('/set/a.cards', text.replace('Card 50 ', 'Card fifty '));
    await rules('/set/a.cards');
    await rules('/set/b.cards');
    expect(work.cardsAnalysed).toBe(1);
  });

  it('is the reading of only the abilities that were edited, for colors and the outline', async () => {
    const text = cards(200);
    const { type, workspace } = openWorkspace({ '/set/a.tokens': definition('Quincefruit') });
    const shown = async () => {
      const { snapshot } = (await workspace.state('/set/a.cards'))!;
      semanticWords(snapshot);
      outlineOf(snapshot);
    };
    type('/set/a.cards', text);
    await shown();
    reading.textsRead = 0;
    type('/set/a.cards', text.replace('Card 50 ', 'Card fifty '));
    await shown();
    expect(reading.textsRead).toBe(1);
  });

  it('is the reading of the cards that have a word of the set, when that word is new', async () => {
    const creature = (name: string, text: string) => `${name} {G}\nCreature — Elf\n${text}\n1/1\n`;
    const others = Array.from({ length: 100 }, (_, at) =>
      creature(`Card ${at}`, `Whenever frost ${at} thaws there, lightly hum.`),
    );
    const about = creature('Ash Warden', 'Whenever an Emberkin thaws there, lightly hum.');
    const before = [creature('Ash Caller', 'Flying'), about, ...others].join('\n');
    const after = before.replace('— Elf', '— Elf Emberkin');
    const { type, rules } = openWorkspace({});
    type('/set/a.cards', before);
    await rules('/set/a.cards');
    reading.textsRead = 0;
    type('/set/a.cards', after);
    await rules('/set/a.cards');
    expect(reading.textsRead).toBeLessThan(6);
    const afresh = openWorkspace({ '/set/a.cards': after });
    expect(await rules('/set/a.cards')).toEqual(await afresh.rules('/set/a.cards'));
  });

  it('does not include the cards that have such a word only in lines that are read without it', async () => {
    const others = Array.from(
      { length: 100 },
      (_, at) => `Draw a card.\nWhenever frost ${at} thaws there, lightly hum.`,
    );
    const before = others.map((text, at) => `Card ${at} {G}\nCreature — Elf\n${text}\n1/1\n`).join('\n');
    const { type, rules } = openWorkspace({});
    type('/set/a.cards', before);
    await rules('/set/a.cards');
    reading.textsRead = 0;
    type('/set/a.cards', before.replace('— Elf', '— Elf Drawl'));
    await rules('/set/a.cards');
    expect(reading.textsRead).toBeLessThan(6);
  });

  it('does not include cards with odd stats, when a keyword is explained that makes no creatures', async () => {
    const relics = Array.from({ length: 150 }, (_, at) => `Relic ${at} {2}\nArtifact\n{T}: Draw ${at} cards.\n1/1\n`);
    const caller = 'Ash Caller {G}\nCreature — Elf\nTideproof (It is wet.)\n1/1\n';
    const before = [caller, ...relics].join('\n');
    const { type, rules } = openWorkspace({});
    type('/set/a.cards', before);
    await rules('/set/a.cards');
    reading.textsRead = 0;
    type('/set/a.cards', before.replace('wet', 'dry'));
    await rules('/set/a.cards');
    expect(reading.textsRead).toBeLessThan(6);
  });

  it('does not include reading the rest of a large text', async () => {
    const text = PiecedText.of(cards(500), 1000);
    const { type, rules } = openWorkspace({ '/set/a.tokens': definition('Quincefruit') });
    type('/set/a.cards', text);
    await rules('/set/a.cards');
    const at = text.toString().indexOf('Card 250');
    const edited = text.edited({ start: at, end: at + 4 }, 'Berry');
    const whole = vi.spyOn(edited, 'toString');
    const parts = vi.spyOn(edited, 'slice');
    type('/set/a.cards', edited);
    await rules('/set/a.cards');
    expect(whole).not.toHaveBeenCalled();
    const read = parts.mock.calls.map(([start, end = edited.length]) => end - start);
    expect(Math.max(...read)).toBeLessThanOrEqual(4096);
  });

  it('does not include reading other files again', async () => {
    const { fs, save, rules, workspace } = openWorkspace({ '/set/a.cards': cards(3), '/set/b.cards': cards(3) });
    for (const path of await workspace.paths()) await rules(path);
    fs.reads.length = 0;
    fs.lists.length = 0;
    save('/set/a.cards', cards(4));
    for (const path of await workspace.paths()) await rules(path);
    expect(fs.reads).toEqual(['/set/a.cards']);
    expect(fs.lists).toEqual([]);
  });

  it('does not include new reports for unaffected files', async () => {
    const { type, workspace } = openWorkspace({
      '/set/a.tokens': definition('Quincefruit'),
      '/set/asks.cards': maker('Quincefruit'),
      '/set/other.cards': maker('Tresure'),
    });
    const asks = await workspace.report('/set/asks.cards');
    const other = await workspace.report('/set/other.cards');
    type('/set/a.tokens', `# moved down\n${definition('Quincefruit')}`);
    expect(await workspace.report('/set/asks.cards')).toBe(asks);
    type('/set/a.tokens', definition('Damson'));
    expect((await workspace.report('/set/asks.cards'))?.id).not.toBe(asks?.id);
    expect((await workspace.report('/set/other.cards'))?.id).toBe(other?.id);
  });
});

describe('the id of a report', () => {
  it('changes if findings move to other lines, but not if there are none', async () => {
    const { type, workspace } = openWorkspace({});
    const idOf = async (text: string) => {
      type('/set/a.cards', text);
      return (await workspace.report('/set/a.cards'))?.id;
    };
    expect(await idOf(maker('Treasure'))).toBe(await idOf(maker('Treasure', 'Another Name')));
    expect(await idOf(maker('Tresure'))).not.toBe(await idOf(`\n${maker('Tresure')}`));
  });
});

describe('cached findings', () => {
  it('are recomputed correctly after more changes than the log records', async () => {
    const open = openWorkspace({ '/set/a.tokens': definition('Quince'), '/set/a.cards': maker('Quince') });
    expect(await open.rules('/set/a.cards')).toEqual([]);
    for (let i = 0; i < 600; i++) {
      open.type('/set/a.tokens', definition(`Quince${i}`));
      await open.rules('/set/a.tokens');
    }
    expect(await open.rules('/set/a.cards')).toEqual(['unknown-predefined-token']);
    open.type('/set/a.tokens', definition('Quince'));
    expect(await open.rules('/set/a.cards')).toEqual([]);
  });
});
