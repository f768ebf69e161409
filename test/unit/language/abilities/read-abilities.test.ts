import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { grammarOf } from '../../../../server/src/edition/grammar.js';
import { work as lineWork, readAbilities } from '../../../../server/src/language/abilities/read-abilities.js';
import { work } from '../../../../server/src/language/grammar/match.js';
import { lostWords } from '../../support/lost-words.js';
import { edition } from '../../support/phrases.js';

const grammar = grammarOf(edition('magic-2026-09'));
const context = { name: 'Ashvale Scout', isLegendary: false, isSpell: false };
const read = (text: string) => readAbilities(text, grammar, context);

const lines = [
  'When Ashvale Scout enters, draw a card.',
  'Whenever you cast a spell, create a 1/1 white Elf creature token with "{T}: Add {G}."',
  '{2}{G}, {T}: Target creature you control gets +2/+2 until end of turn. Activate only as a sorcery.',
  'Flying, vigilance',
  'Landfall — Whenever a land you control enters, you gain 1 life.',
  'Choose one —',
  '• Destroy target artifact.',
  'As long as you control a Forest, Ashvale Scout has trample.',
];

describe('the lines of a text', () => {
  beforeEach(() => {
    work.steps = 0;
    lineWork.linesRead = 0;
  });

  it('are read once, wherever they stand', () => {
    const text = lines.slice(0, 4).join('\n');
    const first = read(text);
    expect(first.unread).toEqual([]);
    const before = lineWork.linesRead;
    const moved = read(`Ashvale Scout has haste.\n${text}`);
    expect(lineWork.linesRead - before).toBe(1);
    expect(moved.abilities.slice(1).map(({ start }) => start - 'Ashvale Scout has haste.\n'.length)).toEqual(
      first.abilities.map(({ start }) => start),
    );
  });

  it('are read again when the card has another name that they contain', () => {
    const text = 'When Brindle enters, scry 2.';
    expect(read(text).unread).toHaveLength(1);
    expect(readAbilities(text, grammar, { ...context, name: 'Brindle' }).unread).toEqual([]);
    const before = lineWork.linesRead;
    readAbilities('Lifelink, reach', grammar, context);
    readAbilities('Lifelink, reach', grammar, { ...context, name: 'Brindle' });
    expect(lineWork.linesRead - before).toBe(1);
  });

  it('keep their modes and levels to the text that contains them', () => {
    const modal = 'Choose one —\n• Draw a card.';
    expect(read(`${modal}\n• You gain 3 life.`).abilities[0]!.modes).toHaveLength(2);
    expect(read(modal).abilities[0]!.modes).toHaveLength(1);
    const level = 'LEVEL 1-4\n2/2\nFlying';
    expect(read(level).abilities[0]!.level).toMatchObject({ pt: '2/2', abilities: [{ kind: 'keyword' }] });
    expect(read('LEVEL 1-4\nFlying').abilities[0]!.level?.pt).toBeUndefined();
  });
});

describe('the work of reading', () => {
  function stepsOf(text: string): number {
    const before = work.steps;
    read(text);
    return work.steps - before;
  }

  it('grows with the number of lines', () => {
    const text = (count: number, word: string) =>
      Array.from({ length: count }, (_, i) => `${lines[i % lines.length]} Draw ${word} ${i} cards.`).join('\n');
    stepsOf(text(40, 'warm')); // the table of phrases and the states of the grammar are made on the way
    const small = stepsOf(text(40, 'first'));
    expect(stepsOf(text(640, 'second'))).toBeLessThan(small * 16 * 1.2);
  });

  it.each([
    ['10,000 words', 'creature you control enters and a '.repeat(1700)],
    ['a long list', `Destroy target ${'artifact, '.repeat(190)}or land.`],
    ['one sentence of many clauses', `${'If you control a creature, '.repeat(70)}draw a card.`],
    ['effects without an end', `${'Draw a card and '.repeat(120)}draw a card.`],
    ['possessives of possessives', `Exile target ${"creature's controller's ".repeat(75)}graveyard.`],
    ['nested quotes', `${'Creatures you control have “'.repeat(60)}flying${'”'.repeat(60)}`],
  ])('stays below a thousand steps a word: %s', (_, text) => {
    const words = text.split(' ').length;
    expect(stepsOf(text)).toBeLessThan(1000 * words);
  });
});

describe('every word', () => {
  const words = [...new Set(lines.flatMap((line) => line.split(' ')))];
  const broken = fc
    .tuple(fc.constantFrom(...lines), fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...words, '')), { maxLength: 4 }))
    .map(([line, changes]) => {
      const list = line.split(' ');
      for (const [at, word] of changes) list.splice(at % list.length, word === '' ? 1 : 0, ...(word ? [word] : []));
      return list.join(' ');
    });

  it('is in a phrase or in what is unread', () => {
    fc.assert(
      fc.property(fc.array(broken, { minLength: 1, maxLength: 3 }), (texts) => {
        expect(lostWords(read(texts.join('\n')))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
