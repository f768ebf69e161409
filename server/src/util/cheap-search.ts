/**
 * All matches of a pattern with the flag `g`. Texts without any are told by a search, since `matchAll` copies the pattern,
 * which takes longer than most searches.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
}
