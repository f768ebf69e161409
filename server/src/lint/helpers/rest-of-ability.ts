/** More letters than any ability has. */
const LONGEST = 600;

/** What an ability says from an offset on: to the end of its line. */
export function restOfAbility(text: string, from: number): string {
  const rest = text.slice(from, from + LONGEST);
  const end = rest.indexOf('\n');
  return end < 0 ? rest : rest.slice(0, end);
}
