/** The groups of cards and tokens by colour: English terms of the game, and the keys of icons in lower case. */
const colorNames: Readonly<Record<string, string>> = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' };
const MULTICOLOR = 'Multicolor';
const COLORLESS = 'Colorless';
/** The group of what belongs to no other. */
export const OTHERS = '';

/** The order of the groups; custom colours come after them. */
export const colorOrder = [...Object.values(colorNames), MULTICOLOR, COLORLESS];

/** The group of some colours: letters or words; null if they are unknown. */
export function colorGroup(colors: readonly string[] | null): string {
  if (colors === null) return OTHERS;
  const [first, ...more] = colors;
  if (first === undefined) return COLORLESS;
  return more.length > 0 ? MULTICOLOR : (colorNames[first] ?? first.charAt(0).toUpperCase() + first.slice(1));
}
