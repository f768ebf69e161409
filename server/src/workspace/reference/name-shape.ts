/**
 * The letters that a folded name has, a bit for each of the alphabet and one for all else. One slip of the hand changes at
 * most two bits, so that names far away are told without looking at their letters.
 */
export function lettersOf(folded: string): number {
  let letters = 0;
  for (let at = 0; at < folded.length; at++) {
    const letter = folded.charCodeAt(at) - 97;
    letters |= letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
  }
  return letters;
}

/** How many bits are set. */
export function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
