import type { CorpusCard } from './corpus-cards.js';

/** The fields that a public list has for every card beside those that are read: addresses, legality, prices. */
const besides = {
  lang: 'en',
  released_at: '2026-01-01',
  uri: `https://example.org/${'a'.repeat(80)}`,
  image_uris: Object.fromEntries(
    ['small', 'normal', 'large', 'png'].map((size) => [size, `https://example.org/${'b'.repeat(90)}`]),
  ),
  legalities: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`format_${i}`, 'not_legal'])),
  prices: { usd: '0.10', eur: null, tix: '0.03' },
  related_uris: { one: `https://example.org/${'c'.repeat(120)}`, two: `https://example.org/${'d'.repeat(120)}` },
};

function json({ name, manaCost, typeLine, text, pt }: CorpusCard): string {
  const [power, toughness] = pt.split('/');
  const stats = toughness === undefined ? {} : { power, toughness };
  return JSON.stringify({
    object: 'card',
    name,
    mana_cost: manaCost,
    type_line: typeLine,
    oracle_text: text,
    ...stats,
    ...besides,
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An entry as the programs write it that make such files: indented, with what they derive and where the picture is. */
function cockatrice({ name, manaCost, typeLine, text, pt }: CorpusCard): string {
  const cost = manaCost.replaceAll(/[{}]/g, '');
  const lines = [
    `<name>${escaped(name)}</name>`,
    `<text>${escaped(text)}</text>`,
    '<prop>',
    `  <colors>${[...new Set(cost.replace(/[^WUBRG]/g, ''))].join('')}</colors>`,
    `  <type>${escaped(typeLine)}</type>`,
    `  <maintype>${escaped(typeLine.split(/ [—–-]/)[0] ?? '')}</maintype>`,
    '  <cmc>3</cmc>',
    `  <manacost>${cost}</manacost>`,
    ...(pt === '' ? [] : [`  <pt>${pt}</pt>`]),
    '</prop>',
    `<set rarity="common" picURL="https://example.org/${'e'.repeat(60)}.jpg">AKD</set>`,
    '<tablerow>2</tablerow>',
  ];
  return ['    <card>', ...lines.map((line) => `      ${line}`), '    </card>'].join('\n');
}

/** A list of cards as JSON, of about so many characters. */
export function jsonFile(cards: readonly CorpusCard[], size: number): string {
  return file(cards, size, json, ['[\n', ',\n', '\n]\n']);
}

/** A card database of Cockatrice, of about so many characters. */
export function cockatriceFile(cards: readonly CorpusCard[], size: number): string {
  const head = '<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>\n';
  return file(cards, size, cockatrice, [head, '\n', '\n</cards></cockatrice_carddatabase>\n']);
}

/** Cards come again under other names, so that none is known. */
function file(
  cards: readonly CorpusCard[],
  size: number,
  write: (card: CorpusCard) => string,
  [before, between, after]: readonly [string, string, string],
): string {
  const entries: string[] = [];
  for (let length = 0, at = 0; length < size; at++) {
    const round = Math.floor(at / cards.length);
    const card = cards[at % cards.length]!;
    const entry = write(round === 0 ? card : { ...card, name: `${card.name} ${round}` });
    entries.push(entry);
    length += entry.length + between.length;
  }
  return before + entries.join(between) + after;
}
