import { colorsOfWord } from '../analysis/card/card-json.js';
import type { Card, Face, PlacedCard } from '../formats/card.js';

/** A part of a card: `name`, `rules text`, or the key of a metadata line (`Rarity`). */
export type CardPart = string;

/**
 * What a card loses when it is written and read back, in a few words each. Writers report what their format cannot
 * store; this finds what the format stores but reads as something else.
 * @param read the cards read back
 * @param named the parts whose loss is already reported
 */
export function roundTripLosses(
  card: Card,
  read: readonly PlacedCard[],
  named: ReadonlySet<CardPart> = new Set(),
): string[] {
  const back = read[0]?.card;
  if (!back || read.length > 1 || back.faces.length !== card.faces.length) {
    return ['its layout: it reads back as other cards'];
  }
  const lost = new Set<string>();
  if (back.role !== card.role) lost.add(card.role === 'token' ? 'that it is a token' : 'that it is no token');
  card.faces.forEach((face, i) => {
    for (const [part, what] of differences(face, back.faces[i]!)) if (!named.has(part)) lost.add(what);
  });
  return [...lost];
}

function* differences(before: Face, after: Face): Generator<readonly [part: CardPart, what: string]> {
  const fields: readonly [part: CardPart, what: string, of: (face: Face) => string][] = [
    ['name', 'its name', ({ name }) => name?.text ?? ''],
    ['mana cost', 'its mana cost', ({ manaCost }) => manaCost?.text ?? ''],
    ['type line', 'its type line', ({ typeLine }) => typeLine?.text ?? ''],
    ['stats', 'its power and toughness', ({ stats }) => (stats?.text ?? '').replace(/ *\/ */, '/')],
    ['flavor', 'flavor text', ({ flavor }) => lines(flavor.map(({ text }) => text).join('\n'))],
  ];
  for (const [part, what, of] of fields) if (of(before) !== of(after)) yield [part, what];
  const [rules, rulesBack] = [before.rulesText?.text ?? '', after.rulesText?.text ?? ''];
  if (lines(rules) !== lines(rulesBack)) {
    yield ['rules text', 'a line of its rules text, which reads back as something else'];
  } else if (emptyLines(rules) !== emptyLines(rulesBack)) yield ['rules text', 'empty lines in its rules text'];
  const values = (face: Face) => face.metadata.map(({ key, value }) => `${key}: ${comparable(key, value.text)}`);
  const remaining = values(after);
  for (const [at, { key, value }] of before.metadata.entries()) {
    if (value.text.trim() === '') continue;
    const found = remaining.indexOf(values(before)[at]!);
    if (found < 0) yield [key, `the line “${key}: ${value.text}”`];
    else remaining.splice(found, 1);
  }
}

/** A text without empty lines, and without white space at the ends of lines. */
function lines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** How many empty lines are between others. */
function emptyLines(text: string): number {
  return text.trim().split(/\n/).length - lines(text).split('\n').length;
}

/** Normalizes colors, which formats write as letters or words. */
function comparable(key: string, value: string): string {
  if (key !== 'Color') return value.split(/\s+/).join(' ').trim();
  const words = value.split(/[\s,;/]+|\band\b/).flatMap(colorsOfWord);
  return [...new Set(words)].sort().join('');
}
