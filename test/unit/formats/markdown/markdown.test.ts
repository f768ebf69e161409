import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlacedCard } from '../../../../server/src/formats/card.js';
import { formatFor, formatOfText, recognise } from '../../../../server/src/formats/index.js';
import { createMarkdownFormat } from '../../../../server/src/formats/markdown/markdown-format.js';
import { applyEdits } from '../../../../server/src/lint/fix/fixes.js';
import { isEditable, toSource, toText } from '../../../../server/src/text/region.js';
import { inFile } from '../../../../server/src/text/span.js';
import { faceTexts, readCards, regionsOf } from '../../support/card-text.js';
import { seeded } from '../../support/seeded.js';
import { fenced } from '../support/writers/markdown.js';

function read(...lines: string[]) {
  return createMarkdownFormat().read('diary.md', lines.join('\n'));
}

/** The names of the cards in a file, with what they are. */
/** A card’s block without the prefixes of quotes and lists. */
function blockOf(text: string, { card, start }: PlacedCard): string {
  const quotes = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).split('>').length - 1;
  return card.source.replace(new RegExp(`\\r?\\n(?:[ \\t]*>){${quotes}}[ \\t]*`, 'g'), '\n');
}

function names(...lines: string[]): string[] {
  return read(...lines).cards.map(({ card }) => `${card.role} ${card.faces[0]?.name?.text}`);
}

describe('a Markdown file', () => {
  it('contains the cards of its fenced blocks', () => {
    const text = [
      '# Monday',
      '',
      '```cardtext',
      'Wisp {U}',
      'Instant',
      'Scry 1.',
      '',
      'Ash',
      'Land',
      '```',
      'Wisp {U}',
    ];
    expect(names(...text, '', '~~~ tokentext draft', 'Boo', 'Creature — Hamster', '1/1', '~~~')).toEqual([
      'card Wisp',
      'card Ash',
      'token Boo',
    ]);
  });

  it('has no cards in other blocks, or in nested blocks', () => {
    expect(names('```', 'Wisp', '```', '```ts cardtext', 'Wisp', '```')).toEqual([]);
    expect(names('````md', '```cardtext', 'Wisp', '```', '````')).toEqual([]);
    expect(names('````cardtext', 'Wisp', '```', '````')).toEqual(['card Wisp']);
    expect(names('~~~md', '```cardtext', 'Wisp', '```', '~~~')).toEqual([]);
    expect(names('    ```cardtext', '    Wisp', '    ```')).toEqual([]);
    expect(names('``` cardtext `x`', 'Wisp', '```')).toEqual([]);
    expect(names('``cardtext', 'Wisp', '``')).toEqual([]);
  });

  it('may leave a block unclosed', () => {
    expect(names('```cardtext', 'Wisp', 'Instant', '``', '```x')).toEqual(['card Wisp']);
    expect(names('```cardtext')).toEqual([]);
    expect(names('```cardtext', '```')).toEqual([]);
  });

  it('may have its blocks in lists and quotes', () => {
    expect(
      names('- one', '', '  ```cardtext', '  Wisp', '  ```', '- ```cardtext', '  Ash', '', '  Elm', '  ```'),
    ).toEqual(['card Wisp', 'card Ash', 'card Elm']);
    expect(names('1. one', '   - two', '', '     ```cardtext', '     Wisp', '     ```')).toEqual(['card Wisp']);
    expect(names('> ```cardtext', '> Wisp', '>', '> Ash', '> ```', '> Elm')).toEqual(['card Wisp', 'card Ash']);
    expect(names('>> ```cardtext', '>> Wisp', '>> ```', '> - ```cardtext', '>   Ash', '>   ```')).toEqual([
      'card Wisp',
      'card Ash',
    ]);
  });

  it('ends a block with its list item or quote', () => {
    expect(names('- ```cardtext', '  Wisp', 'Ash', '```cardtext', 'Elm', '```')).toEqual(['card Wisp', 'card Elm']);
    expect(names('> ```cardtext', '> Wisp', 'Ash')).toEqual(['card Wisp']);
  });

  it('has one header for all of its blocks', () => {
    const block = (name: string) => ['```cardtext', 'Set: Ashes', 'Rulebook: magic-2024-06', '', name, 'Land', '```'];
    const text = [...block('Wisp'), ...block('Ash')].join('\n');
    const { header, cards, problems } = createMarkdownFormat().read('diary.md', text);
    expect(header?.entries.map(({ key, value }) => [key, value.text])).toEqual([
      ['Set', 'Ashes'],
      ['Rulebook', 'magic-2024-06'],
    ]);
    expect(text.slice(header!.entries[1]!.value.start)).toMatch(/^magic-2024-06\n/);
    expect(cards).toHaveLength(2);
    expect(problems).toEqual([
      expect.objectContaining({
        id: 'second-header',
        span: expect.objectContaining({ start: text.lastIndexOf('Set:') }),
      }),
    ]);
  });

  it('disables rules up to the end of a block', () => {
    const lines = [
      '> ```cardtext',
      '> # tokenwright-disable digit-count',
      '> Wisp',
      '> Land',
      '> ```',
      '',
      '```cardtext',
      'Ash',
      '```',
    ];
    const text = lines.join('\n');
    const [suppression] = read(...lines).suppressions;
    expect(suppression?.rules.map(({ id, span }) => [id, text.slice(span.start, span.end)])).toEqual([
      ['digit-count', 'digit-count'],
    ]);
    expect(text.slice(suppression!.scope.start, suppression!.scope.end)).toBe('\n> Wisp\n> Land');
  });

  it('is recognized by its extension and a block of card text, which may be far down', () => {
    const format = (path: string, head: string) => formatFor(path, head)?.id ?? null;
    expect(format('diary.md', 'Hello\n\n> - ```cardtext\n')).toBe('markdown');
    expect(format('DIARY.Markdown', '~~~tokentext\n')).toBe('markdown');
    expect(recognise('diary.md', 'x\n'.repeat(2048))).toBe('undecided');
    expect(formatOfText('diary.md', `${'x\n'.repeat(5000)}~~~cardtext\n`)?.id).toBe('markdown');
    expect(formatOfText('diary.md', 'x\n'.repeat(5000))).toBeNull();
    expect([format('diary.md', ''), format('diary.md', 'cardtext\n```\n'), format('a.txt', '```cardtext')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('any text in a block', () => {
  const line = fc.oneof(
    fc.constantFrom(
      ...[
        'Ember Wisp {1}{R}',
        'Creature — Elemental (rare)',
        'Flying',
        '2/2',
        'Flavor: Hot.',
        '"Hot," he said.',
        '//',
        '---',
      ],
      ...[
        'Create two Food tokens.',
        '> quoted',
        '- a list',
        '1. one',
        '    code',
        '# comment',
        '`',
        'Rarity: rare',
        '\t',
        '',
      ],
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }).filter((text) => !/[\n\r\u0085\u2028\u2029]/.test(text)),
  );
  const block = fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join('\n'))
    // A fence is an empty block without a line, and `~~~` is not a fence within backticks.
    .filter((text) => text.trim() !== '' && !text.startsWith('Set:'));
  const containers: readonly (readonly [first: string, others: string])[] = [
    ['', ''],
    ['- ', '  '],
    ['12. ', '    '],
    ['> ', '> '],
    ['>', '>'],
    ['> - ', '>   '],
    ['- > ', '  > '],
    ['>> ', '>> '],
  ];
  const file = fc
    .tuple(
      fc.array(fc.tuple(block, fc.constantFrom(...containers)), { minLength: 1, maxLength: 3 }),
      fc.constantFrom('\n', '\r\n'),
    )
    .map(([blocks, lineBreak]) => {
      const written = blocks.map(([text, [first, others]]) => {
        const lines = fenced(text, 'cardtext').trimEnd().split('\n');
        return lines.map((one, i) => (i === 0 ? first : others) + one).join('\n');
      });
      const text = `Intro\n\n${written.join('\n\nBetween\n\n')}\n`.replaceAll('\n', lineBreak);
      return { text, blocks: blocks.map(([one]) => one) };
    });
  const textsOf = (text: string) => readCards(text).cards.map(({ card }) => card.faces.map(faceTexts));

  it('is read as in a plain file', () => {
    fc.assert(
      fc.property(file, ({ text, blocks }) => {
        const { cards } = createMarkdownFormat().read('diary.md', text);
        expect(cards.map(({ card }) => card.faces.map(faceTexts))).toEqual(blocks.flatMap(textsOf));
      }),
      seeded,
    );
  });

  it('has correct positions', () => {
    fc.assert(
      fc.property(file, ({ text }) => {
        for (const { card, start } of createMarkdownFormat().read('diary.md', text).cards) {
          expect(text.startsWith(card.source, start)).toBe(true);
          for (const region of regionsOf(card)) {
            for (const { index, 0: word } of region.text.matchAll(/\S+/g)) {
              const place = toSource(region, { start: index, end: index + word.length });
              expect(card.source.slice(place.start, place.end)).toBe(word);
              expect(toText(region, place.start)).toBe(index);
            }
          }
        }
      }),
      seeded,
    );
  });

  it('is changed by an edit only in the edited words', () => {
    const edit = fc.record({
      card: fc.nat(),
      from: fc.nat(),
      length: fc.nat(8),
      newText: fc.constantFrom('', 'Ash', 'Draw.\nScry.'),
    });
    fc.assert(
      fc.property(file, edit, ({ text }, { card, from, length, newText }) => {
        const format = createMarkdownFormat();
        const { cards } = format.read('diary.md', text);
        const placed = cards[card % Math.max(1, cards.length)];
        const rules = placed?.card.faces[0]?.rulesText;
        if (!placed || !rules) return;
        const start = from % rules.text.length;
        const span = { start, end: Math.min(rules.text.length, start + length) };
        const written = rules.encode ? rules.encode(newText) : newText;
        if (written === null || !isEditable(rules, span)) return;
        const lineBreak = text.includes('\r') ? '\r\n' : '\n';
        const edits = [
          { span: inFile(toSource(rules, span), placed.start), newText: written.replaceAll('\n', lineBreak) },
        ];
        const after = format.read('diary.md', applyEdits(text, edits)).cards;
        const plain = readCards(blockOf(text, placed)).cards[0]?.card.faces[0]?.rulesText;
        const edited = applyEdits(blockOf(text, placed), [{ span: inFile(toSource(plain!, span), 0), newText }]);
        const all = cards.map((one) => (one === placed ? edited : blockOf(text, one)));
        expect(after.map((one) => one.card.faces.map(faceTexts))).toEqual(all.flatMap(textsOf));
      }),
      seeded,
    );
  });

  it('is read without failing, whatever is around it', () => {
    const scrap = fc.array(
      fc.constantFrom('`', '~', '>', '-', ' ', '    ', '\t', '\n', '\r', '1.', 'cardtext', 'Wisp', '#'),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(scrap, (parts) => {
        const text = parts.join('');
        for (const { card, start } of createMarkdownFormat().read('a.md', text).cards) {
          expect(text.startsWith(card.source, start)).toBe(true);
        }
      }),
      seeded,
    );
  });
});

describe('cards outside marked blocks', () => {
  const problems = (text: string) => {
    const format = formatFor('diary.md', text);
    return format
      ?.read('diary.md', text)
      .problems.map(({ id, severity, span }) => [id, severity, text.slice(span.start, span.end)]);
  };

  it.each([
    [
      'headings',
      '## Ember Tinker {1}{R}\n\n**Creature — Human**\n\nHaste\n\n2/2\n\n## Ash {B}\n\nSorcery\n\nScry 1.\n',
    ],
    ['a list', '- **Ember Tinker** {1}{R}\n  *Creature — Human*\n- **Ash** `{B}`\n  *Sorcery*\n'],
    ['paragraphs', 'Ember Tinker {1}{R}\nCreature — Human\nHaste\n\nAsh {B}\nSorcery\n'],
  ])('are reported once, at the first of them: %s', (_, text) => {
    expect(problems(text)).toEqual([['unmarked-cards', 'info', expect.stringContaining('Ember Tinker')]]);
  });

  it.each([
    ['a readme', '# Ashes\n\nA set. Costs are written {1}{R}.\n\n## Creature types\n\nElf, Human\n'],
    ['one card in passing', 'As in:\n\nEmber Tinker {1}{R}\nCreature — Human\n\nIt is too strong.\n'],
    ['cards in a block of code', '```\nEmber Tinker {1}{R}\nCreature — Human\n\nAsh {B}\nSorcery\n```\n'],
    ['rules notes', '{T}: Add {G}\n\nLand\n\nLoot {2}{U}\n\nDraw a card.\n'],
    ['a table', '| name | cost |\n|---|---|\n| Ash | {B} |\n| Tinker | {1}{R} |\n'],
    ['templates', 'Hello {name}\nCreature {type}\nHello {name}\nInstant reply\n'],
  ])('are not found in %s', (_, text) => {
    expect(problems(text)).toBeUndefined();
  });

  it('are not reported if others are marked', () => {
    const text = `${fenced('Kel {G}\nCreature — Elf\n1/1', 'cardtext')}\nEmber Tinker {1}{R}\nCreature — Human\n\nAsh {B}\nSorcery\n`;
    expect(problems(text)).toEqual([]);
  });
});
