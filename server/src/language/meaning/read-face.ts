import type { Ability, UnreadPiece } from '../abilities/ability.js';
import type { CardContext } from '../abilities/card-context.js';
import { type ReadLine, readAbilities } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import { treesOf } from './abilities.js';
import type { ReadQuoted, ReadTokens } from './effect.js';
import type { AbilityTree } from './tree.js';

/** The reading of a face's rules text. */
export interface FaceReading {
  /** Whether every word outside reminder text is understood. */
  readonly whole: boolean;
  readonly abilities: readonly AbilityTree[];
  readonly unread: readonly UnreadPiece[];
}

/**
 * Reads rules text into the tree that `tokenwright read` prints.
 * @param readLine see {@link readAbilities}
 */
export function readFace(
  text: string,
  grammar: Grammar,
  context: CardContext,
  tokens: ReadTokens,
  readLine?: ReadLine,
): FaceReading {
  const { abilities, unread } = readAbilities(text, grammar, context, readLine);
  return { whole: unread.length === 0, abilities: treesIn(abilities, grammar, tokens), unread };
}

/** The trees of abilities that were read with a grammar. */
export function treesIn(abilities: readonly Ability[], grammar: Grammar, tokens: ReadTokens): AbilityTree[] {
  const quoted: ReadQuoted = (inner, start) =>
    treesOf(inner, grammar, readers).map((tree) => ({ ...tree, start: tree.start + start, end: tree.end + start }));
  const readers = { tokens, quoted };
  return treesOf(abilities, grammar, readers);
}
