import { describe, expect, it } from 'vitest';
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook } from '../../server/src/rulebook/bundled.js';
import { missing, readCorpus } from './corpora.js';

// biome-ignore lint/suspicious/noExplicitAny: JSON of several programs, which is read only here.
type Any = any;

/** Counts in a file, taken independently of the format. */
interface Counts {
  readonly cards: number;
  readonly tokens: number;
  readonly faces: number;
  /** The texts of all cards, in order, if the file contains them unchanged. */
  readonly texts?: readonly string[];
}

const isToken = (type: string | undefined) => /^[^—–]*\btoken\b/i.test(type ?? '');
const count = <T>(all: readonly T[], is: (one: T) => boolean) => all.filter(is).length;
const breaks = (text: string) => text.replaceAll('\\n', '\n').trim();

/** Every file of these formats, with a function that counts its contents. */
const files: Readonly<Record<string, (text: string) => Counts>> = {
  'draftmancer-txt/CCR.txt': draftmancer,
  'draftmancer-txt/HUV-draft.txt': draftmancer,
  'engine-snapshot-json/TMT.json': (text) => {
    const cards: Any[] = text
      .split(/^\/\/ .*$/m)
      .slice(1)
      .map((part) => JSON.parse(part));
    return { cards: cards.length, tokens: 0, faces: cards.length, texts: cards.map((card) => card.oracleText) };
  },
  'fan-cube-json/cards-2024.json': (text) => {
    const cards: Any[] = JSON.parse(text).data;
    const faces = cards.map((card) =>
      [0, 1, 2, 3].filter((i) => i === 0 || card['Card Type(s)'][i] || card['Text Box'][i] || card.Cost[i]),
    );
    return {
      cards: cards.length,
      tokens: 0,
      faces: faces.flat().length,
      texts: cards.map((card) => breaks(card['Text Box'][0])),
    };
  },
  'fan-cube-json/tokens-2026.json': (text) => {
    const cards: Any[] = JSON.parse(text).data;
    const tokens = count(cards, (card) => card.layout.includes('token') || isToken(card.type_line));
    return { cards: cards.length, tokens, faces: cards.length, texts: cards.map((card) => breaks(card.oracle_text)) };
  },
  'mse-hub-json/CFV2.json': mse,
  'mse-hub-json/HUV.json': mse,
  'mse-hub-json/ICS.json': mse,
  'riftbound-json/cards.json': (text) => {
    const cards: Any[] = Object.values(JSON.parse(text));
    const texts = cards.map((card) => card.abilityText.replaceAll('&quot;', '"').trim());
    return { cards: cards.length, tokens: count(cards, ({ id }) => /-t\d\d$/.test(id)), faces: cards.length, texts };
  },
  'scryfall-like-json/commanders.json': (text) => {
    const cards: Any[] = JSON.parse(text);
    return { cards: cards.length, tokens: 0, faces: cards.length, texts: cards.map((card) => card.oracle_text.trim()) };
  },
};

function draftmancer(text: string): Counts {
  const start = text.indexOf('[', text.indexOf('[CustomCards]') + 1);
  const end = text.search(/^\s*\]\s*$/m);
  const cards: Any[] = JSON.parse(text.slice(start, end < 0 ? text.length : end + text.slice(end).indexOf(']') + 1));
  const tokens = count(cards, ({ type }) => isToken(type));
  return { cards: cards.length, tokens, faces: cards.length + count(cards, ({ back }) => back) };
}

function mse(text: string): Counts {
  const cards: Any[] = JSON.parse(text).cards;
  const tokens = count(cards, ({ shape, type }) => shape.includes('token') || isToken(type));
  return { cards: cards.length, tokens, faces: cards.length + count(cards, ({ card_name2 }) => card_name2) };
}

describe.each(Object.entries(files))('%s', (name, countIn) => {
  const file = `corpus/formats/${name}`;
  const skipped = missing(file);

  it.skipIf(skipped !== '')(`is read completely${skipped}`, () => {
    const text = readCorpus(file);
    const document = formatFor(name, text.slice(0, 4096))!.read(name, text);
    const { texts, ...counts } = countIn(text);
    const cards = document.cards.map(({ card }) => card);
    const found = {
      cards: cards.length,
      tokens: count(cards, ({ role }) => role === 'token'),
      faces: cards.flatMap(({ faces }) => faces).length,
    };
    expect(document.problems).toEqual([]);
    expect(found).toEqual(counts);
    if (texts) expect(cards.map(({ faces }) => faces[0]!.rulesText?.text ?? '')).toEqual(texts);
    for (const { card, start } of document.cards) expect(text.startsWith(card.source, start)).toBe(true);

    const edition = editionOf(bundledRulebook(document.game ?? 'magic-2026-09')!);
    const set = new SetIndex(new Map([[name, indexFile(name, document, edition)]]));
    const findings = lintSnapshot({ path: name, text, document, edition, set }, defaultSettings);
    const rules = [...new Set(findings.map(({ rule }) => rule))];
    const lines = rules.map((id) => `  ${count(findings, ({ rule }) => rule === id)} ${id}`);
    console.log(
      [`${name}: ${found.cards} cards, ${found.tokens} of them tokens, ${found.faces} faces`, ...lines].join('\n'),
    );
  });
});
