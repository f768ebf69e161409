import tokens from '../../../grammar/tokens.txt';
import { Grammar } from '../grammar/grammar.js';
import { Nets } from '../grammar/nets.js';
import { readNotation, type Wording } from '../grammar/notation.js';
import { stretches } from '../grammar/stretch.js';
import type { Dialect } from '../lexicon.js';
import { tokenTerminals } from './terminals.js';

/** The wordings of token phrases; read from their file on each call. */
export function tokenWordings(): readonly Wording[] {
  return readNotation(tokens);
}

let nets: Nets | null = null;
const grammars = new Map<Dialect, Grammar>();

/** The grammar of what a game's cards say about tokens; compiled on first use. It needs no words of an edition. */
export function tokenGrammar(dialect: Dialect): Grammar {
  let grammar = grammars.get(dialect);
  if (!grammar) {
    const wordings = tokenWordings();
    const terminals = new Map([...tokenTerminals(dialect), ...stretches(wordings, () => nets!)]);
    // All games share the nets, since only the classes of words differ.
    nets ??= new Nets(wordings, terminals.keys());
    grammar = new Grammar(nets, terminals);
    grammars.set(dialect, grammar);
  }
  return grammar;
}
