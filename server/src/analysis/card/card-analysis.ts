import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import { treeFromSentences } from '../../language/tokens/parse.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { type CardFacts, factsOf } from './card-facts.js';
import { analyseFace, type FaceAnalysis } from './face-analysis.js';

/** A card read under one edition. A pure function of both, so it is computed once and cached. */
export interface CardAnalysis {
  readonly card: Card;
  readonly faces: readonly FaceAnalysis[];
  /** What it contributes to its set. */
  readonly facts: CardFacts;
}

const analyses = new LatestMemo<Card, Edition, CardAnalysis>();

/** How many cards were analysed since the start, for tests that measure work. */
export const work = { cardsAnalysed: 0 };

/** The analysis of a card under an edition, cached (cards of equal text are one object). */
export function analyseCard(card: Card, edition: Edition): CardAnalysis {
  return analyses.get(card, edition, () => analyse(card, edition));
}

/** How many trees are cached: an editor's features request the same card one after another. */
const MAX_TREES = 100;
const trees = new TwoGenerationCache<FaceAnalysis, RulesTree>(MAX_TREES);

/**
 * The tree of a face's rules text, whether or not the text mentions tokens; null if the face has none. The words take
 * several times the memory of the text, so they are not stored in the analysis but scanned again on demand.
 */
export function rulesTreeOf(analysis: FaceAnalysis, { game }: Edition): RulesTree | null {
  const { sentences, face } = analysis;
  if (!face.rulesText) return null;
  let tree = trees.get(analysis);
  if (!tree) {
    tree = treeFromSentences(face.rulesText.text, dialectOf(game), sentences);
    trees.set(analysis, tree);
  }
  return tree;
}

function analyse(card: Card, edition: Edition): CardAnalysis {
  work.cardsAnalysed++;
  const faces = card.faces.map((face) => analyseFace(card, face, edition));
  return { card, faces, facts: factsOf(card, faces) };
}
