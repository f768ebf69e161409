import type { Node, Source } from './ast.js';
import type { Clause } from './clause.js';
import { nodeOf, type WordRange } from './source.js';

/** "… are created instead": the items precede the verb. "would be created" is a condition. */
export function passiveRange(source: Source, clause: Clause, verb: number): WordRange | null {
  const helper = source.words[verb - 1]?.lower;
  return helper === 'are' || helper === 'is' ? { from: clause.start, to: verb - 1 } : null;
}

/** The most words between *under* and *control*: "one or more of your opponents'". */
const MAX_CONTROLLER_WORDS = 6;

/** "If a token would be created under an opponent's control, …": the player whose tokens are replaced; null for you. */
export function controllerBefore(source: Source, from: number, to: number): Node | null {
  const { words } = source;
  for (let under = from; under < to; under++) {
    if (words[under]!.lower !== 'under') continue;
    const first = under + 1;
    for (let at = first + 1; at < Math.min(to, first + MAX_CONTROLLER_WORDS + 1); at++) {
      if (words[at]!.lower !== 'control') continue;
      const whose = nodeOf(source, first, at - 1);
      return whose.text.toLowerCase() === 'your' ? null : { ...whose, text: whose.text.replace(/['’]s?$/, '') };
    }
  }
  return null;
}
