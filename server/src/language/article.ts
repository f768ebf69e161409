/** Letters whose names start with a vowel: "an F", "an X/X". */
const vowelSounds = /^[aefhilmnorsx]$/i;

/**
 * The indefinite article before a word, by its sound: an 8/8, an 11/11, an X/X, an Ooze; a 1/1, a Unicorn, a Urza's.
 */
export function articleFor(word: string): 'a' | 'an' {
  if (/^(?:8|11(?![0-9])|18(?![0-9])|8[0-9]+(?![0-9]))/.test(word)) return 'an';
  if (/^[0-9*]/.test(word)) return 'a';
  const first = word.split(/[^\p{L}]/u)[0] ?? '';
  if (first.length === 1) return vowelSounds.test(first) ? 'an' : 'a';
  if (/^(?:uni|use|usu|ura|urz|eu|ewe|one|once)/i.test(first)) return 'a';
  if (/^(?:hour|heir|honest|honor)/i.test(first)) return 'an';
  return /^[aeiou]/i.test(first) ? 'an' : 'a';
}
