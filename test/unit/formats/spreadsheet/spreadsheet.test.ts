import { describe, expect, it } from 'vitest';
import { formatFor } from '../../../../server/src/formats/index.js';
import { fixAll } from '../../../../server/src/lint/fix/fixes.js';
import { isEditable } from '../../../../server/src/text/region.js';
import { textsOf } from '../../support/card-text.js';
import { lint } from '../../support/lint.js';

const formatOf = (text: string, path = 'set.csv') => formatFor(path, text.slice(0, 4096))?.id ?? null;

function read(text: string, path = 'set.csv') {
  const format = formatFor(path, text.slice(0, 4096));
  if (!format) throw new Error(`no format reads ${path}`);
  return format.read(path, text);
}

const faceOf = (text: string, path?: string) => textsOf(read(text, path).cards[0]!.card.faces[0]!);

describe('the headings of a spreadsheet', () => {
  it.each([
    'Name,Mana Cost,Type,Text,P/T',
    'Card Name,Cost,Type Line,Rules Text,Power/Toughness',
    'name,mana_cost,type_line,oracle_text,pt',
    'TITLE,Casting Cost,Card Type,Oracle,Stats',
    'Card,Mana,Types,Ability,P / T',
  ])('may be %s', (headings) => {
    expect(faceOf(`${headings}\nEmber Elf,1G,Creature — Elf,Flying,2/2\n`)).toMatchObject({
      ...{ name: 'Ember Elf', manaCost: '{1}{G}', typeLine: 'Creature — Elf', rulesText: 'Flying', stats: '2/2' },
    });
  });

  it('may split types and numbers, and have more', () => {
    const headings = 'Name,CMC,Cost,Supertype,Type,Subtypes,Power,Toughness,Loyalty,Rarity,Flavor Text,Artist,Number';
    const row = 'Kel,4,{2}{G}{G},Legendary,Creature,"Elf, Druid",3,*,-,Rare,"Ash, ""falls"" on.",B. Hand,012';
    expect(faceOf(`${headings}\n${row}\n`)).toEqual({
      name: 'Kel',
      manaCost: '{2}{G}{G}',
      typeLine: 'Legendary Creature — Elf Druid',
      rulesText: undefined,
      stats: '3/*',
      flavor: ['Ash, "falls" on.'],
      metadata: ['Rarity: Rare', 'Artist: B. Hand', 'Number: 012'],
    });
    expect(faceOf('Name,Toughness,Power,Subtype,Type,Cost\nKel,3,2,Elf,Creature,G\n')).toMatchObject({
      ...{ typeLine: 'Creature — Elf', stats: '2/3' },
    });
  });

  it('leave the type alone where there is no place for the numbers it asks for', () => {
    expect(faceOf('Name,Cost,Type,Text\nKel,{G},Creature — Elf,Flying\n').typeLine).toBeUndefined();
  });
});

describe('a spreadsheet', () => {
  it('may have semicolons, a byte order mark, a title above, and cells of several lines', () => {
    const text = '\ufeffsep=;\r\nName;Cost;Type;Text\r\nVault;2U;Instant;"Scry 1.\r\nDraw; or not, a card."\r\n';
    const { cards, problems } = read(text);
    expect(problems).toEqual([]);
    expect(textsOf(cards[0]!.card.faces[0]!)).toMatchObject({ rulesText: 'Scry 1.\nDraw; or not, a card.' });
  });

  it('skips titles of parts, repeated headings and rows without a card', () => {
    const text =
      'Name,Cost,Type,Text\nWhite,,,\nKel,W,Sorcery,Scry 1.\n,,,\nName,Cost,Type,Text\nDoran,,-,\nAsh,B,Instant,\n';
    expect(read(text).cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['Kel', 'Ash']);
  });

  it('has tokens, with the color of their column', () => {
    const text =
      'Name,Color,Type,Text,P/T\nKel,G,Creature — Elf,{T}: Scry 1.,1/1\nWisp,Blue,Token Creature — Wisp,Flying,1/1\n';
    const [card, token] = read(text).cards;
    expect([card!.card.role, token!.card.role]).toEqual(['card', 'token']);
    expect(textsOf(token!.card.faces[0]!).metadata).toEqual(['Color: Blue']);
  });

  it('is fixed in its cells, written as they are', () => {
    const text =
      'Name,Cost,Type,Text\nKel,W,Sorcery,Create two Treasure token.\nAsh,B,Sorcery,"Create a 1/1 red Elf creature token with ""Haste"".\nCreate two Food token, then ""scry"" 1."\n';
    const { text: fixed } = fixAll(text, (now) => lint({ 'set.csv': now }));
    expect(fixed).toContain('Kel,W,Sorcery,Create two Treasure tokens.\n');
    expect(fixed).toContain('Create two Food tokens, then ""scry"" 1."\n');
  });

  it('refuses what would end a cell without quotation marks', () => {
    const text = 'Name,Cost,Type,Text\nKel,W,Sorcery,Scry 1.\nAsh,B,Sorcery,"Scry 1, draw."\n';
    const [bare, quoted] = read(text).cards.map(({ card }) => card.faces[0]!.rulesText!);
    expect(isEditable(bare!, { start: 0, end: 4 })).toBe(true);
    expect([bare!.encode!('Scry, draw'), bare!.encode!('“Scry”')]).toEqual([null, '“Scry”']);
    expect(quoted!.encode!('Scry, "draw"')).toBe('Scry, ""draw""');
  });

  it('with a quotation mark that nothing closes says so', () => {
    expect(read('Name,Cost,Type,Text\nKel,W,Sorcery,Scry 1.\nAsh,B,Sorcery,"Scry\n').problems).toMatchObject([
      { id: 'table-open-quote' },
    ]);
  });

  it('with tabs may have a quotation mark at the beginning of a cell', () => {
    const rows = 'Kel\tW\tSorcery\t"Ash" is a name.\nAsh\tB\tSorcery\t"Scry\nDoran\tG\tInstant\t"Scry ""1"".\nDraw."\n';
    const { cards } = read(`Name\tCost\tType\tText\n${rows}`, 'set.tsv');
    expect(cards.map(({ card }) => card.faces[0]?.rulesText?.text)).toEqual([
      '"Ash" is a name.',
      '"Scry',
      'Scry "1".\nDraw.',
    ]);
  });
});

describe('card data of LackeyCCG', () => {
  it('has quotation marks as they are, and line breaks written out', () => {
    const text =
      'Name\tSet\tImageFile\tColor\tType\tCost\tText\nKel\tAKD\takd/1\tR\tSorcery\t1R\t"Scry" 1.\\nDraw a card.\n';
    expect(formatOf(text, 'plugin/sets/carddata.txt')).toBe('lackey');
    expect(faceOf(text, 'carddata.txt')).toMatchObject({ manaCost: '{1}{R}', rulesText: '"Scry" 1.\nDraw a card.' });
  });

  it('of another game is not read', () => {
    const text = 'Name\tSet\tImageFile\tType\tCost\tText\nKel\tAKD\takd/1\tVampire\t2\tBleed.\n';
    expect(formatOf(text, 'carddata.txt')).toBeNull();
  });
});

describe('a table is no set', () => {
  it.each([
    ['of products', 'name,type,cost,text\nBolt M8,Fastener,0.20,Steel\nSaw,Tool,12,Cuts\n'],
    ['of real estate', 'name,type,cost,description,text\nHill 4,Land,120000,Nice,View\nLake 2,Land,90000,Nice,Lake\n'],
    ['of a museum', 'Title,Type,Text,Number\nVase,Artifact,A vase of clay.,12\nCoin,Artifact,Gold.,13\n'],
    ['of people', 'name,type,power,notes\nMira,admin,5,ok\nTom,user,1,ok\n'],
    ['of a role-playing game', 'Name,Type,Power,Text\nGhoul,Creature,3,Bites.\nWand,Artifact,2,Casts light.\n'],
    ['of another card game', 'Name,Cost,Type,Text,Attack,Health\nImp,1,Minion,Taunt,1,1\nFrost,2,Spell,Freeze.,,\n'],
    ['of cards with names and types alone', 'Count,Name,Type\n1,Kel,Creature — Elf\n'],
    ['of a collection', 'Count,Name,Edition,Condition,Foil\n1,Kel,AKD,NM,\n'],
    ['that is empty', 'Name,Cost,Type,Text\n'],
    ['of prose', 'The name, the type, and the text of a card are what matters.\nNothing, else, counts, here.\n'],
  ])('%s', (_, text) => {
    expect(formatOf(text)).toBeNull();
    expect(formatOf(text.replaceAll(',', '\t'), 'notes.txt')).toBeNull();
    expect(formatOf(text.replaceAll(',', ';'), 'data.csv')).toBeNull();
  });
});
