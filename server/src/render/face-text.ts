import type { CardPicture } from './card-picture.js';
import { clean } from './text/clean.js';
import { plainWords } from './text/fit.js';
import { costSymbols, piecesOf, withoutReminders } from './text/inline.js';
import type { CardSymbol } from './text/symbols.js';
import { type Paragraph, wordsOf } from './text/wrap.js';

/** Far more than a card has room for: so much of hostile or mistaken text is looked at. Lengths in UTF-16 units. */
const LONGEST = { title: 160, rules: 3200, flavor: 800, cost: 120, stats: 24 } as const;
const MOST_LINES = 60;
const MOST_SYMBOLS = 24;

/** The texts of a face, cleaned and cut into words. */
export interface FaceText {
  readonly name: Paragraph;
  readonly typeLine: Paragraph;
  readonly rules: readonly Paragraph[];
  /** The rules text without its reminder text, for where all of it would get too small; the same where it has none. */
  readonly shorterRules: () => readonly Paragraph[];
  readonly flavor: readonly Paragraph[];
  readonly cost: readonly CardSymbol[];
  readonly stats: string | null;
}

/** Reads the texts of a face. */
export function faceText(face: CardPicture): FaceText {
  const lines = paragraphs(face.rules, LONGEST.rules);
  const inWords = (line: string) => wordsOf(piecesOf(line, face.game));
  const rules = lines.map(inWords);
  const shorter = () => lines.map(withoutReminders).filter((line) => line !== '');
  const cost = costSymbols(clean(face.manaCost, LONGEST.cost), face.game);
  return {
    name: plainWords(clean(face.name, LONGEST.title), 'bold'),
    typeLine: plainWords(clean(face.typeLine, LONGEST.title), 'bold'),
    rules,
    shorterRules: () => (lines.some((line) => line.includes('(')) ? shorter().map(inWords) : rules),
    flavor: paragraphs(face.flavor, LONGEST.flavor).map((line) => plainWords(line, 'italic')),
    cost: cost.slice(0, MOST_SYMBOLS),
    stats: face.stats && clean(face.stats.text, LONGEST.stats),
  };
}

/** The lines that say something, no more of them than can be shown; an ellipsis stands for the rest. */
export function paragraphs(lines: readonly string[], longest: number): string[] {
  const kept: string[] = [];
  let left = longest;
  for (const line of lines.slice(0, 4 * MOST_LINES)) {
    const text = clean(line, Math.max(1, left));
    if (text === '') continue;
    kept.push(text);
    left -= text.length;
    if (left <= 0 || kept.length === MOST_LINES) break;
  }
  return kept;
}
