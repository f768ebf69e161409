import { describe, expect, it } from 'vitest';
import { readCsvList } from '../../../../server/src/formats/cube/csv-list.js';
import { lint } from '../../support/lint.js';

const COBRA =
  'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL,image Back URL,tags,Notes,MTGO ID,Custom';

describe('a cube list as a table', () => {
  it('of CubeCobra names its cards, with the maybeboard and the owner’s custom cards marked', () => {
    const text = [
      COBRA,
      '"Ember Tinker",3,"Creature - Human",R,AKD,12,common,Red,Owned,Non-foil,false,,,"fast;red","two ""notes"",\nand a line",-1,false',
      '"Ash, the Last",2,"Sorcery",B,AKD,13,rare,Black,Owned,Foil,true,,,,,-1,false',
      '"Own ""Card""",2,"Creature - Elf",G,,,rare,Green,Owned,Foil,false,,,,,-1,true',
      '',
    ].join('\r\n');
    const { mentions = [], problems, cards } = readCsvList(text);
    expect(problems).toEqual([]);
    expect(cards).toEqual([]);
    expect(mentions.map(({ name, aside, custom }) => [name.text, aside, custom])).toEqual([
      ['Ember Tinker', false, false],
      ['Ash, the Last', true, false],
      ['Own "Card"', false, true],
    ]);
  });

  it.each([';', '\t'])('may use %j as its delimiter', (mark) => {
    const { mentions } = readCsvList(['Quantity,Name', '4,Ember Tinker'].join('\n').replaceAll(',', mark));
    expect(mentions?.map(({ name, count }) => [name.text, count])).toEqual([['Ember Tinker', 4]]);
  });

  it('contains the owner’s custom cards if it has columns for their text', () => {
    const text = 'name,Type,Custom,Text\nOwn Card,Creature - Elf,true,"Create a Tresure token."\n';
    const [finding, ...others] = lint({ 'a.cube.csv': text });
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'unknown-predefined-token', card: 'Own Card' });
    expect(finding?.fix?.edits).toEqual([{ span: { start: 61, end: 68 }, newText: 'Treasure' }]);
  });

  it('reports a missing column, and a quotation mark that is never closed', () => {
    expect(readCsvList('Set,CMC\nAKD,3\n').problems).toMatchObject([
      { id: 'cube-missing-column', span: { start: 0, end: 7 }, message: expect.stringContaining('“name”') },
    ]);
    expect(readCsvList('name,Set\n"Ember Tinker,AKD\nMoss Caller,AKD\n').problems).toMatchObject([
      { id: 'table-open-quote', span: { start: 9, end: 10 } },
    ]);
  });

  it('reports nothing for an empty list', () => {
    expect(readCsvList('')).toMatchObject({ mentions: [], problems: [] });
    expect(readCsvList('name\n')).toMatchObject({ mentions: [], problems: [] });
  });
});
