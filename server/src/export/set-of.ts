import type { CardDocument } from '../formats/card.js';
import type { DatabaseSet } from './cockatrice-entry.js';

/** The set that files belong to: the code and name in the first header that has a code; null if there is none. */
export function setOf(documents: readonly CardDocument[]): DatabaseSet | null {
  for (const { header } of documents) {
    const value = (key: string) => header?.entries.find((entry) => entry.key === key)?.value.text ?? '';
    const code = value('Code');
    if (code !== '') return { code, name: value('Set') || code };
  }
  return null;
}
