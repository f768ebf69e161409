import type { Word } from '../../text/words.js';

const marks = new Set(['.', ':', '!', '?', '•', '|', ';', '…']);

/** Whether a word may begin a sentence, an ability, a mode or a quotation, which would explain its capital. */
export function startsSentence(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  if (!before) return true;
  const { kind, text } = before;
  return kind === 'line' || kind === 'dash' || kind.startsWith('open') || kind.startsWith('close') || marks.has(text);
}
