import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../server/src/features/completion/completions-at.js';
import { snapshotOf } from '../unit/support/snapshot.js';
import { missing, readLines } from './corpora.js';
import { asCardText, type OfficialCard, officialCards, officialFile } from './official.js';

const homebrewFile = 'corpus/homebrew.jsonl';
const skipped = missing(officialFile) || missing(homebrewFile);

/** How many cards of a corpus are measured, and how many words of each. */
const CARDS = 300;
const WORDS = 3;
const FEWEST_LETTERS = 4;

/** A small hash (FNV-1a), so that halves and samples do not depend on the order of the corpus. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return value;
}

/** The lists of `usage/` were counted on cards with an even hash; the others are measured. */
const sample = (cards: readonly OfficialCard[]): OfficialCard[] =>
  cards
    .filter(({ name, text }) => hash(name) % 2 === 1 && text !== '')
    .toSorted((a, b) => hash(`${a.name}.`) - hash(`${b.name}.`))
    .slice(0, CARDS);

/** Some words of a card's type line and rules text, with their offsets in its text. */
function wordsIn({ name, text }: OfficialCard, card: string): { word: string; at: number }[] {
  const from = card.indexOf('\n');
  const words = [...card.matchAll(/(?<![\p{L}\p{N}'’{/-])\p{L}[\p{L}'’-]*/gu)]
    .filter(({ index, 0: word }) => index > from && word.length >= FEWEST_LETTERS && !name.includes(word))
    .map(({ index, 0: word }) => ({ word, at: index }));
  return words.toSorted((a, b) => hash(`${text}${a.at}`) - hash(`${text}${b.at}`)).slice(0, WORDS);
}

/** The first word of the first completion after a text. */
function firstWordAfter(text: string): string {
  const snapshot = snapshotOf({ 'a.cards': text });
  const best = completionsAt(snapshot, text.length, true)?.[0];
  return (/^[\p{L}'’-]*/u.exec(best?.newText ?? '')?.[0] ?? '').toLowerCase();
}

function measure(cards: readonly OfficialCard[]) {
  const hits = { words: 0, two: 0, three: 0 };
  for (const card of sample(cards)) {
    const text = asCardText(card);
    for (const { word, at } of wordsIn(card, text)) {
      const [two, three] = [2, 3].map((letters) => firstWordAfter(text.slice(0, at + letters)));
      hits.words++;
      if (two === word.toLowerCase()) hits.two++;
      if (three === word.toLowerCase()) hits.three++;
    }
  }
  return hits;
}

const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} %`;

describe.skipIf(skipped !== '')(`completion on cards${skipped}`, () => {
  it.each([
    ['official', () => officialCards(), 0.85, 0.92],
    ['homebrew', () => readLines<OfficialCard>(homebrewFile), 0.74, 0.83],
  ] as const)('has the wanted word first after two and three letters: %s', (name, cards, afterTwo, afterThree) => {
    const { words, two, three } = measure(cards());
    console.log(
      `completion, ${name}: of ${words} words, ${percent(two, words)} are first after two letters, ${percent(three, words)} after three`,
    );
    expect(two / words).toBeGreaterThan(afterTwo);
    expect(three / words).toBeGreaterThan(afterThree);
  });
});
