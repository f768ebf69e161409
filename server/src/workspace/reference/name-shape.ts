/**
 * Returns the set of letters in a folded name, with one bit for each letter of the alphabet and one for everything
 * else. A typing error changes at most two bits, so that most names can be rejected without comparing their letters.
 */
export function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at++) {
    const letter = folded.charCodeAt(at) - 97;
    letters |= letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
  }
  return letters;
}

/** Returns the number of bits that are set. */
export function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
