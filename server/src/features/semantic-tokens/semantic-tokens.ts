import { analyseCard, rulesTreeOf } from '../../analysis/card/card-analysis.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import { type CardChunk, chunksOf } from '../../analysis/set/card-chunk.js';
import { anyKey, type RevisionLog } from '../../analysis/set/revision-log.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, PlacedCard } from '../../formats/card.js';
import { cardsAround } from '../../formats/placed.js';
import { toSource } from '../../text/region.js';
import { type Span, shift } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { type Occurrence, occurrencesOn } from '../navigation/occurrence.js';
import { keywordLength } from '../shared/keyword-words.js';

/** What words of a card are, as far as colours can tell. */
export const semanticTypes = ['createdToken', 'tokenReference', 'unknownToken', 'keyword', 'selfReference'] as const;
export type SemanticType = (typeof semanticTypes)[number];

/** Words of a file that mean one thing. Offsets in the file. */
export interface SemanticWord {
  readonly span: Span;
  readonly type: SemanticType;
}

/**
 * What the words of a file mean, in order and without overlap: tokens made, tokens referred to, tokens that nobody
 * knows, keywords, and the card's words for itself.
 * @param within only the cards that touch this stretch of the file
 */
export function semanticWords(snapshot: Snapshot, within?: Span): SemanticWord[] {
  const { cards } = snapshot.document;
  if (within) return cardsAround(cards, within).flatMap((placed) => inFile(wordsOn(placed.card, snapshot), placed));
  return chunksOf(snapshot.document).flatMap(({ chunk, first }) =>
    wordsOfRun(chunk, snapshot).flatMap((words, at) => inFile(words, cards[first + at]!)),
  );
}

/** The words of the cards of a run, as one state of a set has it. */
interface RunWords {
  readonly at: number;
  /** Card by card. */
  readonly words: readonly (readonly SemanticWord[])[];
}

const keptRuns = new WeakMap<RevisionLog, WeakMap<CardChunk, RunWords>>();

/** Worked out again only where the cards are others, or the set says something else than it did. */
function wordsOfRun(run: CardChunk, snapshot: Snapshot): RunWords['words'] {
  const { changes, revision } = snapshot.set;
  const known = getOrInsert(keptRuns, changes, () => new WeakMap<CardChunk, RunWords>());
  const before = known.get(run);
  if (before && !changes.changedSince(before.at, [anyKey])) return before.words;
  const words = run.cards.map((card) => wordsOn(card, snapshot));
  known.set(run, { at: revision, words });
  return words;
}

function inFile(words: readonly SemanticWord[], { start }: PlacedCard): SemanticWord[] {
  return words.map(({ span, type }) => ({ span: shift(span, start), type }));
}

/** The words of one card; spans count from its start. */
function wordsOn(card: Card, snapshot: Snapshot): readonly SemanticWord[] {
  const words = [...tokensOn(card, snapshot), ...plainWords(card, snapshot)];
  return words.length > 0 ? apart(words) : none;
}

const none: readonly never[] = [];

function tokensOn(card: Card, snapshot: Snapshot): SemanticWord[] {
  return occurrencesOn({ card, start: 0 }, snapshot).flatMap((occurrence) => {
    const { span, role, words } = occurrence;
    if (role === 'subtype' || role === 'link' || !words) return [];
    if (role === 'mention') return { span, type: 'tokenReference' };
    return { span, type: isKnown(occurrence, snapshot) ? 'createdToken' : 'unknownToken' };
  });
}

/** Whether somebody says what a token is: its own phrase, a definition, a rule, the settings, or a card of its name. */
function isKnown({ key, words, role }: Occurrence, { set, edition }: Snapshot): boolean {
  if (role === 'definition' || edition.predefined.has(key) || set.definition(key) || set.isDeclared(key)) return true;
  const named = words?.region.text.slice(words.span.start, words.span.end) ?? '';
  return set.hasCard(named) || set.makers(key).some(({ token }) => token.origin === 'described');
}

/** What does not depend on the set, so it is worked out once for a card. */
const kept = new WeakMap<FaceAnalysis, readonly SemanticWord[]>();

function plainWords(card: Card, { edition }: Snapshot): SemanticWord[] {
  return analyseCard(card, edition).faces.flatMap((face) => getOrInsert(kept, face, () => wordsOf(face, edition)));
}

function wordsOf(analysis: FaceAnalysis, edition: Edition): SemanticWord[] {
  const { face } = analysis;
  const tree = rulesTreeOf(analysis, edition);
  if (!face.rulesText || !tree) return [];
  const found: SemanticWord[] = [];
  const names = selfNames(face.name?.text ?? '');
  for (let i = 0; i < tree.words.length; i++) {
    const length = keywordLength(tree.words, i, edition.vocabulary);
    const own = names.find((name) => startsWith(tree.words, i, name));
    const count = own?.length ?? length;
    if (count === 0) continue;
    const span = { start: tree.words[i]!.start, end: tree.words[i + count - 1]!.end };
    found.push({ span: toSource(face.rulesText, span), type: own ? 'selfReference' : 'keyword' });
    i += count - 1;
  }
  return found;
}

/** How a card calls itself: by its name, by the part before the comma, and by the designers' short signs. */
function selfNames(name: string): string[][] {
  const names = [name, name.split(',')[0] ?? '', 'CARDNAME', '~'];
  return [...new Set(names)].filter((each) => each !== '').map((each) => each.split(/(?=,)|\s+/));
}

function startsWith(words: readonly Word[], at: number, name: readonly string[]): boolean {
  return name.every((part, i) => words[at + i]?.text === part);
}

/** In the order of the text; of two that overlap, the one that comes first in the list holds. */
function apart(words: readonly SemanticWord[]): SemanticWord[] {
  const taken: SemanticWord[] = [];
  const sorted = words
    .map((word, rank) => ({ word, rank }))
    .sort((a, b) => a.word.span.start - b.word.span.start || a.rank - b.rank);
  for (const { word } of sorted) {
    const last = taken.at(-1);
    if (word.span.end > word.span.start && (!last || last.span.end <= word.span.start)) taken.push(word);
  }
  return taken;
}
