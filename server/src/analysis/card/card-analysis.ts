import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import type { RulesTree } from '../../language/ast.js';
import { treeSaying } from '../../language/parse.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import { type CardFacts, factsOf } from './card-facts.js';
import { analyseFace, type FaceAnalysis } from './face-analysis.js';

/** A card, read under one edition: a pure function of both, so it is made once and kept. */
export interface CardAnalysis {
  readonly card: Card;
  readonly faces: readonly FaceAnalysis[];
  /** What it tells its set. */
  readonly facts: CardFacts;
}

const kept = new LatestMemo<Card, Edition, CardAnalysis>();

/** How many cards were analysed anew since the start: work, to be counted by tests. */
export const work = { cardsAnalysed: 0 };

/** Reads a card under an edition, or takes the reading kept from before (equal text is one and the same card). */
export function analyseCard(card: Card, edition: Edition): CardAnalysis {
  return kept.get(card, edition, () => analyse(card, edition));
}

/** The trees of so many faces are kept: an editor's features look at the same card one after another. */
const MOST_TREES = 100;
const trees = new TwoGenerationCache<FaceAnalysis, RulesTree>(MOST_TREES);

/**
 * The rules text of a face, read whether it speaks of tokens or not; null where the face has none. The words of a text are
 * several times as large as it, so they are not kept with the analysis but cut again when they are needed.
 */
export function rulesTreeOf(analysis: FaceAnalysis, { game }: Edition): RulesTree | null {
  const { says, face } = analysis;
  if (!face.rulesText) return null;
  let tree = trees.get(analysis);
  if (!tree) {
    tree = treeSaying(face.rulesText.text, dialectOf(game), says);
    trees.set(analysis, tree);
  }
  return tree;
}

function analyse(card: Card, edition: Edition): CardAnalysis {
  work.cardsAnalysed++;
  const faces = card.faces.map((face) => analyseFace(card, face, edition));
  return { card, faces, facts: factsOf(card, faces) };
}
