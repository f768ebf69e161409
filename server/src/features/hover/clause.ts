import type { RulesTree } from '../../language/tokens/ast.js';
import type { WordRange } from '../../language/tokens/source.js';

/** Marks that separate clauses: in "When this creature dies, create a … token" only the second is about a token. */
const clauseMarks = new Set([',', ';', ':', '.', '•', '|']);
const clauseWords = new Set(['create', 'creates', 'creating', 'then', 'unless', 'if', 'when', 'whenever', 'instead']);

/** Returns the words of the clause around a word, by index; quotation marks and parentheses bound it too. */
export function clauseAround(tree: RulesTree, index: number): WordRange {
  const { words } = tree;
  return around(tree, index, (i) => {
    const { text, lower } = words[i]!;
    // Riftbound: "recycle a unit to play a Mech".
    return clauseMarks.has(text) || clauseWords.has(lower) || (lower === 'to' && words[i + 1]?.lower === 'play');
  });
}

/** Returns the words of the sentence around a word, by index; quotation marks and parentheses bound it too. */
export function sentenceAround(tree: RulesTree, index: number): WordRange {
  return around(tree, index, (i) => tree.words[i]!.text === '.');
}

/** Returns the index of the first word of the ability (the line) around a word. */
export function abilityStart(tree: RulesTree, index: number): number {
  let from = index;
  while (from > 0 && tree.words[from - 1]!.kind !== 'line') from--;
  return from;
}

function around({ words }: RulesTree, index: number, ends: (i: number) => boolean): WordRange {
  const bounds = (i: number) => /^(?:line|dash|open|close)/.test(words[i]!.kind) || ends(i);
  let from = index;
  while (from > 0 && !bounds(from - 1)) from--;
  let to = index + 1;
  while (to < words.length && !bounds(to)) to++;
  return { from, to };
}
