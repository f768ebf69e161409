import { afterEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

const names = ['Ember Tinker', 'Moss Caller', 'Tide Reader', 'Ash Warden', 'Dune Strider'];
const text = (name: string) => `When ${name} enters, create a Treasure token.`;

const json = JSON.stringify({
  cards: names.map((name) => ({
    card_name: name,
    cost: '{1}{R}',
    type: 'Creature — Human',
    rules_text: text(name),
    pt: '2/2',
    shape: 'normal',
  })),
});

const xml = (of: readonly string[], written = text) =>
  `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>\n${of
    .map(
      (name) =>
        `<card><name>${name}</name><text>${written(name)}</text><prop><type>Creature - Human</type><manacost>1R</manacost><pt>2/2</pt></prop></card>\n`,
    )
    .join('')}</cards></cockatrice_carddatabase>\n`;

const draft = `[CustomCards]\n${JSON.stringify(
  names.map((name) => ({ name, mana_cost: '{1}{R}', type: 'Creature — Human' })),
)}\n[MainSlot]\n${names.join('\n')}\n`;

let folder: Folder;
afterEach(() => folder.remove());

describe('a folder without tokenwright.json', () => {
  it('is searched for card files by content', async () => {
    folder = new Folder({
      'lists/set.json': json,
      'other/more.xml': xml(['Cinder Scribe']),
      'package.json': '{ "name": "site", "type": "module" }',
      'node_modules/a/set.json': json.replaceAll('Ember', 'Umber'),
      'dist/set.json': json.replaceAll('Ember', 'Amber'),
    });
    const { code, out, err } = await folder.call(['lint']);
    expect(out).toContain('in 6 cards of 2 files');
    expect(err).toBe('Found cards in 2 files (1 JSON, 1 Cockatrice XML); skipped 1 file without cards: package.json\n');
    expect(code).toBe(0);
  });

  it('is searched without its sibling folders', async () => {
    folder = new Folder({ 'a/set.json': json, 'b/set.xml': xml(['Cinder Scribe']) });
    expect((await folder.call(['lint', 'b'])).out).toContain('in 1 card of 1 file');
    expect((await folder.call(['lint', '**/*.json'])).out).toContain('in 5 cards of 1 file');
  });

  it('lists every skipped file only with --verbose', async () => {
    const others = Object.fromEntries([1, 2, 3, 4].map((number) => [`notes/${number}.json`, '{}']));
    folder = new Folder({ 'set.json': json, ...others, 'readme.txt': 'Words.' });
    expect((await folder.call(['tokens'])).err).toContain(
      '5 files without cards (4 .json, 1 .txt; --verbose names them)',
    );
    expect((await folder.call(['tokens', '--verbose'])).err).toContain('notes/1.json, notes/2.json');
    expect((await folder.call(['lint', '--quiet'])).err).toBe('');
  });

  it('does not read its own output', async () => {
    folder = new Folder({ 'set.json': json });
    const call = ['tokens', '--format', 'cockatrice', '--output', 'tokens.xml'];
    await folder.call(call);
    const first = folder.read('tokens.xml');
    await folder.call(call);
    expect(folder.read('tokens.xml')).toBe(first);
  });
});

describe('exports of the same cards', () => {
  it('are counted once, and reported', async () => {
    folder = new Folder({ 'set.json': json, 'set.xml': xml(names), 'draft.txt': draft });
    const { out, err } = await folder.call(['lint']);
    expect(out).toContain('in 5 cards of 1 file');
    expect(err).toContain(
      'draft.txt, set.xml are skipped: their cards are those of set.json, so they are counted once',
    );
    const { tokens } = await folder.json(['tokens', '--format', 'json']);
    expect(tokens[0].createdBy).toHaveLength(5);
  });

  it('are all read if "include" or the call names them', async () => {
    folder = new Folder({
      'tokenwright.json': '{ "include": ["*.json", "*.xml"], "rules": { "duplicate-card-name": "off" } }',
      'set.json': json,
      'set.xml': xml(names),
    });
    expect((await folder.call(['lint'])).out).toContain('in 10 cards of 2 files');
    folder.write('tokenwright.json', '{}');
    expect((await folder.call(['lint'])).out).toContain('in 5 cards of 1 file');
    expect((await folder.call(['lint', 'set.xml'])).out).toContain('in 5 cards of 1 file');
  });

  it('do not include different tokens with the same name', async () => {
    const script = (color: string, pt: string) =>
      `Name:Tin Soldier Token\nManaCost:no cost\nColors:${color}\nTypes:Creature Soldier\nPT:${pt}\nOracle:\n`;
    folder = new Folder({
      'tokenscripts/r_1_1_tin_soldier.txt': script('red', '1/1'),
      'tokenscripts/w_1_1_tin_soldier.txt': script('white', '1/1'),
      'tokenscripts/w_2_2_tin_soldier.txt': script('white', '2/2'),
    });
    expect((await folder.call(['lint'])).out).toContain('in 3 cards of 3 files');
  });

  it('are distinguished from another set or another version of the cards', async () => {
    folder = new Folder({
      'a.json': json,
      'b.xml': xml(names, (name) => `When ${name} dies, draw ${name.length} cards.`),
      'c.xml': xml([...names.slice(0, 2), 'Cinder Scribe', 'Gale Pilot']),
    });
    expect((await folder.call(['lint'])).out).toContain('in 14 cards of 3 files');
  });
});

describe('a file in UTF-16 or UTF-32', () => {
  const wide = (text: string) => Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));

  it('is reported once, without its content', async () => {
    const card = 'Ember Tinker {1}{R}\nCreature — Human\nCreate a Tresure.\n2/2\n';
    folder = new Folder({
      'marked.cards': Buffer.from(`\ufeff${card}`, 'utf16le'),
      'plain.cards': Buffer.from(card, 'utf16le'),
      'big.cards': Buffer.from(`\ufeff${card}`, 'utf16le').swap16(),
      'wide.cards': wide(card),
      'set.json': Buffer.from(`\ufeff${json}`, 'utf16le'),
      'other.json': Buffer.from('\ufeff{"a": 1}', 'utf16le'),
    });
    const { code, out, err } = await folder.call(['lint']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trim().split('\n').sort()).toEqual([
      'big.cards: it is encoded in UTF-16; save it as UTF-8',
      'marked.cards: it is encoded in UTF-16; save it as UTF-8',
      'plain.cards: it is encoded in UTF-16; save it as UTF-8',
      'set.json: it is encoded in UTF-16; save it as UTF-8',
      'wide.cards: it is encoded in UTF-32; save it as UTF-8',
    ]);
  });

  it('is rejected on standard input, too', async () => {
    folder = new Folder();
    const input = Buffer.from('\ufeffEmber Tinker', 'utf16le');
    expect(await folder.call(['lint', '--stdin'], input)).toMatchObject({
      code: 2,
      err: expect.stringContaining('standard input is encoded in UTF-16, and must be UTF-8'),
    });
    expect((await folder.call(['parse'], input)).code).toBe(2);
  });
});

describe('a call that finds no cards', () => {
  it('exits with 2 and lists the readable files', async () => {
    folder = new Folder({ 'package.json': '{}', 'src/a.txt': 'Words.' });
    for (const args of [['lint'], ['tokens'], ['convert', '.', '--to', 'json']]) {
      const { code, out, err } = await folder.call(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(
        /^tokenwright \w+: there are no cards in this folder: looked into 2 files \(.*\)\. Cards are read /,
      );
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('names the settings that exclude the files', async () => {
    folder = new Folder({ 'tokenwright.json': '{ "include": ["*.cards"] }', 'set.json': json });
    const { code, err } = await folder.call(['lint']);
    expect(code).toBe(2);
    expect(err).toContain('Which files are read, "include" and "exclude" in tokenwright.json say.');
  });

  it('exits with 2 for an empty file or empty standard input', async () => {
    folder = new Folder({ 'a.cards': '\n' });
    expect(await folder.call(['lint', 'a.cards'])).toMatchObject({ code: 2, out: '' });
    expect((await folder.call(['lint', '--stdin'])).err).toContain(
      'there are no cards in stdin.cards: a card is a line',
    );
  });

  it('exits according to its findings if there are any, or if only settings are given', async () => {
    folder = new Folder({ 'tokenwright.json': '{}', 'none.txt': '' });
    expect((await folder.call(['lint', 'tokenwright.json'])).code).toBe(0);
  });

  it('reports for each kind of file what would make it readable', async () => {
    folder = new Folder({
      'a.json': '{ "title": "Ember" }',
      'a.xml': '<list/>',
      'a.txt': 'Ember Tinker {1}{R}\nCreature — Human\n2/2\n',
      'b.txt': 'Some words.',
      'a.csv': '1,2\n',
      'a.png': 'x',
      'a.json.gz': 'x',
      'a.xlsx': 'x',
    });
    const messages = async (path: string) => (await folder.call(['lint', path])).err;
    expect(await messages('a.json')).toContain(
      'an object with a name and a type line or rules text: "name" with "type_line"',
    );
    expect(await messages('a.xml')).toContain('a <card> element with a <name>');
    expect(await messages('a.txt')).toContain('give it a name that ends in .cards');
    expect(await messages('b.txt')).toContain('"[CustomCards]"');
    expect(await messages('a.csv')).toContain('the names of its columns');
    expect(await messages('a.xlsx')).toContain('save the table as CSV');
    expect(await messages('a.png')).toContain('cards are read from .cards and .tokens files');
  });
});
