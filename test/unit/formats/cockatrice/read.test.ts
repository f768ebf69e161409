import { describe, expect, it } from 'vitest';
import type { CardDocument } from '../../../../server/src/formats/card.js';
import { createCockatriceFormat } from '../../../../server/src/formats/cockatrice/cockatrice-format.js';
import { formatFor } from '../../../../server/src/formats/index.js';
import { toSource } from '../../../../server/src/text/region.js';
import { faceTexts, sourceText } from '../../support/card-text.js';
import { cardDatabase } from '../../support/lint.js';

const read = (text: string): CardDocument => createCockatriceFormat().read('set.xml', text);
const entry = (inner: string) => cardDatabase(`<card>\n${inner}\n</card>`);
const faces = (text: string) => read(text).cards.map(({ card }) => card.faces.map(faceTexts));

const version4 = `<name>Ember Tinker </name>
  <text>Flying
When this creature dies, create a &quot;spark&quot; &amp; run.</text>
  <prop>
    <type>Creature — Goblin</type>
    <maintype>Creature</maintype>
    <manacost>1R</manacost>
    <cmc>2</cmc>
    <colors>R</colors>
    <pt>2/1</pt>
  </prop>
  <set rarity="common" num="12">AKD</set>
  <tablerow>2</tablerow>`;

const tinker = {
  name: 'Ember Tinker',
  manaCost: '{1}{R}',
  typeLine: 'Creature — Goblin',
  rulesText: 'Flying\nWhen this creature dies, create a "spark" & run.',
  stats: '2/1',
  flavor: [],
  metadata: ['Rarity: common', 'Number: 12'],
};

describe('a Cockatrice card database', () => {
  it('is recognized by its root element, in a file with the extension .xml', () => {
    const head = '<?xml version="1.0"?>\n<!-- mine -->\n<cockatrice_carddatabase version="4">';
    expect(formatFor('set.XML', head)?.id).toBe('cockatrice');
    expect(formatFor('set.xml', '<html><cockatrice_carddatabases>')).toBeNull();
    expect(formatFor('set.xml', '')).toBeNull();
    expect(formatFor('set.txt', head)).toBeNull();
  });

  it('reads fields from <prop>, or in version 3 from the card itself', () => {
    expect(faces(entry(version4))).toEqual([[tinker]]);
    expect(faces(entry(version4.replace(/<\/?prop>/g, '')))).toEqual([[tinker]]);
  });

  it('maps every word to its position in the file', () => {
    const text = entry(version4);
    const document = read(text);
    const face = document.cards[0]!.card.faces[0]!;
    expect(sourceText(document, text, face.name!)).toBe('Ember Tinker');
    expect(sourceText(document, text, face.manaCost!, { start: 3, end: 6 })).toBe('R');
    const at = face.rulesText!.text.indexOf('"spark"');
    expect(sourceText(document, text, face.rulesText!, { start: at, end: at + 7 })).toBe('&quot;spark&quot;');
    expect(sourceText(document, text, face.metadata[0]!.value)).toBe('common');
  });

  it('reads tokens, with their colors as letters', () => {
    const token = `<name>Spark  </name><prop><type>Token Creature - Elemental </type><colors>UR</colors><pt>1/1</pt></prop><set>A</set><token>1</token>`;
    const [placed] = read(entry(token)).cards;
    expect(placed?.card.role).toBe('token');
    expect(faceTexts(placed!.card.faces[0]!)).toMatchObject({ name: 'Spark', metadata: ['Color: UR'] });
    expect(
      read(entry(token.replace('<token>1</token>', '<token>0</token>').replace('Token ', ''))).cards[0]?.card.role,
    ).toBe('card');
    expect(
      faces(entry('<name>A</name><color>U</color><color>R</color><type>Creature</type><token>1</token>'))[0]?.[0]
        ?.metadata,
    ).toEqual(['Color: U R']);
  });

  it('splits an entry into two faces if names, costs, types and texts have separators', () => {
    const two = `<name>Ash // Ember</name><text>Scry 1.
---
Draw a card.</text><prop><type>Instant // Sorcery</type><manacost>1U // R</manacost></prop><set>A</set>`;
    expect(faces(entry(two))[0]).toMatchObject([
      { name: 'Ash', manaCost: '{1}{U}', typeLine: 'Instant', rulesText: 'Scry 1.' },
      { name: 'Ember', manaCost: '{R}', typeLine: 'Sorcery', rulesText: 'Draw a card.' },
    ]);
  });

  it('does not read the name of the other side as rules text', () => {
    const side = '<name>Maw</name><text>Menace\n---\n(Back): Open Maw</text><prop><type>Creature - Beast</type></prop>';
    expect(faces(entry(side))[0]).toMatchObject([{ name: 'Maw', rulesText: 'Menace' }]);
  });

  it('finds the type of a back face next to its element', () => {
    const back =
      '<name>Maw</name><prop><cmc>3</cmc>Creature - Beast \n<type></type><maintype>Creature</maintype></prop>';
    expect(faces(entry(back))[0]).toMatchObject([{ typeLine: 'Creature - Beast' }]);
  });

  it('reads links with their attributes', () => {
    const linked = `<name>A</name><prop/><set>A</set>
  <related count="2" exclude="exclude">Spark &amp; Ash</related>
  <related attach="transform"> B </related>
  <token>0</token>`;
    const text = entry(linked);
    const [placed] = read(text).cards;
    const links = placed?.card.links;
    expect(
      links?.entries.map(({ kind, name, count, excluded, attached }) => [kind, name.text, count, excluded, attached]),
    ).toEqual([
      ['makes', 'Spark & Ash', '2', true, false],
      ['makes', 'B', null, false, true],
    ]);
    const { entry: whole } = links!.entries[0]!;
    const { start, end } = toSource(whole, { start: 0, end: whole.text.length });
    const { source } = placed!.card;
    expect(source.slice(0, start) + source.slice(end)).toBe(source.replace(/ {2}<related count.*\n/, ''));
    const { place } = links!;
    expect(source.slice(0, place!.start) + place?.encode?.('C & D')).toMatch(
      /> B <\/related>\n {2}<related>C &amp; D<\/related>$/,
    );
  });

  it('adds the first link where the schema has it', () => {
    const placeIn = (inner: string) => {
      const { source, links } = read(entry(inner)).cards[0]!.card;
      return source.slice(0, links!.place!.start) + links?.place?.encode?.('X') + source.slice(links!.place!.start);
    };
    expect(placeIn('<name>A</name>\n<prop></prop>\n<set>A</set>\n<tablerow>1</tablerow>')).toContain(
      '<set>A</set>\n<related>X</related>\n<tablerow>',
    );
    expect(placeIn('<name>A</name>\n<set>A</set>\n<type>Instant</type>\n<text>B</text>')).toContain(
      '<text>B</text>\n<related>X</related>\n</card>',
    );
    expect(placeIn('<name>A</name><prop></prop><set>A</set><token>1</token>')).toContain(
      '<set>A</set><reverse-related>X</reverse-related><token>',
    );
  });

  it('supports comments that disable rules', () => {
    const text = cardDatabase(`<!-- tokenwright-disable-next-line a-rule, b-rule — as it is meant -->
<card>
  <name>A</name>
  <!-- tokenwright-disable-next-line -->
  <text>One.
Two.</text>
</card>
<!-- tokenwright-disable c-rule -->`);
    const scopes = read(text).suppressions.map(({ scope, rules }) => [
      rules.map(({ id }) => id),
      text.slice(scope.start, scope.end),
    ]);
    expect(scopes.slice(0, 2)).toEqual([
      [['a-rule', 'b-rule'], text.slice(text.indexOf('<card>'), text.indexOf('</card>') + 7)],
      [[], '<text>One.\nTwo.'],
    ]);
    expect(scopes[2]?.[0]).toEqual(['c-rule']);
    expect(createCockatriceFormat().comments?.write('tokenwright-disable x -- so')).toBe(
      '<!-- tokenwright-disable x — so -->',
    );
  });
});

describe('entries without a root element', () => {
  const entries = `<card>\n${version4}\n</card>\n<card>\n${version4.replace('Tinker', 'Smith')}\n</card>\n`;

  it.each([
    ['alone', entries],
    ['after a declaration and a comment', `\ufeff<?xml version="1.0"?>\n<!-- <cards> -->\n${entries}`],
    ['in a list', `<cards>\n${entries}</cards>\n`],
  ])('are read %s', (_, text) => {
    expect(formatFor('set.xml', text)?.id).toBe('cockatrice');
    const { cards, problems } = read(text);
    expect(problems).toEqual([]);
    expect(cards.map(({ card }) => card.faces[0]?.name?.text)).toEqual(['Ember Tinker', 'Ember Smith']);
  });

  it.each([
    ['business cards', '<card><name>Mira</name><text>Sales</text><phone>12</phone></card>'],
    ['a layout', '<card android:id="a"><text android:text="x"/></card>'],
    ['a list of another root', `<deck>\n${entries}</deck>`],
    ['prose', `Put this into your set: ${entries}`],
  ])('are not confused with %s', (_, text) => {
    expect(formatFor('set.xml', text)).toBeNull();
  });
});

describe('a comment that disables a rule', () => {
  const text = `<?xml version="1.0"?>
<cockatrice_carddatabase version="4">
  <cards>
    <card>
      <name>Wisp</name>
      <text>Flying
Create a Tresure token.</text>
    </card>
  </cards>
</cockatrice_carddatabase>
`;
  const comments = createCockatriceFormat().comments!;
  const lineAt = (all: string, offset: number) => all.slice(offset, all.indexOf('\n', offset)).trim();

  it('goes above the element that contains the text, never into it', () => {
    expect(lineAt(text, comments.above(read(text), text, text.indexOf('Tresure')))).toBe('<text>Flying');
    expect(lineAt(text, comments.above(read(text), text, text.indexOf('Wisp')))).toBe('<name>Wisp</name>');
  });

  it('goes above the first card to apply to the whole file, and in a file on one line right before the card', () => {
    expect(lineAt(text, comments.top(read(text), text))).toBe('<card>');
    const line = text.replaceAll(/\n\s*/g, '');
    expect(line.slice(comments.top(read(line), line))).toMatch(/^<card>/);
    expect(line.slice(comments.above(read(line), line, line.indexOf('Tresure')))).toMatch(/^<card>/);
  });
});

/** The problems of a text, each as `id: the text it is at: its message`. */
function problems(text: string): string[] {
  return read(text).problems.map(({ id, span, message }) => `${id}: ${text.slice(span.start, span.end)}: ${message}`);
}

describe('broken XML', () => {
  const good = '<card><name>Before</name></card>';
  const after = '<card><name>After</name></card>';
  const names = (text: string) => read(text).cards.map(({ card }) => card.faces[0]?.name?.text);
  const stop = 'Programs stop reading the file here.';

  it.each([
    ['<card><name>A</name><text>One.<set>A</set></card>', '<text>', '<text> is not closed: </text> is missing.'],
    ['<card><name>A</name>', '<card>', '<card> is not closed: </card> is missing.'],
    ['<card><name>A</name><text>Salt & pepper; &amp;</text></card>', '&', 'An “&” in text is written “&amp;”.'],
    [
      '<card><name>A</name><text>a&nbsp;b</text></card>',
      '&nbsp;',
      'XML knows no “&nbsp;” by itself: write the character as it is.',
    ],
    ['<card><name>A</name><text>1 < 2</text></card>', ' ', 'A “<” in text is written “&lt;”.'],
    ['<card><name>A</name><text>1 <\r\n 2</text></card>', '\r\n', 'A “<” in text is written “&lt;”.'],
    ['<card><name>A</name><text>a</b></text></card>', '</b>', '</b> closes nothing.'],
    [
      '<card><name>A</name><set rarity="common>A</set></card>',
      '<',
      'This is not well-formed XML: disallowed character.',
    ],
    ['<card><name>A</name></card></card>', '</card', '</card> closes nothing.'],
    ['<!-- a <card><name>A</name></card>', '<!--', 'This comment does not end: --> is missing.'],
    ['<card><name>A</name><text><![CDATA[x</text></card>', '<![CDATA[', 'This section does not end: ]]> is missing.'],
  ])('reports %s once, at the right place, and reads the cards around it', (broken, at, message) => {
    const text = cardDatabase(`${good}\n${broken}\n${after}`);
    const found = problems(text);
    expect(found[0]).toBe(`xml-not-well-formed: ${at}: ${message} ${stop}`);
    expect(found.length).toBeLessThanOrEqual(2);
    expect(names(text)).toEqual(['Before', 'A', 'After']);
  });

  it('reports a file that ends too early once', () => {
    const text = cardDatabase(good).replace('</cards>\n</cockatrice_carddatabase>', '');
    expect(problems(text)).toHaveLength(1);
    expect(names(text)).toEqual(['Before']);
  });

  it('does not read the next card as part of an unclosed one', () => {
    const text = cardDatabase('<card><name>A</name><text>One.\n<card><name>B</name><text>Two.</text></card>');
    expect(faces(text).map(([face]) => [face?.name, face?.rulesText])).toEqual([
      ['A', 'One.'],
      ['B', 'Two.'],
    ]);
  });

  it('reports custom entities and leaves them as written', () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${`&lol${i};`.repeat(10)}">`).join('\n');
    const text = `<?xml version="1.0"?>
<!DOCTYPE cockatrice_carddatabase [
<!ENTITY lol0 "lol">
${lol}
]>
<cockatrice_carddatabase version="4"><cards><card><name>A</name><text>&lol9;</text></card></cards></cockatrice_carddatabase>`;
    expect(read(text).cards[0]?.card.faces[0]?.rulesText?.text).toBe('&lol9;');
    expect(read(text).problems.map(({ id }) => id)).toEqual(['xml-entities', 'xml-not-well-formed']);
  });

  it('is read in linear time', () => {
    const deep = `${'<a>'.repeat(30_000)}${'</b>'.repeat(30_000)}`;
    for (const piece of [
      '<!--',
      '<![CDATA[',
      '<card>',
      '&',
      '<x ',
      '<card><!-- tokenwright-disable-next-line -->',
      ']]>',
      '<a b="',
      '---\n',
    ]) {
      expect(read(cardDatabase(piece.repeat(30_000))).format).toBe('cockatrice');
    }
    expect(read(cardDatabase(`<card>${deep}</card>`)).cards).toHaveLength(1);
  });
});

describe('reading again after an edit', () => {
  it('parses only the card that changed', () => {
    const format = createCockatriceFormat();
    const before = cardDatabase(Array.from({ length: 50 }, (_, i) => `<card><name>Card ${i}</name></card>`).join('\n'));
    const first = format.read('a.xml', before);
    const second = format.read('a.xml', before.replace('Card 20<', 'Card twenty<'), first);
    const same = second.cards.filter(({ card }) => first.cards.some((other) => other.card === card));
    expect(same).toHaveLength(49);
    expect(second.cards[20]?.card.faces[0]?.name?.text).toBe('Card twenty');
  });
});
