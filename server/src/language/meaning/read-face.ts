import type { Ability, UnreadPiece } from '../abilities/ability.js';
import { type CardContext, readAbilities } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import { treesOf } from './abilities.js';
import type { ReadTokens } from './effect.js';
import type { AbilityTree } from './tree.js';

/** The reading of a face's rules text. */
export interface FaceReading {
  /** Whether every word outside reminder text is understood. */
  readonly whole: boolean;
  readonly abilities: readonly AbilityTree[];
  readonly unread: readonly UnreadPiece[];
}

/** Quoted abilities that grant quoted abilities are read this deep; no printed card needs more than two. */
const MAX_DEPTH = 4;

/** Reads rules text into the tree that `tokenwright read` prints. */
export function readFace(text: string, grammar: Grammar, context: CardContext, tokens: ReadTokens): FaceReading {
  const { abilities, unread } = readAbilities(text, grammar, context);
  return {
    whole: unread.length === 0,
    abilities: treesIn(abilities, grammar, context, tokens),
    unread,
  };
}

/** The trees of abilities that were read with a grammar. */
export function treesIn(
  abilities: readonly Ability[],
  grammar: Grammar,
  context: CardContext,
  tokens: ReadTokens,
): AbilityTree[] {
  return treesOf(abilities, grammar, { tokens, quoted: quotedReader(grammar, context, tokens, 1) });
}

function quotedReader(grammar: Grammar, context: CardContext, tokens: ReadTokens, depth: number) {
  return (text: string, start: number): readonly AbilityTree[] => {
    if (depth > MAX_DEPTH) return [];
    const { abilities } = readAbilities(text, grammar, { ...context, isSpell: false });
    const trees = treesOf(abilities, grammar, { tokens, quoted: quotedReader(grammar, context, tokens, depth + 1) });
    return trees.map((tree) => ({ ...tree, start: tree.start + start, end: tree.end + start }));
  };
}
