/** A number and a regular noun: "1 card", "2 cards", "3 fixes". */
export function counted(count: number, noun: string): string {
  const ending = count === 1 ? '' : noun.endsWith('x') ? 'es' : 's';
  return `${count} ${noun}${ending}`;
}
