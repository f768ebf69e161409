import { analyseCard } from '../analysis/card/card-analysis.js';
import { createdInSet } from '../analysis/keywords/created.js';
import { SetKeywords } from '../analysis/keywords/set-keywords.js';
import type { Edition } from '../edition/edition.js';
import type { Card, CardDocument, Face, Metadata } from '../formats/card.js';
import { createCockatriceFormat } from '../formats/cockatrice/cockatrice-format.js';
import { shortManaCost } from '../formats/notation/mana-cost.js';
import { colorLetters } from '../language/lexicon.js';
import { attachesItself } from './attaching.js';
import { type CockatriceEntry, cardDatabase, type DatabaseSet, type EntryLink, writable } from './cockatrice-entry.js';
import { roundTripLosses } from './round-trip-losses.js';
import type { Loss, WrittenCards } from './written-cards.js';

/** The separators between the names, costs and types of two faces, and between their texts. */
const SEPARATOR = ' // ';
const TEXT_SEPARATOR = '\n---\n';

/**
 * Writes cards and token definitions as a Cockatrice card database, version 4, and reports what it cannot represent.
 * Links are those of the cards, or if there are none, follow from the tokens that they make.
 */
export function cockatriceCards(documents: readonly CardDocument[], edition: Edition, set: DatabaseSet): WrittenCards {
  const format = createCockatriceFormat();
  const keywords = keywordsIn(documents, edition);
  const losses: Loss[] = [];
  const entries = documents.flatMap(({ cards }) =>
    cards.map(({ card }): CockatriceEntry => {
      const name = card.faces[0]?.name?.text ?? '';
      const entry = entryOf(card, edition, keywords, set.code);
      const readBack = format.read('cards.xml', cardDatabase(set, [entry])).cards;
      const what = new Set([...lossesOf(card), ...roundTripLosses(card, readBack, namedParts(card))]);
      for (const each of what) losses.push({ card: name || null, what: each });
      return entry;
    }),
  );
  return { text: cardDatabase(set, entries), losses };
}

function entryOf(card: Card, edition: Edition, keywords: SetKeywords, set: string): CockatriceEntry {
  const { faces, role } = card;
  const joined = (textOf: (face: Face) => string) => withoutEmptyEnd(faces.map(textOf)).join(SEPARATOR);
  const metadata = faces[0]?.metadata ?? [];
  return {
    name: joined(({ name }) => name?.text ?? ''),
    text: faces.map(({ rulesText }) => rulesText?.text ?? '').join(TEXT_SEPARATOR),
    typeLine: joined(({ typeLine }) => typeLine?.text ?? ''),
    manaCost: joined(({ manaCost }) => shortManaCost(manaCost?.text ?? '')),
    stats: joined(({ stats }) => stats?.text ?? ''),
    loyalty: metadataValue(metadata, 'Loyalty'),
    defense: metadataValue(metadata, 'Defense'),
    colors: colorsOf(faces[0]),
    set,
    rarity: metadataValue(metadata, 'Rarity'),
    number: metadataValue(metadata, 'Number'),
    isToken: role === 'token',
    links: linksOf(card, edition, keywords),
  };
}

/** The custom keywords that the cards explain. */
function keywordsIn(documents: readonly CardDocument[], edition: Edition): SetKeywords {
  const explained = documents.flatMap(({ cards }) =>
    cards.flatMap(({ card }) => analyseCard(card, edition).facts.explained),
  );
  return SetKeywords.of([], explained);
}

/** Drops empty texts at the end, which need no separator. */
function withoutEmptyEnd(texts: readonly string[]): readonly string[] {
  return texts.slice(0, texts.findLastIndex((text) => text.trim() !== '') + 1);
}

function metadataValue(metadata: readonly Metadata[], key: string): string {
  return metadata.find((entry) => entry.key === key)?.value.text ?? '';
}

/** The letters of the colors that a face states, or else of those in its cost; custom letters after the five. */
function colorsOf(face: Face | undefined): string {
  const stated = metadataValue(face?.metadata ?? [], 'Color');
  const letterOrder = [...colorLetters.values()];
  if (stated === '') {
    const symbols = face?.manaCost?.text.match(/\{[^{}]*\}/g)?.join('') ?? '';
    return letterOrder.filter((letter) => symbols.includes(letter)).join('');
  }
  if (/^[A-Z][A-Z ,/]*$/.test(stated)) {
    const letters = [...new Set(stated.replace(/[^A-Z]/g, ''))];
    return [
      ...letterOrder.filter((letter) => letters.includes(letter)),
      ...letters.filter((letter) => !isKnown(letter)),
    ].join('');
  }
  const words = new Set(stated.toLowerCase().split(/[^a-z]+/));
  return [...colorLetters].map(([word, letter]) => (words.has(word) ? letter : '')).join('');
}

function isKnown(letter: string): boolean {
  return [...colorLetters.values()].some((known) => known === letter);
}

/** The card's own links; if it has none, links to the tokens with a known name that its text makes. */
function linksOf(card: Card, edition: Edition, keywords: SetKeywords): EntryLink[] {
  const entries = card.links?.entries ?? [];
  if (entries.length > 0) {
    return entries.map(({ kind, name, count, excluded, attached }) => ({
      kind,
      name: name.text,
      count,
      exclude: excluded,
      attach: attached,
    }));
  }
  if (card.role === 'token') return [];
  const links = new Map<string, EntryLink>();
  for (const analysis of analyseCard(card, edition).faces) {
    const { face } = analysis;
    for (const token of createdInSet(analysis, keywords, edition)) {
      const name = token.characteristics.name ?? token.byName;
      if (name === null || token.nounMissing) continue;
      const { count, forEach, equalTo } = token.quantity;
      const isPlain = count.kind === 'number' && forEach === null && equalTo === null;
      const number = isPlain ? (count.value === 1 ? null : String(count.value)) : 'x';
      const exclude = token.alternative || token.phrase.replacement || token.creator !== null;
      const attach = attachesItself(token, face.rulesText?.text ?? '', edition);
      const link: EntryLink = { kind: 'makes', name, count: number, exclude, attach };
      if (!links.has(`${name}\n${number}`)) links.set(`${name}\n${number}`, link);
    }
  }
  return [...links.values()];
}

/** The metadata keys that an entry can store, for the first face only. */
const storedKeys = new Set(['Rarity', 'Number', 'Color', 'Loyalty', 'Defense']);

/** What an entry cannot store of a card, without duplicates. */
function lossesOf(card: Card): string[] {
  const losses = new Set<string>();
  card.faces.forEach((face, i) => {
    if (face.flavor.length > 0) losses.add('flavor text');
    for (const { key, value } of face.metadata) {
      if (!storedKeys.has(key)) losses.add(key.toLowerCase());
      else if (i > 0 && value.text !== metadataValue(card.faces[0]?.metadata ?? [], key)) {
        losses.add(`${key.toLowerCase()} of the other face`);
      }
    }
    for (const region of [face.name, face.typeLine, face.rulesText]) {
      if (region && writable(region.text) !== region.text) losses.add('control characters');
    }
    if (mayBeSplit(face, card.faces.length)) losses.add('marks that part faces');
  });
  return [...losses];
}

/** The parts of a card whose loss `lossesOf` already reports. */
function namedParts({ faces }: Card): ReadonlySet<string> {
  const keys = faces.flatMap(({ metadata }, i) => metadata.filter(({ key }) => i > 0 || !storedKeys.has(key)));
  return new Set(['flavor', ...keys.map(({ key }) => key)]);
}

/** Whether a face contains text that an entry uses as a separator between faces. */
function mayBeSplit({ name, manaCost, typeLine, stats, rulesText }: Face, faces: number): boolean {
  const fields = faces > 1 ? [name, manaCost, typeLine, stats] : [manaCost, typeLine, stats];
  const hasSeparator = fields.some((field) => /(?:^|\s)\/\/(?:\s|$)/.test(field?.text ?? ''));
  return hasSeparator || /^[^\S\n]*-{3,}[^\S\n]*$/m.test(rulesText?.text ?? '');
}
