import { type Reference, type ReferenceMeaning, referencesIn, resolve } from '../../analysis/card/references.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import { type Span, touches } from '../../text/span.js';

/** A token that card text names: "Sacrifice a Food", "Clues you control", "each Young Hero Role". */
export interface TokenName extends ReferenceMeaning {
  readonly span: Span;
}

/** Returns the token that is named at an offset of the text, or null. */
export function namedTokenAt(tree: RulesTree, at: number, snapshot: Snapshot): TokenName | null {
  const here = referencesIn(tree).filter(({ span }) => touches(span, at));
  return here.map((reference) => resolved(reference, snapshot)).find((named) => named !== null) ?? null;
}

function resolved(reference: Reference, { edition, set }: Snapshot): TokenName | null {
  const meaning = resolve(reference, edition, set);
  return meaning && { ...meaning, span: reference.span };
}

/** Returns whether words of a range are about tokens: *token*, or the name of one. *Nontoken* does not count. */
export function speaksOfTokens(tree: RulesTree, from: number, to: number, snapshot: Snapshot): boolean {
  for (let i = from; i < to; i++) {
    const { lower, capital, start } = tree.words[i]!;
    if (lower === 'token' || lower === 'tokens') return true;
    if (capital && namedTokenAt(tree, start, snapshot)) return true;
  }
  return false;
}
