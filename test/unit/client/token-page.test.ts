import { describe, expect, it } from 'vitest';
import { type PageTexts, pageContent, tokenPage } from '../../../client/src/tokens/token-page.js';
import type { TokenMaker, TokenOfSet, TokensOfSet } from '../../../server/src/lsp/protocol.js';

const range = { start: { line: 2, character: 7 }, end: { line: 2, character: 20 } };
const maker = (card: string, how = ''): TokenMaker => ({ card, how, uri: 'file:///set/a.cards', range });
const definition = { uri: 'file:///set/a.tokens', range };

const plum: TokenOfSet = {
  ...{
    id: 'plum "1"',
    label: 'Plum <b>',
    summary: 'Artifact — Fruit · colorless',
    stats: null,
    abilities: ['Eat & rest.'],
  },
  ...{ colors: [], types: ['Artifact'], rule: null, copies: '2+', hasPrint: false, definition },
  makers: [maker('Nettle Wake', 'two'), maker('')],
};
const bear: TokenOfSet = { ...plum, id: 'bear', label: 'Bear', types: ['Creature'], hasPrint: null, definition: null };
const set: TokensOfSet = {
  root: 'file:///set',
  tokens: [plum, bear],
  unknown: [{ name: 'Blimfrog', suggestions: ['Frog'], makers: [maker('Pond')] }],
  unusedPrints: ['Fig'],
};

const texts: PageTexts = {
  ...{
    title: 'Tokens',
    empty: 'No tokens',
    copy: 'Copy',
    unusedPrints: 'Unused',
    madeBy: 'Made by',
    definition: 'Definition',
  },
  ...{ undefinedTokens: 'Undefined', others: 'Others', noPrint: 'no print', noAbilities: '', unnamedCard: 'Unnamed' },
  tokens: (count) => `${count} tokens`,
  makers: (count) => `${count}`,
  copies: (count) => `${count} to print`,
  rule: (number) => `Rule ${number}`,
  suggestions: (names) => `${names.join(', ')}?`,
  setName: (root) => root.split('/').at(-1)!,
};

describe('the page of the token list', () => {
  it('lists undefined names first, then tokens by type, with headings', () => {
    const { html } = pageContent([set], texts);
    expect([...html.matchAll(/<h([123])>(.*?)<\/h\1>/g)].map(([, level, text]) => `${level} ${text}`)).toEqual([
      '1 Tokens',
      '2 Undefined',
      '3 Blimfrog',
      '2 Creature',
      '3 Bear',
      '2 Artifact',
      '3 Plum &lt;b>',
      '2 Unused',
    ]);
  });

  it('links makers and definitions to their places', () => {
    const { html, links } = pageContent([set], texts);
    const linked = [...html.matchAll(/data-link="(\d+)"[^>]*>(.*?)<\/a>(.*?)<\//g)].map(([, at, text, after]) => [
      links[Number(at)]?.uri.split('/').at(-1),
      `${text}${after}`,
    ]);
    expect(linked).toEqual([
      ['a.cards', 'Pond'],
      ['a.cards', 'Nettle Wake (two)'],
      ['a.cards', 'Unnamed'],
      ['a.tokens', 'Definition'],
      ['a.cards', 'Nettle Wake (two)'],
      ['a.cards', 'Unnamed'],
    ]);
    expect(html).toContain('2+ to print · no print');
  });

  it('has text alternatives before pictures are drawn, and escapes card text', () => {
    const { html } = pageContent([set], texts);
    expect(html).toContain(
      '<img data-id="plum &quot;1&quot;" alt="Plum &lt;b>, Artifact — Fruit · colorless, Eat &amp; rest.">',
    );
    expect(html).not.toMatch(/<b>/);
  });

  it('names the sets if there are several with tokens', () => {
    const empty = { ...set, root: 'file:///empty', tokens: [], unknown: [], unusedPrints: [] };
    expect(pageContent([set, empty, { ...set, root: 'file:///other' }], texts).html.match(/<h1>.*?<\/h1>/g)).toEqual([
      '<h1>Tokens: set</h1>',
      '<h1>Tokens: other</h1>',
    ]);
    expect(pageContent([empty], texts).html).toBe('<p>No tokens</p>');
  });

  it('loads nothing and runs only its own script', () => {
    const page = tokenPage('abc', 'Tokens', 'en');
    expect(page).toContain("default-src 'none'; img-src data:; style-src 'nonce-abc'; script-src 'nonce-abc'");
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});
