import type { Ability } from '../abilities/ability.js';
import type { AbilityTree, EffectTree, NounTree } from './tree.js';

/** The trees of abilities in quotation marks; `start` is the offset of their text. */
export type ReadQuoted = (abilities: readonly Ability[], start: number) => readonly AbilityTree[];

/** Reads the tokens that a clause creates, as `tokenwright parse` prints them. */
export type ReadTokens = (clause: string) => readonly unknown[];

/** How parts of a text are read that are not the grammar's own. */
export interface Readers {
  readonly quoted: ReadQuoted;
  readonly tokens: ReadTokens;
}

/** What an effect shares with those around it: who, to what, whether it is optional. */
export interface Around {
  readonly actor?: NounTree;
  readonly what?: NounTree;
  readonly optional?: true;
}

/** An effect while its fields are found. */
export type Effect = { -readonly [K in keyof EffectTree]: EffectTree[K] };
