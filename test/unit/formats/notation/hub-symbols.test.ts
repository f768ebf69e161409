import { describe, expect, it } from 'vitest';
import { hubSymbols } from '../../../../server/src/formats/notation/hub-symbols.js';
import { plainRegion, toSource } from '../../../../server/src/text/region.js';

const read = (text: string) => hubSymbols(plainRegion(text, 0));

describe('the symbols of MSE-hub', () => {
  it.each([
    ['{WU}{GU}', '{W/U}{G/U}'],
    ['{2R}{10B}', '{2/R}{10/B}'],
    ['{BP}{HW}{PR}{GH}', '{B/P}{W/P}{R/P}{G/P}'],
    ['{WUP}{HWU}', '{W/U/P}{W/U/P}'],
    ['{CW}{CP}', '{C/W}{C/P}'],
    ['{1{W}B}{WB}', '{1}{W/B}{W/B}'],
    ['{1{P}B}{X{C}G}', '{1}{B/P}{X}{C/G}'],
  ])('%s is read as %s', (written, symbols) => {
    expect(read(written).text).toBe(symbols);
  });

  it.each([
    '{W}{U}{10}{X}{T}{C}',
    '{WW}',
    '{TK}{CHAOS}{I}',
    '{W/U}{2/R}{B/P}',
    '{WUB}',
    'WU 2R',
    '{HH}{P}',
    '{1{W}W}{W{U}B}',
  ])('%s is unchanged', (written) => {
    expect(read(written).text).toBe(written);
  });

  it('are written without slashes if the existing text has none', () => {
    const { encode } = read('Pay {BP}.');
    expect(encode!('Pay {B/P} or {2/W}{W/U/P}.')).toBe('Pay {BP} or {2W}{WUP}.');
    expect(encode!('{T}: Add {G}.')).toBe('{T}: Add {G}.');
    // No hub has a picture for it, so it could not be read back.
    expect(encode!('{Q/R}')).toBe('{Q/R}');
    expect(encode!('{BP}')).toBeNull();
    expect(read('Pay {B/P}.').encode!('Pay {R/P}.')).toBe('Pay {R/P}.');
  });

  it('are atomic', () => {
    const region = read('Pay {BP}: Draw.');
    expect(toSource(region, { start: 4, end: 9 })).toEqual({ start: 4, end: 8 });
    expect(toSource(region, { start: 5, end: 6 })).toEqual({ start: 4, end: 8 });
    expect(toSource(region, { start: 11, end: 15 })).toEqual({ start: 10, end: 14 });
  });
});
