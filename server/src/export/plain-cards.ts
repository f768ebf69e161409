import type { Card, CardDocument, Face, Header } from '../formats/card.js';
import { createPlainFormat } from '../formats/plain/plain-format.js';
import { roundTripLosses } from './round-trip-losses.js';
import type { Loss, WrittenCards } from './written-cards.js';

/**
 * Writes the cards, or the token definitions, of documents as plain card text. The text is read back, and differences
 * are reported as losses: for example, a line of rules text that a plain file reads as something else.
 */
export function plainCards(documents: readonly CardDocument[], role: Card['role']): WrittenCards {
  const format = createPlainFormat();
  const path = role === 'token' ? 'a.tokens' : 'a.cards';
  const losses: Loss[] = [];
  const blocks: string[] = [];
  const header = role === 'card' ? documents.find((document) => document.header)?.header : null;
  if (header) blocks.push(headerBlock(header));
  for (const { cards } of documents) {
    for (const { card } of cards) {
      if (card.role !== role) continue;
      const block = cardText(card);
      const readBack = format.read(path, block).cards;
      const name = card.faces[0]?.name?.text || null;
      for (const what of roundTripLosses(card, readBack)) losses.push({ card: name, what });
      if (card.links && card.links.entries.length > 0) losses.push({ card: name, what: 'its links to other cards' });
      blocks.push(block);
    }
  }
  return { text: blocks.length > 0 ? `${blocks.join('\n\n')}\n` : '', losses };
}

/** A card as plain card text, without a line break at the end. */
export function cardText({ faces }: Card): string {
  return faces.map(faceBlock).join('\n//\n');
}

function headerBlock({ entries }: Header): string {
  return entries.map(({ key, value }) => `${key}: ${value.text}`).join('\n');
}

function faceBlock({ name, manaCost, typeLine, rulesText, stats, metadata, flavor }: Face): string {
  const nonEmpty = metadata.filter(({ value }) => value.text !== '');
  const lines = [
    [name?.text ?? '', manaCost?.text ?? ''].filter((part) => part !== '').join(' '),
    typeLine?.text ?? '',
    ...(rulesText?.text.split('\n') ?? []).map((line) => line.trim()),
    stats?.text ?? '',
    ...nonEmpty.map(({ key, value }) => `${key}: ${oneLine(value.text)}`),
    ...flavor.map(({ text }) => `Flavor: ${oneLine(text)}`),
  ];
  return lines.filter((line) => line !== '').join('\n');
}

function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, ' ');
}
