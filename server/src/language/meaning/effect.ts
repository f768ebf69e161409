import type { AbilityTree, EffectTree, NounTree } from './tree.js';

/** Reads the abilities of a quoted text. */
export type ReadQuoted = (text: string, start: number) => readonly AbilityTree[];

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
