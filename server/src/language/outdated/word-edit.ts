import type { Edit } from '../../text/edit.js';

/**
 * An edit that replaces a text, without the whole words that the old and the new text begin and end with.
 * @param start where the old text begins
 * @returns one edit, or none if the texts are equal
 */
export function wordEdit(start: number, old: string, newText: string): Edit<'text'>[] {
  if (old === newText) return [];
  const length = Math.min(old.length, newText.length);
  let before = 0;
  while (before < length && old[before] === newText[before]) before++;
  while (before > 0 && !(isEdge(old, before) && isEdge(newText, before))) before--;
  let after = 0;
  while (after < length - before && old.at(-1 - after) === newText.at(-1 - after)) after++;
  while (after > 0 && !(isEdge(old, old.length - after) && isEdge(newText, newText.length - after))) after--;
  const span = { start: start + before, end: start + old.length - after };
  return [{ span, newText: newText.slice(before, newText.length - after) }];
}

/** Whether an offset is not within a word. */
function isEdge(text: string, at: number): boolean {
  return !/[\p{L}\d]{2}/u.test(text.slice(Math.max(0, at - 1), at + 1));
}
