import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormatOptions, formatting, formattingIn } from '../../../server/src/features/formatting/formatting.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const keep: FormatOptions = { quotes: 'keep' };

function formatted(text: string, options = keep, path = 'a.cards'): string {
  return applyEdits(text, formatting(snapshotOf({ [path]: text }), options));
}

describe('formatting a plain file', () => {
  it('formats cards as they are printed', () => {
    const text = [
      '',
      '',
      'Cinder  Herald   {1} {R}  ',
      'Creature -- Human  Shaman',
      'When this  creature enters, draw a card.   ',
      'Channel - {1}, Discard this card: Draw a card.',
      '2 / 2',
      'Rarity:common',
      '',
      '',
      '',
      'Wisp',
      'Creature–Spirit',
      '1/1',
    ].join('\n');
    expect(formatted(text)).toBe(
      [
        'Cinder Herald {1}{R}',
        'Creature — Human Shaman',
        'When this creature enters, draw a card.',
        'Channel — {1}, Discard this card: Draw a card.',
        '2/2',
        'Rarity: common',
        '',
        'Wisp',
        'Creature — Spirit',
        '1/1',
        '',
      ].join('\n'),
    );
  });

  it('removes all spaces around a dash at once', () => {
    expect(formatted('Wisp\nCreature    —    Spirit\n1/1\n')).toBe('Wisp\nCreature — Spirit\n1/1\n');
  });

  it('keeps the line breaks of the file', () => {
    expect(formatted('Wisp \r\nLand\r\n\r\n\r\n\r\nMoor\r\nLand')).toBe('Wisp\r\nLand\r\n\r\nMoor\r\nLand\r\n');
  });

  it('leaves comments, hyphens in words and loyalty alone', () => {
    const text =
      '# my   notes - here\nSelf-Made Hero {W}\nCreature — Human\n-3: Draw a card.\nTwo-headed things - or so\n1/1\n';
    expect(formatted(text)).toBe(text);
  });

  it('writes the quotation marks that the set configures', () => {
    const straight = `Nest {G}\nSorcery\nCreate a Moth token with "When this token dies, it's gone." Don't.\n`;
    const curly = `Nest {G}\nSorcery\nCreate a Moth token with “When this token dies, it’s gone.” Don’t.\n`;
    expect(formatted(straight, { quotes: 'curly' })).toBe(curly);
    expect(formatted(curly, { quotes: 'straight' })).toBe(straight);
    expect(formatted(straight)).toBe(straight);
  });

  it('changes only the requested range', () => {
    const text = 'Wisp  One\nLand\n\nMoor  Two\nLand\n';
    const snapshot = snapshotOf({ 'a.cards': text });
    const edits = formattingIn(snapshot, keep, { start: text.indexOf('Moor'), end: text.length });
    expect(applyEdits(text, edits)).toBe('Wisp  One\nLand\n\nMoor Two\nLand\n');
  });

  const line = fc.oneof(
    fc.constantFrom(
      'Cinder Herald {1}{R}',
      'Creature - Elf',
      '1 / 1',
      '',
      '  ',
      '# note  x',
      'Flavor:  x',
      '//',
      '---',
    ),
    fc.string({
      unit: fc.constantFrom('a', 'B', ' ', '\t', '-', '—', '"', "'", '“', '/', '{', '}', '1', '.', ':', '#'),
    }),
  );
  const texts = fc
    .tuple(fc.array(line, { maxLength: 14 }), fc.constantFrom('\n', '\r\n'))
    .map(([l, eol]) => l.join(eol));

  it('never changes words, and is idempotent', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = formatted(text);
        const bare = (each: string) => each.replace(/[\s—–-]+/g, '');
        expect(bare(once)).toBe(bare(text));
        const twice = formatted(once);
        expect(formatted(twice)).toBe(twice);
      }),
      seeded,
    );
  });
});
