import type { CorpusCard } from './corpus-cards.js';

/** Fields of a public card list that are not read: URIs, legality, prices. */
const ignoredFields = {
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
    ...ignoredFields,
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An entry as the usual programs write it: indented, with derived fields and the address of the picture. */
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

/** A JSON list of cards, of about this many characters. */
export function jsonFile(cards: readonly CorpusCard[], size: number): string {
  return file(cards, size, json, ['[\n', ',\n', '\n]\n']);
}

/** A Cockatrice card database, of about this many characters. */
export function cockatriceFile(cards: readonly CorpusCard[], size: number): string {
  const head = '<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>\n';
  return file(cards, size, cockatrice, [head, '\n', '\n</cards></cockatrice_carddatabase>\n']);
}

/** Repeats cards under other names, so that none is cached. */
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
