import { describe, expect, it } from 'vitest';
import { typedFormatting } from '../../../server/src/features/formatting/typed.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { type AtCursor, atCursor, type SetOptions } from '../support/snapshot.js';

/** The text after the character before the cursor was typed. */
function typed(text: string, options: SetOptions = {}, path = 'a.cards'): string {
  const { snapshot, offset }: AtCursor = atCursor({ [path]: text }, options);
  return applyEdits(snapshot.text.toString(), typedFormatting(snapshot, offset));
}

/** The third line of a card after typing up to the cursor. */
function typedInRules(line: string, options: SetOptions = {}): string {
  return typed(`Grove Elder {G}\nCreature — Elf\n${line}\n2/2\n`, options).split('\n')[2]!;
}

describe('formatting while typing', () => {
  it.each([
    ['Channel --|', 'Channel —'],
    ['Choose one --| now', 'Choose one — now'],
    ['* |', '• '],
    ['* |Draw a card.', '• Draw a card.'],
    ['-3:|', '−3:'],
    ['–X:| Draw a card.', '−X: Draw a card.'],
    ['[-3]:|', '[−3]:'],
    ['"[-3]:|', '"[−3]:'],
    ['{t}|', '{T}'],
    ['{2}{w/u}| more', '{2}{W/U} more'],
    ['{chaos}|', '{CHAOS}'],
    ['Flavor: "Run!" --|Elgaud Tern', 'Flavor: "Run!" —Elgaud Tern'],
  ])('%s', (written, expected) => {
    expect(typedInRules(written)).toBe(expected);
  });

  it.each([
    ['the separator of faces', '--|'],
    ['a third hyphen', 'Channel ---|'],
    ['a comment', '# see below --|'],
    ['a directive', '# tokenwright-disable typo --|'],
    ['power of its own', '*|/*'],
    ['an asterisk inside a line', 'Draw a card. * |'],
    ['flavor text in asterisks', '*Quiet now.* |'],
    ['a loyalty cost inside a sentence', 'It gets -3:|'],
    ['braces that hold no symbol', '{cost}|'],
    ['a symbol in flavor text', 'Flavor: {w}|'],
    ['reminder text', 'Flying (It can fly.)|'],
  ])('leaves %s alone', (_, line) => {
    expect(typedInRules(line)).toBe(line.replace('|', ''));
  });

  it('formats the mana cost and the type line, but not the name', () => {
    expect(typed('Grove Elder {1}{g}|\nCreature — Elf\n')).toBe('Grove Elder {1}{G}\nCreature — Elf\n');
    expect(typed('Grove Elder {G}\nCreature --|\n')).toBe('Grove Elder {G}\nCreature —\n');
    expect(typed('Grove --|\nCreature — Elf\n')).toBe('Grove --\nCreature — Elf\n');
  });

  it.each([
    ['Creature — Elf(rare)|', 'Creature — Elf (rare)'],
    ['Creature — Elf (rare)|', 'Creature — Elf (rare)'],
    ['Instant(common)|', 'Instant (common)'],
  ])('puts a space before the rarity: %s', (line, expected) => {
    expect(typed(`Grove Elder {G}\n${line}\nVigilance\n`)).toBe(`Grove Elder {G}\n${expected}\nVigilance\n`);
  });

  it('leaves the header alone', () => {
    expect(typed('Set: Ashes --|\nCode: AKD\n')).toBe('Set: Ashes --\nCode: AKD\n');
  });

  it('knows the symbols of each game', () => {
    expect(typedInRules('{e3}|', { rulebook: 'riftbound' })).toBe('{E3}');
    expect(typedInRules('{e3}|')).toBe('{e3}');
    expect(typedInRules('-3:|', { rulebook: 'riftbound' })).toBe('-3:');
  });

  it('formats card text in the files of other programs, encoded as they require', () => {
    const json = (text: string) =>
      JSON.stringify([{ name: 'Grove Elder', type_line: 'Creature — Elf', mana_cost: '{G}', oracle_text: text }]);
    expect(typed(json('Channel --|{t}: Draw.'), {}, 'a.json')).toBe(json('Channel —{t}: Draw.'));
    expect(typed(json('{t}|: Draw.'), {}, 'a.json')).toBe(json('{T}: Draw.'));
    const forge = (text: string) => `Name:Grove Elder\nManaCost:G\nTypes:Creature Elf\nPT:2/2\nOracle:${text}\n`;
    expect(typed(forge('{t}|: Draw a card.'), {}, 'a.txt')).toBe(forge('{T}: Draw a card.'));
    const markdown = (text: string) =>
      `# Notes --\n\n\`\`\`cardtext\nGrove Elder {G}\nCreature — Elf\n${text}\n\`\`\`\n`;
    expect(typed(markdown('Channel --|'), {}, 'a.md')).toBe(markdown('Channel —'));
  });

  it('changes nothing outside of cards', () => {
    expect(typed('--|')).toBe('--');
    expect(typed('|')).toBe('');
    expect(typed('{"a": {"b": 1}|}', {}, 'a.json')).toBe('{"a": {"b": 1}}');
  });
});
