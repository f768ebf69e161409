import { describe, expect, it } from 'vitest';
import { type FormatOptions, formatting } from '../../../server/src/features/formatting/formatting.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { snapshotOf } from '../support/snapshot.js';

function formatted(text: string, options: FormatOptions = { quotes: 'keep' }): string {
  return applyEdits(text, formatting(snapshotOf({ 'a.cards': text }), options));
}

const card = 'Ash {R}\nInstant\nDraw a card.';

describe('white space around cards', () => {
  it.each([
    ['is removed at the top', `\n\n ${card}\n`, `${card}\n`],
    ['ends in one line break', `${card}\n\n\n`, `${card}\n`],
    ['gets a line break at the end', card, `${card}\n`],
    ['loses spaces at the end', `${card}  `, `${card}\n`],
    [
      'keeps one blank line',
      `${card}\n\n${card.replace('Ash', 'Elm')}\n`,
      `${card}\n\n${card.replace('Ash', 'Elm')}\n`,
    ],
    [
      'has no two blank lines',
      `${card}\n\n\n\n${card.replace('Ash', 'Elm')}\n`,
      `${card}\n\n${card.replace('Ash', 'Elm')}\n`,
    ],
    ['keeps the line breaks of the file', `${card}  \n`.replaceAll('\n', '\r\n'), `${card}\n`.replaceAll('\n', '\r\n')],
    ['is nothing in an empty file', '', ''],
  ])('%s', (_, text, right) => expect(formatted(text)).toBe(right));
});

describe('white space in cards', () => {
  it.each([
    ['Ash   {R}', 'Ash {R}'],
    ['Ash  Rain {1} {R}', 'Ash Rain {1}{R}'],
  ])('is one space in a name and none in a cost: %s', (first, right) => {
    expect(formatted(`${first}\nInstant\nDraw a card.\n`)).toBe(`${right}\nInstant\nDraw a card.\n`);
  });

  it.each([
    ['Creature -- Elf', 'Creature — Elf'],
    ['Creature - Elf', 'Creature — Elf'],
    ['Creature–Elf', 'Creature — Elf'],
    ['Creature  —  Elf', 'Creature — Elf'],
    ['Legendary  Creature — Elf   Scout', 'Legendary Creature — Elf Scout'],
    ['Creature — Half-Elf', 'Creature — Half-Elf'],
  ])('and dashes are regular on a type line: %s', (line, right) => {
    expect(formatted(`Ash {R}\n${line}\nHaste\n1/1\n`)).toBe(`Ash {R}\n${right}\nHaste\n1/1\n`);
  });

  it.each([
    ['Draw  a   card.', 'Draw a card.'],
    ['Forage - Draw a card.', 'Forage — Draw a card.'],
    ['Forage -- Draw a card.', 'Forage — Draw a card.'],
    ['Forage – Draw a card.', 'Forage — Draw a card.'],
    ['One two three four five - Draw a card.', 'One two three four five - Draw a card.'],
    ['Draw a well-read card.', 'Draw a well-read card.'],
  ])('and ability word dashes are regular in rules text: %s', (line, right) => {
    expect(formatted(`Ash {R}\nInstant\n${line}\n`)).toBe(`Ash {R}\nInstant\n${right}\n`);
  });

  it('is left alone in comments', () => {
    const text = `# a  b   -- c\n${card}\n`;
    expect(formatted(text)).toBe(text);
  });
});

describe('quotation marks', () => {
  const text = (line: string) => `Ash {R}\nInstant\n${line}\n`;

  it.each([
    ['It has "Draw a card."', 'It has “Draw a card.”'],
    ['("Draw.") "It has \'Draw.\'"', '(“Draw.”) “It has ‘Draw.’”'],
    ["The player's cards can't die.", 'The player’s cards can’t die.'],
    ['They have "Draw." "Gain."', 'They have “Draw.” “Gain.”'],
    ['Choose—"Draw."', 'Choose—“Draw.”'],
  ])('become curly or straight: %s', (straight, curly) => {
    expect(formatted(text(straight), { quotes: 'curly' })).toBe(text(curly));
    expect(formatted(text(curly), { quotes: 'straight' })).toBe(text(straight));
    expect(formatted(text(straight))).toBe(text(straight));
    expect(formatted(text(curly))).toBe(text(curly));
  });
});
