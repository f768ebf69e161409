import type { Ability } from '../abilities/ability.js';
import type { AbilityTree, Draft, EffectTree, NounTree } from './tree.js';

/** The trees of abilities in quotation marks; `start` is the offset of their text, in UTF-16 units. */
export type ReadQuoted = (abilities: readonly Ability[], start: number) => readonly AbilityTree[];

/**
 * The tokens that a stretch of rules text creates, as `tokenwright parse` prints them. The offsets are UTF-16 units, the
 * end is excluded.
 */
export type TokensBetween = (start: number, end: number) => readonly unknown[];

/** How parts of a text are read that are not the grammar's own. Offsets are those of the text that a {@link View} is of. */
export interface Readers {
  readonly quoted: ReadQuoted;
  readonly tokens: TokensBetween;
}

/** What an effect shares with those around it: who, to what, whether it is optional. */
export interface Around {
  readonly actor?: NounTree;
  readonly what?: NounTree;
  readonly optional?: true;
}

/** An effect while its fields are found. */
export type Effect = Draft<EffectTree>;
