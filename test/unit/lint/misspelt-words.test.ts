import { describe, expect, it } from 'vitest';
import { keywordsOf } from '../../../server/src/lint/helpers/keywords.js';
import { misspeltWord } from '../../../server/src/lint/helpers/misspelt.js';
import { edition } from '../support/phrases.js';

describe('misspeltWord', () => {
  it.each([
    ['artefact', 'Artifact'],
    ['Enchantmnet', 'Enchantment'],
    ['ladn', 'Land'],
    ['alnd', 'Land'],
    ['enchantmnt', 'Enchantment'],
    ['enchntmnt', 'Enchantment'],
  ])('finds the word that was meant by %s', (written, meant) => {
    expect(misspeltWord(written, ['Land', 'Artifact', 'Enchantment'])).toBe(meant);
  });

  it.each([
    ['lnd', ['Lands']],
    ['sand', ['Land']],
    ['echntmnt', ['Enchantment']],
    ['nchantmeny', ['Enchantment']],
    ['', ['Land']],
  ])('finds nothing near %s', (written, known) => expect(misspeltWord(written, known)).toBeNull());

  it('returns null for a known word, even if another one is near', () => {
    expect(misspeltWord('Elk', ['Elf', 'Elk'])).toBeNull();
    expect(misspeltWord('elk', ['Elk', 'Elf'])).toBeNull();
    expect(misspeltWord('Elk', ['Elf'])).toBe('Elf');
  });

  it('returns the first of several near words', () => {
    expect(misspeltWord('Ela', ['Elf', 'Elk'])).toBe('Elf');
  });
});

describe('the keyword that misspelt words mean', () => {
  it('is the same when it is looked up again, also after thousands of other words', () => {
    const keywords = keywordsOf(edition());
    expect(keywords.meant('fliyng', 'sure')).toBe('flying');
    expect(keywords.meant('fliyng', 'sure')).toBe('flying');
    expect(keywords.meant('flying', 'sure')).toBeNull();
    for (let i = 0; i < 5000; i++) keywords.meant(`fliyng${i}`, 'sure');
    expect(keywords.meant('fliyng', 'sure')).toBe('flying');
  });
});
