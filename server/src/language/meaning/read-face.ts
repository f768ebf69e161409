import type { Ability, UnreadPiece } from '../abilities/ability.js';
import type { CardContext } from '../abilities/card-context.js';
import { type ReadLine, readAbilities } from '../abilities/read-abilities.js';
import type { Grammar } from '../grammar/grammar.js';
import { treesOf } from './abilities.js';
import type { Readers, TokensBetween } from './effect.js';
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
  tokens: TokensBetween,
  readLine?: ReadLine,
): FaceReading {
  const { abilities, unread } = readAbilities(text, grammar, context, readLine);
  return { whole: unread.length === 0, abilities: treesIn(abilities, grammar, tokens), unread };
}

/** The trees of abilities that were read with a grammar. */
export function treesIn(abilities: readonly Ability[], grammar: Grammar, tokens: TokensBetween): AbilityTree[] {
  return treesOf(abilities, grammar, readersAt(0, grammar, tokens));
}

/** The readers for the abilities of a text that begins at an offset of the rules text. */
function readersAt(offset: number, grammar: Grammar, tokens: TokensBetween): Readers {
  return {
    tokens: (start, end) => tokens(offset + start, offset + end),
    quoted: (abilities, start) => {
      const inner = offset + start;
      return treesOf(abilities, grammar, readersAt(inner, grammar, tokens)).map((tree) => ({
        ...tree,
        start: inner + tree.start,
        end: inner + tree.end,
      }));
    },
  };
}
