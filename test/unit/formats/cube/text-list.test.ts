import { describe, expect, it } from 'vitest';
import { readTextList } from '../../../../server/src/formats/cube/text-list.js';
import { formatFor } from '../../../../server/src/formats/index.js';
import { decodeText } from '../../../../server/src/workspace/file-system.js';

/** The entries of a list: `2 Ember Tinker`, `(1 …)` for the maybeboard. */
function entries(text: string): string[] {
  return (readTextList(text).mentions ?? []).map(({ name, count, aside }) =>
    aside ? `(${count} ${name.text})` : `${count} ${name.text}`,
  );
}

describe('a cube list with one name per line', () => {
  it.each([
    ['Ember Tinker', '1 Ember Tinker'],
    ['  Ember Tinker\t', '1 Ember Tinker'],
    ['2 Ember Tinker', '2 Ember Tinker'],
    ['2x Ember Tinker', '2 Ember Tinker'],
    ['2 x Ember Tinker', '2 Ember Tinker'],
    ['12X Ember Tinker', '12 Ember Tinker'],
    ['Ember Tinker x3', '3 Ember Tinker'],
    ['- Ember Tinker', '1 Ember Tinker'],
    ['SB: 1 Ember Tinker', '1 Ember Tinker'],
    ['1 Ember Tinker (AKD) 146', '1 Ember Tinker'],
    ['1 Ember Tinker (2xm) 146', '1 Ember Tinker'],
    ['Ember Tinker (akd)', '1 Ember Tinker'],
    ['Ember (Mixed)', '1 Ember (Mixed)'],
    ['1 Ember Tinker (AKD) 146 *F*', '1 Ember Tinker'],
    ['1 Ember Tinker [AKD]', '1 Ember Tinker'],
    ['Ember Tinker # too strong?', '1 Ember Tinker'],
    ['Ash // Ember', '1 Ash // Ember'],
    ['1996 Ember Champion', '1 1996 Ember Champion'],
    ['X', '1 X'],
    ['Exile Xerxes', '1 Exile Xerxes'],
    ['Ember Tinker (the Old One)', '1 Ember Tinker (the Old One)'],
  ])('reads “%s”', (line, expected) => {
    expect(entries(`${line}\n`)).toEqual([expected]);
  });

  it.each([
    '# a comment',
    '// Creatures',
    '[White]',
    'Creatures:',
    'Creatures (120)',
    '=== Gold ===',
    '-----',
    'White',
    'Artifacts and Lands',
    'Sideboard',
    '',
  ])('skips the heading “%s”', (line) => {
    expect(entries(`${line}\nEmber Tinker\n`)).toEqual(['1 Ember Tinker']);
  });

  it('marks the cards on the maybeboard', () => {
    expect(entries('# mainboard\nAsh Rain\n# maybeboard\nEmber Tinker\n# Gold\nMoss Caller')).toEqual([
      '1 Ash Rain',
      '(1 Ember Tinker)',
      '1 Moss Caller',
    ]);
  });

  it('explains the format if no line names a card', () => {
    expect(readTextList(`${'x'.repeat(300)}\n`).problems).toMatchObject([{ id: 'cube-list-empty' }]);
    expect(readTextList('# nothing yet\n').problems).toEqual([]);
  });

  it('reports another encoding once, and skips broken names', () => {
    const utf16 = Buffer.from('Ember Tinker\nMoss Caller\n', 'utf16le').toString('latin1');
    expect(readTextList(utf16)).toMatchObject({
      mentions: [],
      problems: [{ id: 'invalid-utf8', message: expect.stringContaining('Save it as UTF-8') }],
    });
    const latin = decodeText(Buffer.from('Ember Tinker\nÉtude Caller\n', 'latin1'));
    expect(entries(latin)).toEqual(['1 Ember Tinker']);
    expect(readTextList(latin).problems).toHaveLength(1);
  });

  it('is recognized by its file name, unless it contains more than names', () => {
    expect(formatFor('my.cube.txt', 'Name: Ember Tinker\nTypes: Creature\n')?.id).toBe('cube');
    expect(formatFor('my.cube.txt', '[CustomCards]\n[{"name": "Ember"}]\n')?.id).toBe('draftmancer');
    expect(formatFor('my.txt', 'Ember Tinker\n')).toBeNull();
  });

  it('supports comments that disable rules', () => {
    const text = '# tokenwright-disable-next-line unknown-card-name\nEmber Tinker\n';
    const [suppression] = readTextList(text).suppressions;
    expect(suppression && text.slice(suppression.scope.start, suppression.scope.end)).toBe('Ember Tinker');
  });
});
