import type { Game } from '../rulebook/rulebook.js';
import type { CardPicture } from './card-picture.js';
import { clean } from './text/clean.js';
import { plainWords } from './text/fit.js';
import { costSymbols, piecesOf, withoutReminders } from './text/inline.js';
import type { CardSymbol } from './text/symbols.js';
import { type Paragraph, wordsOf } from './text/wrap.js';

/** Longer text is cut: far more than fits on a card, as a limit for hostile or mistaken input. In UTF-16 units. */
const MAX_LENGTHS = { title: 160, rules: 3200, flavor: 800, cost: 120, stats: 24 } as const;
const MAX_LINES = 60;
const MAX_SYMBOLS = 24;

/** The texts of a face, cleaned and split into words. */
export interface FaceText {
  /** The rules text as it is written, without empty lines. */
  readonly lines: readonly string[];
  readonly name: Paragraph;
  readonly typeLine: Paragraph;
  readonly rules: readonly Paragraph[];
  /** The rules text without reminder text, for when the whole text would become too small; the same if it has none. */
  readonly shorterRules: () => readonly Paragraph[];
  readonly flavor: readonly Paragraph[];
  readonly cost: readonly CardSymbol[];
  readonly stats: string | null;
}

/** Reads the texts of a face. */
export function faceText(face: CardPicture): FaceText {
  const lines = paragraphs(face.rules, MAX_LENGTHS.rules);
  const inWords = (line: string) => paragraphOf(line, face.game);
  const rules = lines.map(inWords);
  const shorter = () => lines.map(withoutReminders).filter((line) => line !== '');
  const cost = costSymbols(clean(face.manaCost, MAX_LENGTHS.cost), face.game);
  return {
    lines,
    name: plainWords(clean(face.name, MAX_LENGTHS.title), 'bold'),
    typeLine: plainWords(clean(face.typeLine, MAX_LENGTHS.title), 'bold'),
    rules,
    shorterRules: () => (lines.some((line) => line.includes('(')) ? shorter().map(inWords) : rules),
    flavor: paragraphs(face.flavor, MAX_LENGTHS.flavor).map((line) => plainWords(line, 'italic')),
    cost: cost.slice(0, MAX_SYMBOLS),
    stats: face.stats && clean(face.stats.text, MAX_LENGTHS.stats),
  };
}

/** A cleaned line of rules text in words. */
export function paragraphOf(line: string, game: Game): Paragraph {
  return wordsOf(piecesOf(line, game));
}

/** The lines that are not empty, cut with an ellipsis if there are more than can be displayed. */
export function paragraphs(lines: readonly string[], longest: number): string[] {
  const shown: string[] = [];
  let left = longest;
  for (const line of lines.slice(0, 4 * MAX_LINES)) {
    const text = clean(line, Math.max(1, left));
    if (text === '') continue;
    shown.push(text);
    left -= text.length;
    if (left <= 0 || shown.length === MAX_LINES) break;
  }
  return shown;
}
