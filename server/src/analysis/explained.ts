import type { Edition } from '../edition/edition.js';

/** A line that begins with a word or two, perhaps a number or a cost, and goes on with reminder text. */
const explained = /^([A-Z][a-z-]+(?: [a-z-]+)?)(?: [^\n().:"“]{0,24})? ?\(/gm;

/** Nearly every face has none: one list serves them all. */
const none: readonly never[] = [];

/**
 * The words, in lower case, that reminder text explains at the start of a line and that are no keywords of the edition: keywords
 * of the designer's own, most likely.
 */
export function explainedWords(text: string, { vocabulary }: Edition): readonly string[] {
  if (!text.includes('(')) return none;
  const words = [...text.matchAll(explained)].map((match) => match[1]!.toLowerCase());
  const own = words.filter((word) => !vocabulary.keywords.has(word) && !vocabulary.keywords.has(word.split(' ')[0]!));
  return own.length > 0 ? own : none;
}
