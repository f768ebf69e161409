import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { cardDatabase, type Files, lint, shown } from '../support/lint.js';

interface Written {
  readonly text: string;
  readonly links?: string;
  readonly name?: string;
  readonly cost?: string;
}

/** An entry with its cost, and a Sapling of the set that another card is linked to. */
function card({ text, links = '', name = 'Ember Tinker', cost = '1R' }: Written): string {
  return `<card>
  <name>${name}</name>
  <text>${text}</text>
  <prop><type>Creature — Goblin</type><manacost>${cost}</manacost><pt>1/1</pt></prop>
  <set>AKD</set>${links}
</card>`;
}

const grove = card({
  name: 'Grove Keeper',
  text: 'When this creature enters, create two 1/1 green Sapling Elf creature tokens.',
  links: '\n  <related count="2">Sapling Elf</related>',
});

/** The link findings of a first card beside the grove, as `severity rule: the words`. */
function found(written: Written, beside: Files = {}): string[] {
  const text = cardDatabase(`${card(written)}\n${grove}`);
  return lint({ 'set.xml': text, ...beside })
    .filter(({ rule }) => rule.startsWith('related-'))
    .map((finding) => `${finding.severity} ${shown(finding, text)}`);
}

describe('a token without a link', () => {
  it('is a warning on a card with links, and a hint on one without, for tokens of the set', () => {
    const text = 'Create a 1/1 green Sapling Elf creature token and a Food token.';
    expect(found({ text, links: '\n  <related>Food Token</related>' })).toEqual([
      'warning related-link-missing: a 1/1 green Sapling Elf creature token',
    ]);
    expect(found({ text })).toEqual(['hint related-link-missing: a 1/1 green Sapling Elf creature token']);
  });

  it.each([
    ['is linked from the card', 'Create a Food token.', '<related>Food</related>'],
    ['is linked with additions of a list', 'Create a Food token.', '<related>Food (AKD)</related>'],
    ['is linked with more words', 'Create a 1/1 white Elf creature token.', '<related>White Elf Token</related>'],
    ['is made by another player', 'Target opponent creates a Food token.', '<related>Clue</related>\nInvestigate.'],
    ['is made by an ability of something else', 'Creatures you control have "{T}: Create a Food token."', ''],
    ['is a copy', 'Create a token that’s a copy of target creature.', '<related>X</related>'],
    ['is a card', 'Create a Grove Keeper token.', '<related>X</related>'],
    ['is undefined', 'Create a Gizmo token.', '<related>X</related>'],
  ])('is not reported if it %s', (_, text, links) => {
    expect(found({ text, links: `\n  ${links}` }).filter((one) => one.includes('missing'))).toEqual([]);
  });

  it('is not reported if the token links to the card', () => {
    const token = `<card><name>Food Token</name><prop><type>Token Artifact — Food</type></prop><set>AKD</set>
<reverse-related>Ember Tinker</reverse-related><token>1</token></card>`;
    const text = 'Create a Food token and a 1/1 green Sapling Elf creature token.';
    const links = '\n  <related>Sapling Elf</related>';
    expect(found({ text, links }, { 'tokens.xml': cardDatabase(token) })).toEqual([]);
    expect(found({ text, links })).toEqual(['warning related-link-missing: a Food token']);
  });

  it('is not reported in a set without links', () => {
    const text = cardDatabase(card({ text: 'Create a Food token.' }));
    expect(lint({ 'set.xml': text })).toEqual([]);
    expect(
      lint({ 'a.cards': 'Ember Tinker {R}\nSorcery\nCreate a Food token.', 'set.xml': cardDatabase(grove) }),
    ).toEqual([]);
  });

  it('is linked by the fix under the name that the set uses, below the other links', () => {
    const written = card({
      text: 'Create a 1/1 green Sapling Elf creature token and a Food token.',
      links: '\n  <related>Food Token</related>',
    });
    const text = cardDatabase(`${written}\n${grove}`).replaceAll('\n', '\r\n');
    const [finding] = lint({ 'set.xml': text });
    expect(finding?.fix?.kind).toBe('safe');
    expect(applyEdits(text, finding?.fix?.edits ?? [])).toBe(
      text.replace('Food Token</related>', 'Food Token</related>\r\n  <related>Sapling Elf</related>'),
    );
  });
});

describe('a wrong link', () => {
  it('is a warning if its name is a misspelt token of the card', () => {
    const text = 'Create a Treasure token.';
    expect(found({ text, links: '\n  <related>Tresure</related>' })).toEqual(['warning related-link-wrong: Tresure']);
    expect(found({ text, links: '\n  <related>Tresure (Token)</related>' })).toEqual([
      'warning related-link-wrong: Tresure',
    ]);
  });

  it('is reported if the card does not mention the token', () => {
    expect(found({ text: 'Draw a card.', links: '\n  <related>Sapling Elf</related>' })).toEqual([
      'info related-link-wrong: Sapling Elf',
    ]);
    expect(found({ text: '', links: '\n  <related>Food Token</related>' })).toEqual([
      'info related-link-wrong: Food Token',
    ]);
  });

  it.each([
    ['names a card', 'Draw a card.', '<related>Grove Keeper</related>'],
    ['has an unknown name', 'Draw a card.', '<related>Old Oak</related>'],
    ['is attached', 'Transform this creature.', '<related attach="transform">Sapling Elf</related>'],
    ['is excluded', 'Draw a card.', '<related exclude="exclude">Sapling Elf</related>'],
    [
      'names a token that the text mentions',
      'Whenever you sacrifice a Food, draw a card.',
      '<related>Food Token</related>',
    ],
    ['may come from one of the set’s own keywords', 'Plantcraft 2', '<related>Sapling Elf</related>'],
    ['may be made by copying', 'Copy target spell.', '<related>Food Token</related>'],
    ['is rules text from an exporter', 'Draw a card.', '<related>\nTrample\nDraw a card.</related>'],
    ['is empty', 'Draw a card.', '<related></related>'],
  ])('is not reported if it %s', (_, text, links) => {
    expect(found({ text, links: `\n  ${links}` })).toEqual([]);
  });

  it('is not reported on a back face, which shows the links of its front', () => {
    expect(found({ text: 'Trample', links: '\n  <related>Sapling Elf</related>', cost: '' })).toEqual([]);
  });

  it('is reported if its number certainly differs', () => {
    const three = 'Create three Food tokens.';
    expect(found({ text: three, links: '\n  <related count="2">Food</related>' })).toEqual([
      'info related-link-wrong: Food',
    ]);
    for (const links of [
      '<related count="3">Food</related>',
      '<related>Food</related>',
      '<related count="x">Food</related>',
    ]) {
      expect(found({ text: three, links: `\n  ${links}` })).toEqual([]);
    }
    const links = '\n  <related count="1">Food</related>\n  <related count="2">Food</related>';
    expect(found({ text: three, links })).toEqual([]);
    expect(found({ text: 'Create X Food tokens.', links: '\n  <related count="1">Food</related>' })).toEqual([]);
    expect(
      found({
        text: 'You and target opponent each create a Food token.',
        links: '\n  <related count="2">Food</related>',
      }),
    ).toEqual([]);
  });

  it('is reported on a token if it misspells the name of a card', () => {
    const token = (maker: string) =>
      cardDatabase(`<card><name>Sapling Elf Token</name><prop><colors>G</colors><type>Token Creature — Sapling Elf</type><pt>1/1</pt></prop><set>AKD</set>
<reverse-related>${maker}</reverse-related><token>1</token></card>`);
    const names = (maker: string) => {
      const text = token(maker);
      const findings = lint({ 'tokens.xml': text, 'set.xml': cardDatabase(grove.replace(/\n.*<related.*/, '')) });
      return findings.filter(({ rule }) => rule.startsWith('related-')).map((finding) => shown(finding, text));
    };
    expect(names('Grove Keper')).toEqual(['related-link-wrong: Grove Keper']);
    expect(names('Grove Keeper')).toEqual([]);
    expect(names('Old Oak')).toEqual([]);
  });
});

describe('a fix in a card database', () => {
  it('changes only its words and keeps the escapes around them', () => {
    const written = card({ text: '&quot;Ash &amp; ember.&quot; Create an Treasure token.' });
    const text = cardDatabase(written);
    const edits = lint({ 'set.xml': text }).flatMap(({ fix }) => fix?.edits ?? []);
    expect(applyEdits(text, edits)).toBe(text.replace('an Treasure', 'a Treasure'));
  });
});
