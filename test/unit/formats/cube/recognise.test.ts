import { describe, expect, it } from 'vitest';
import { formatFor, listFormatFor } from '../../../../server/src/formats/index.js';

const formatOf = (text: string, path = 'list.txt') => formatFor(path, text.slice(0, 4096))?.id ?? null;
const named = (text: string, path = 'list.txt') => listFormatFor(path, text)?.id ?? null;

const exported = [
  'Deck',
  '1 Ember Tinker (AKD) 146',
  '2 Ash Rain (2xm) 12a',
  '1x Moss Caller (AKD)',
  '1 Vault, the Last (AKD) 3 *F*',
  '',
  'Sideboard',
  '1 Cinder Herald (PAKD) 12p',
  '',
].join('\n');

describe('a cube list with any file name', () => {
  it('is recognized by counts and set codes', () => {
    expect(formatOf(exported)).toBe('cube');
    expect(formatOf(`\ufeff${exported.replaceAll('\n', '\r\n')}`)).toBe('cube');
    expect(formatOf(exported, 'list.md')).toBeNull();
  });

  it('is recognized by CubeCobra’s heading', () => {
    const names = 'Ember Tinker\nAsh Rain\nMoss Caller\nVault, the Last\nCinder Herald\n';
    expect(formatOf(`# mainboard\n${names}\n# maybeboard\nKel\n`)).toBe('cube');
    expect(formatOf(names)).toBeNull();
  });

  it('is recognized as a table by CubeCobra’s columns', () => {
    const heading = 'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,image URL';
    expect(
      formatOf(`${heading}\n"Ember Tinker",3,"Creature - Human",R,AKD,1,common,Red,Owned,Non-foil,false,\n`, 'a.csv'),
    ).toBe('cube-csv');
    expect(formatOf('name,size\nmaybeboard,3\n', 'a.csv')).toBeNull();
  });

  it.each([
    ['a shopping list', '2 eggs\n1 milk\n3 apples (red)\n1 bread\n1 butter\n1 tea\n'],
    [
      'a log',
      'INFO start (AKD) 1\n12 Files (DONE) 12\n2026-01-01 10:00 ok\n13 Files (DONE) 13\n1 Error (DISK)\n2 Error (DISK)\n',
    ],
    [
      'a list of another game',
      '4 Agumon (BT1-010)\n4 Gabumon (BT1-029)\n4 Tai (BT1-085)\n1 Izzy (BT1-086)\n2 Sora (ST1-11)\n',
    ],
    [
      'a list with colours after the names',
      '3x Scar (red)\n3x Bolt (red)\n3x Wave (blue)\n3x Gale (blue)\n3x Storm (yellow)\n',
    ],
    [
      'a readme',
      'Ashes\n=====\n\n1. Install (CLI) first\n2. Run it (npm) then\n3. Read (PDF) on\n4. Go (OUT)\n5. End (END)\n',
    ],
    ['a deck without set codes', '4 Ember Wisp\n20 Mountain\n3 Ash\n2 Moss\n1 Kel\n\nSideboard\n2 Ash\n'],
  ])('is not recognized in %s', (_, text) => {
    expect(formatOf(text)).toBeNull();
  });
});

describe('a file that the user names as a list', () => {
  it('may be a list of names, or a table with a column for them', () => {
    expect(named('Ember Tinker\n2 Ash Rain\nMoss Caller\n')).toBe('cube');
    expect(named('// Red\n1 Ember Tinker\n\nSideboard:\nAsh\n')).toBe('cube');
    expect(named('Name;Set\nEmber Tinker;AKD\n', 'list.csv')).toBe('cube-csv');
    expect(named('Card Name\tCount\nEmber Tinker\t2\n', 'list.tsv')).toBe('cube-csv');
  });

  it.each([
    ['a readme', 'Ashes is a set.\n\nIt has cards.\n'],
    ['a typed card', 'Ember Tinker {1}{R}\nCreature — Human\nHaste\n2/2\n'],
    ['a log', 'error: no such file\nwarning: two cards\n'],
    ['a program', 'print("a")\nx = 1\n'],
    ['nothing', '\n'],
  ])('is not a list if it contains %s', (_, text) => {
    expect(named(text)).toBeNull();
  });
});
