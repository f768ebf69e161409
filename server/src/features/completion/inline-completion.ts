import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { FileSpan } from '../../text/span.js';
import { typingPlaceAt } from './place.js';
import { continuationsAt } from './sentence.js';
import { lastWord } from './words.js';

/** Text that an editor shows in gray after the cursor. It replaces `span`, the beginning of the word that is being typed. */
export interface InlineCompletion {
  readonly span: FileSpan;
  /** Begins with the replaced text. */
  readonly newText: string;
}

/** Returns the only way in which the rules text at an offset of the file can be expected to continue; null if unsure. */
export function inlineCompletionAt(snapshot: Snapshot, offset: number): InlineCompletion | null {
  if (snapshot.edition.game !== 'magic') return null;
  const place = typingPlaceAt(snapshot, offset);
  if (place?.field !== 'rules text' || place.after !== '') return null;
  const typed = lastWord(place.before);
  const [only, another] = continuationsAt(place).filter(({ isSure }) => isSure || typed !== '');
  const newText = only && !another ? place.encode(typed + only.rest.slice(typed.length)) : null;
  return newText === null ? null : { span: place.spanOf(typed.length), newText };
}
