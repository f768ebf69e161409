/** Longer than any ability, in UTF-16 units. */
const LONGEST = 600;

/** The rest of an ability from an offset to the end of its line. */
export function restOfAbility(text: string, from: number): string {
  const rest = text.slice(from, from + LONGEST);
  const end = rest.indexOf('\n');
  return end < 0 ? rest : rest.slice(0, end);
}
