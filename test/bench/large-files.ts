/**
 * How long one large file of another program takes from its text to its findings, with nothing known before, and how much
 * memory is held afterwards. Prints its figures as JSON. Called with the path of a corpus and a kind of file; needs
 * `--expose-gc`.
 */
import { indexFile, SetIndex } from '../../server/src/analysis/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine.js';
import { ownSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { type CorpusCard, readCards } from './corpus-cards.js';

const [corpus = '', kind = 'json'] = process.argv.slice(2);
const cards = readCards(corpus);

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

/** A file of about so many characters; cards come again under other names, so that none is known. */
function file(size: number): string {
  const [write, before, between, after] =
    kind === 'json'
      ? [json, '[\n', ',\n', '\n]\n']
      : [
          cockatrice,
          '<?xml version="1.0"?>\n<cockatrice_carddatabase version="4"><cards>\n',
          '\n',
          '\n</cards></cockatrice_carddatabase>\n',
        ];
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

const path = kind === 'json' ? 'bench.json' : 'bench.xml';
const edition = editionOf(bundledRulebook(defaultRulebookId)!);

function run(text: string) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const document = formatFor(path, text.slice(0, 4096))!.read(path, text);
  const afterRead = performance.now();
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition)]]));
  const findings = lintSnapshot({ path, text, document, edition, set }, ownSettings);
  const end = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  return { document, findings, read: afterRead - start, all: end - start, cpu: (user + system) / 1000 };
}

// The engine is warmed by another file.
run(file(500_000).replaceAll('AKD', 'WRM').replaceAll('"name":"', '"name":"Warm ').replaceAll('<name>', '<name>Warm '));
const text = file(kind === 'json' ? 10_000_000 : 5_000_000);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const result = run(text);
globalThis.gc?.();
const held = process.memoryUsage().heapUsed - before;
const { document, findings, ...times } = result;
console.log(
  JSON.stringify({
    kind,
    characters: text.length,
    cards: document.cards.length,
    findings: findings.length,
    ...times,
    held,
  }),
);
