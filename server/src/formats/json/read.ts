import type { Span } from '../../text/span.js';
import { shift } from '../../text/span.js';
import type { Card, CardDocument, FormatProblem, PlacedCard } from '../card.js';
import type { CardCache } from '../card-cache.js';
import { unreadableCharacters } from '../unreadable.js';
import type { KnownEntry } from './entry.js';
import { type JsonScan, scanJson } from './scan.js';

/** The cache for cards in JSON. */
export type EntryCache = CardCache<Card, KnownEntry>;

/**
 * Reads the cards in the parts of a text that are JSON. Unchanged cards of `previous` are reused. Never throws.
 * @param jsonOf replaces everything in a part that is not JSON with blanks
 */
export function readJsonCards(
  format: string,
  text: string,
  parts: readonly Span[],
  cache: EntryCache,
  previous: CardDocument | undefined,
  jsonOf: (part: string) => string = (part) => part,
): CardDocument {
  cache.begin(previous);
  cache.remember(previous?.cards ?? []);
  const cards: PlacedCard[] = [];
  const problems: FormatProblem[] = unreadableCharacters(text, { start: 0, end: text.length });
  let game: CardDocument['game'];
  for (const { start, end } of parts) {
    const { entries, error } = scanJson(jsonOf(text.slice(start, end)));
    for (const entry of entries) {
      const source = text.slice(start + entry.start, start + entry.end);
      // The scan's properties are reliable only if there was no error.
      const known = { shape: entry.shape, properties: error ? undefined : entry.properties };
      cards.push({ card: cache.card(source, known), start: start + entry.start });
      game ??= entry.shape.game;
    }
    if (error) problems.push(problemOf(error, start));
  }
  const document = { format, header: null, cards, suppressions: [], problems };
  return game ? { ...document, game } : document;
}

function problemOf({ span, reason }: NonNullable<JsonScan['error']>, start: number): FormatProblem {
  const message = `This is not valid JSON: ${reason}. Cards that this place belongs to are not read in full.`;
  return { id: 'json-syntax', span: shift(span, start), message };
}
