/** Whether a word begins with a capital. */
export function isCapital(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function uncapitalized(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** A word in lower case, with a capital if another word has one. */
export function withCapitalOf(like: string, word: string): string {
  return isCapital(like) ? capitalized(word) : word;
}
