import { scanWords } from '../text/words.js';
import { supertypeWords, typeWords } from './lexicon.js';
import type { Node } from './tokens/ast.js';

/**
 * A parsed type line: every word is in one of the lists, in the order written. Offsets count from the start of the
 * line.
 */
export interface TypeLine {
  readonly supertypes: readonly Node[];
  readonly types: readonly Node[];
  readonly subtypes: readonly Node[];
  /** Words before the dash that are neither a supertype nor a card type. */
  readonly unknown: readonly Node[];
}

/**
 * Reads a type line: supertypes and types before the dash (`—`, `–`, `-`, `--`), subtypes after it. Without a dash, as
 * in Forge, capitalized words after a type are subtypes. *Time Lord* is two nodes here.
 */
export function parseTypeLine(text: string): TypeLine {
  const line = { supertypes: [] as Node[], types: [] as Node[], subtypes: [] as Node[], unknown: [] as Node[] };
  let afterDash = false;
  for (const word of scanWords(text)) {
    if (word.kind === 'dash') {
      afterDash = true;
      continue;
    }
    if (word.kind !== 'word') continue;
    const node: Node = { span: { start: word.start, end: word.end }, text: word.text };
    if (afterDash) line.subtypes.push(node);
    else if (supertypeWords.has(word.lower) || word.lower === 'token') line.supertypes.push(node);
    else if (isType(word.lower)) line.types.push(node);
    else if (line.types.length > 0) line.subtypes.push(node);
    else line.unknown.push(node);
  }
  return line;
}

function isType(lower: string): boolean {
  return typeWords.magic.has(lower) || typeWords.riftbound.has(lower) || lower === 'interrupt' || lower === 'summon';
}
