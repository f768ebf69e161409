import { describe, expect, it } from 'vitest';
import { readCards } from '../../support/card-text.js';
import { marked } from '../../support/marked.js';

describe('the header', () => {
  it('is the first block, if its first line has a key of a header', () => {
    const { text, spans } = marked(`# my set
⟦Set: Ashes of Kel-Doran
Code: AKD
Rulebook: magic-2024-06
Subtypes: Emberkin, Ashling⟧

Wisp
Land`);
    const { header, cards } = readCards(text);
    expect(header?.span).toEqual(spans[0]);
    expect(header?.entries.map(({ key, value }) => [key, value.text])).toEqual([
      ['Set', 'Ashes of Kel-Doran'],
      ['Code', 'AKD'],
      ['Rulebook', 'magic-2024-06'],
      ['Subtypes', 'Emberkin, Ashling'],
    ]);
    expect(cards.length).toBe(1);
  });

  it('has offsets in the file', () => {
    const { text, spans } = marked('\ufeff\r\n⟦Set⟧: ⟦Ashes⟧\r\n⟦Rulebook⟧: ⟦riftbound⟧');
    const entries = readCards(text).header?.entries ?? [];
    const found = entries.flatMap(({ keySpan, value }) => [
      keySpan,
      { start: value.start, end: value.start + value.text.length },
    ]);
    expect(found).toEqual(spans);
  });

  it('is only the first block', () => {
    const { header, cards } = readCards('Wisp\nLand\n\nSet: Ashes\nCode: AKD');
    expect(header).toBeNull();
    expect(cards.length).toBe(2);
  });

  it.each(['Code: AKD\nSet: Ashes', 'Rulebook: magic-2020-01', 'Subtypes: Emberkin, Ashling\nCode: AKD'])(
    'may begin with any of its keys: %j',
    (text) => {
      const { header, cards, problems } = readCards(`${text}\n\nWisp\nLand`);
      expect(header?.entries.length).toBe(text.split('\n').length);
      expect([cards.length, problems]).toEqual([1, []]);
    },
  );

  it('does not begin with a key of a card', () => {
    expect(readCards('Artist: Somebody\n\nWisp\nLand').header).toBeNull();
  });

  it('is not a card whose name begins like one', () => {
    const { header, cards } = readCards('Set: Adrift {1}{U}\nSorcery\nScry 1.');
    expect(header).toBeNull();
    expect(cards[0]?.card.faces[0]?.name?.text).toBe('Set: Adrift');
    expect(readCards('Code: Crimson {1}{U}\nSorcery\nScry 1.').header).toBeNull();
  });

  it('remains a header while a key is being typed, and reports the line', () => {
    const { text, spans } = marked('Set: Ashes\n⟦Rulebo⟧\n\nWisp\nLand');
    const { header, cards, problems } = readCards(text);
    expect(header?.entries.map(({ key }) => key)).toEqual(['Set']);
    expect(cards.length).toBe(1);
    expect(problems).toMatchObject([{ id: 'header-line', span: { ...spans[0] } }]);
  });

  it('reports only the first line if the blank line after it is missing', () => {
    const { problems } = readCards('Set: Ashes\nCode: AKD\nWisp {1}\nLand\nScry 1.');
    expect(problems.map(({ id, span }) => [id, span.start])).toEqual([['header-line', 21]]);
    expect(problems[0]?.message).toContain('blank line');
  });
});

describe('suppressions', () => {
  const suppressionsOf = (source: string) => {
    const { text, spans } = marked(source);
    return { found: readCards(text).suppressions, spans, text };
  };

  it('disable rules for the next line', () => {
    const { found, spans } = suppressionsOf(`Wisp
Instant
⟦# tokenwright-disable-next-line ⟧one two
⟦Create a token.⟧
Scry 1.`);
    expect(found.map(({ rules }) => rules.map(({ id }) => id))).toEqual([['one', 'two']]);
    expect(found[0]?.scope).toEqual(spans[1]);
    expect(found[0]?.span.start).toBe(spans[0]?.start);
  });

  it('have the span of each rule', () => {
    const { found, spans } = suppressionsOf('⟦#tokenwright-disable ⟦one⟧, ⟦two-three⟧');
    expect(found[0]?.rules).toEqual([
      { id: 'one', span: spans[0] },
      { id: 'two-three', span: spans[1] },
    ]);
  });

  it('apply up to the end of the file', () => {
    const { found, spans } = suppressionsOf('Wisp\nInstant\n\n# tokenwright-disable one⟦\n\nTwo\nLand\n⟧');
    expect(found.map(({ scope }) => scope)).toEqual(spans);
  });

  it('apply to every rule if they name none', () => {
    const { found } = suppressionsOf('# tokenwright-disable\n# tokenwright-disable-next-line\nWisp');
    expect(found.map(({ rules }) => rules)).toEqual([[], []]);
  });

  it('may contain an explanation', () => {
    const { found } = suppressionsOf('# tokenwright-disable one -- since two says so');
    expect(found[0]?.rules.map(({ id }) => id)).toEqual(['one']);
  });

  it('add up over several comments, also with CRLF', () => {
    const { found, spans } = suppressionsOf(
      '# tokenwright-disable-next-line one\r\n# why\r\n# tokenwright-disable-next-line two\r\n⟦Wisp⟧\r\nLand',
    );
    expect(found.map(({ rules, scope }) => [rules[0]?.id, scope])).toEqual([
      ['one', spans[0]],
      ['two', spans[0]],
    ]);
  });

  it('do not apply across a blank line', () => {
    const { found } = suppressionsOf('Wisp\nLand\n# tokenwright-disable-next-line one\n\nTwo\nLand');
    expect(found[0]?.scope).toEqual({ start: 46, end: 46 });
  });

  it('require the exact keyword', () => {
    expect(
      suppressionsOf('# tokenwright-disabled one\n# see tokenwright-disable\nNote: # tokenwright-disable').found,
    ).toEqual([]);
  });

  it('are found inside a card, above it and between cards', () => {
    const text =
      '# tokenwright-disable-next-line a\nWisp\n# tokenwright-disable-next-line b\nLand\n\n# tokenwright-disable c';
    expect(readCards(text).suppressions.map(({ rules }) => rules[0]?.id)).toEqual(['a', 'b', 'c']);
  });
});

describe('an unusual file', () => {
  it('is read without its byte order mark', () => {
    const { cards } = readCards('\ufeffWisp\nLand');
    expect(cards).toMatchObject([{ start: 1, card: { source: 'Wisp\nLand' } }]);
  });

  it('is reported if it is not UTF-8, once, at the first place', () => {
    const { text, spans } = marked('Wisp\nLand\nCr⟦\ufffd⟧me br\ufffdl\ufffde.');
    const { problems, cards } = readCards(text);
    expect(problems).toMatchObject([{ id: 'invalid-utf8', span: { ...spans[0] } }]);
    expect(problems[0]?.message).toContain('Save it as UTF-8');
    expect(cards.length).toBe(1);
  });

  it('is recognized as UTF-16 by its NUL characters', () => {
    expect(readCards('W\0i\0s\0p\0').problems).toMatchObject([{ id: 'invalid-utf8', span: { start: 1, end: 2 } }]);
    expect(readCards('W\0i\0s\0p\0').problems[0]?.message).toContain('UTF-16');
  });

  it('may be empty', () => {
    for (const text of ['', '\n', '\ufeff', '   \r\n\t', '\r']) {
      expect(readCards(text)).toMatchObject({ header: null, cards: [], suppressions: [], problems: [] });
    }
  });

  it('may have a line of 20 MB: the card is kept without its text, all others are read', () => {
    const long = 'x {'.repeat(7_000_000);
    const { cards, problems } = readCards(`Wisp {R}\nInstant (rare)\n${long}\nScry 1.\n2/2\n\nTwo\nLand\nDraw a card.`);
    expect(problems).toMatchObject([{ id: 'card-too-long', span: { start: 24, end: 24 } }]);
    expect(problems[0]?.message).toContain('more than 200,000 characters');
    expect(cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['Wisp', 'Two']);
    expect(cards[0]?.card.faces[0]).toMatchObject({ typeLine: { text: 'Instant' }, rulesText: null, stats: null });
    expect(cards[1]?.card.faces[0]?.rulesText?.text).toBe('Draw a card.');
  });

  it('may have a card that does not end: the excess is skipped, all others are read', () => {
    const lines = 'Draw a card.\n'.repeat(50_000);
    const { cards, problems } = readCards(`Wisp {R}\nInstant\n${lines}\nTwo\nLand\n`);
    expect(problems).toMatchObject([{ id: 'card-too-long' }]);
    expect(problems[0]!.span.start).toBeLessThanOrEqual(200_000);
    expect(cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['Wisp', 'Two']);
    expect(cards[0]?.card.source.length).toBeLessThan(200_000);
  });

  it('may be one long line and nothing else', () => {
    const { cards, problems } = readCards('{'.repeat(200_001));
    expect(problems.map(({ id }) => id)).toEqual(['card-too-long']);
    expect(cards).toMatchObject([{ start: 0, card: { source: '', faces: [{ name: null, rulesText: null }] } }]);
  });
});
