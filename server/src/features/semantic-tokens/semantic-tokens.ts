import { abilitiesOf, grammarIn } from '../../analysis/card/abilities.js';
import { analyseCard, rulesTreeOf } from '../../analysis/card/card-analysis.js';
import { shortNameOf } from '../../analysis/card/card-names.js';
import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import { type CardChunk, chunksOf } from '../../analysis/set/card-chunk.js';
import { anyKey, type RevisionLog } from '../../analysis/set/revision-log.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, PlacedCard } from '../../formats/card.js';
import { cardsAround } from '../../formats/placed.js';
import type { Grammar } from '../../language/grammar/grammar.js';
import { toSource } from '../../text/region.js';
import { inFile, type Span } from '../../text/span.js';
import type { Word } from '../../text/words.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { type Occurrence, occurrencesOn } from '../navigation/occurrence.js';
import { keywordLength } from '../shared/keyword-words.js';
import { meaningWords } from './meaning-words.js';
import type { SemanticModifier, SemanticType } from './semantic-types.js';

/** A highlighted range of words, in offsets of the file. */
export interface SemanticWord {
  readonly span: Span;
  readonly type: SemanticType;
  readonly modifiers: readonly SemanticModifier[];
}

/**
 * Returns the highlighted words of a file in order and without overlap: tokens that are created, referred to or
 * unknown, keywords, the card's references to itself, and all other words by their meaning in the ability.
 * @param within limits the result to the cards that touch this range of the file
 */
export function semanticWords(snapshot: Snapshot, within?: Span): SemanticWord[] {
  const { cards } = snapshot.document;
  if (within)
    return cardsAround(cards, within).flatMap((placed) => placedWords(wordsOn(placed.card, snapshot), placed));
  return chunksOf(snapshot.document).flatMap(({ chunk, first }) =>
    wordsOfChunk(chunk, snapshot).flatMap((words, at) => placedWords(words, cards[first + at]!)),
  );
}

/** The words of the cards of a chunk, valid for a revision of the set and the grammar of its words. */
interface ChunkWords {
  readonly at: number;
  readonly grammar: Grammar;
  /** Card by card. */
  readonly words: readonly (readonly SemanticWord[])[];
}

const chunkWords = new WeakMap<RevisionLog, WeakMap<CardChunk, ChunkWords>>();

/** The words of a chunk, recomputed only if the cards or the facts of the set have changed. */
function wordsOfChunk(chunk: CardChunk, snapshot: Snapshot): ChunkWords['words'] {
  const { changes, revision } = snapshot.set;
  const cache = getOrInsert(chunkWords, changes, () => new WeakMap<CardChunk, ChunkWords>());
  const grammar = grammarIn(snapshot);
  const cached = cache.get(chunk);
  if (cached?.grammar === grammar && !changes.changedSince(cached.at, [anyKey])) return cached.words;
  const words = chunk.cards.map((card) => wordsOn(card, snapshot));
  cache.set(chunk, { at: revision, grammar, words });
  return words;
}

function placedWords(words: readonly SemanticWord[], { start }: PlacedCard): SemanticWord[] {
  return words.map((word) => ({ ...word, span: inFile(word.span, start) }));
}

/** The words of one card, with spans relative to the card. */
function wordsOn(card: Card, snapshot: Snapshot): readonly SemanticWord[] {
  const words = [...tokensOn(card, snapshot), ...plainWords(card, snapshot)];
  return words.length > 0 ? joined(withoutOverlaps(words), card.source) : none;
}

const none: readonly never[] = [];

function tokensOn(card: Card, snapshot: Snapshot): SemanticWord[] {
  return occurrencesOn({ card, start: 0 }, snapshot).flatMap((occurrence) => {
    const { span, role, words } = occurrence;
    if (role === 'subtype' || role === 'link' || !words) return [];
    if (role === 'mention') return { span, type: 'tokenReference', modifiers: none };
    return { span, type: isKnown(occurrence, snapshot) ? 'createdToken' : 'unknownToken', modifiers: none };
  });
}

/** Whether a token is known by its own phrase, a definition, a rule, the settings, or a card with its name. */
function isKnown({ key, words, role }: Occurrence, { set, edition }: Snapshot): boolean {
  if (role === 'definition' || edition.predefined.has(key) || set.definition(key) || set.isDeclared(key)) return true;
  const named = words?.region.text.slice(words.span.start, words.span.end) ?? '';
  return set.hasCard(named) || set.makers(key).some(({ token }) => token.origin === 'described');
}

/** Words that depend on nothing else of the set than its grammar, cached per face. */
const plainWordsOfFace = new LatestMemo<FaceAnalysis, Grammar, readonly SemanticWord[]>();

function plainWords(card: Card, snapshot: Snapshot): SemanticWord[] {
  const grammar = grammarIn(snapshot);
  return analyseCard(card, snapshot.edition).faces.flatMap((face) =>
    plainWordsOfFace.get(face, grammar, () => wordsOf(face, snapshot)),
  );
}

function wordsOf(analysis: FaceAnalysis, snapshot: Snapshot): SemanticWord[] {
  const { edition } = snapshot;
  const { face } = analysis;
  const { rulesText } = face;
  const tree = rulesTreeOf(analysis, edition);
  if (!rulesText || !tree) return [];
  const abilities = abilitiesOf(face, snapshot);
  const meant = abilities ? meaningWords(abilities) : [];
  const found: SemanticWord[] = meant.map((word) => ({ ...word, span: toSource(rulesText, word.span) }));
  const names = selfNames(face.name?.text ?? '');
  for (let i = 0; i < tree.words.length; i++) {
    const length = keywordLength(tree.words, i, edition.vocabulary);
    const own = names.find((name) => startsWith(tree.words, i, name));
    const count = own?.length ?? length;
    if (count === 0) continue;
    const span = { start: tree.words[i]!.start, end: tree.words[i + count - 1]!.end };
    found.push({ span: toSource(rulesText, span), type: own ? 'selfReference' : 'keyword', modifiers: none });
    i += count - 1;
  }
  return found;
}

/** The names that a card uses for itself: its name, the part before the comma, and placeholders of designers. */
function selfNames(name: string): string[][] {
  const names = [name, shortNameOf(name) ?? '', 'CARDNAME', '~'];
  return [...new Set(names)].filter((each) => each !== '').map((each) => each.split(/(?=,)|\s+/));
}

function startsWith(words: readonly Word[], at: number, name: readonly string[]): boolean {
  return name.every((part, i) => words[at + i]?.text === part);
}

/** In the order of the text; of overlapping words, those earlier in the list win. */
function withoutOverlaps(words: readonly SemanticWord[]): SemanticWord[] {
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

/** Kinds whose neighboring words are one highlighted range: "attacking creature", "until end of turn". */
const continuous: ReadonlySet<SemanticType> = new Set(['event', 'modifier', 'number', 'parameter', 'type']);

/** Joins neighboring words with the same color, which keeps answers small. */
function joined(words: readonly SemanticWord[], source: string): SemanticWord[] {
  const all: SemanticWord[] = [];
  for (const word of words) {
    const last = all.at(-1);
    const continues =
      last?.type === word.type &&
      continuous.has(word.type) &&
      `${last.modifiers}` === `${word.modifiers}` &&
      source.slice(last.span.end, word.span.start) === ' ';
    if (continues) all[all.length - 1] = { ...word, span: { start: last.span.start, end: word.span.end } };
    else all.push(word);
  }
  return all;
}
