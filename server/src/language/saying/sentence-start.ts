import type { Lexeme } from '../grammar/lexemes.js';

/** Whether the word at an index begins a sentence, so that it has a capital. */
export function beginsSentence(words: readonly Lexeme[], at: number): boolean {
  const before = words[at - 1];
  return !before || /^(?:dash|line|implied)$/.test(before.kind) || /^[.:•|]$/.test(before.text);
}
