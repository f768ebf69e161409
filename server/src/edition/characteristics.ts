/** The five colors, in the order of the color wheel. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/**
 * What a token is: the characteristics an effect or a rule gives it (111.3). `null` means that the text does not
 * determine the value (a copy, a type chosen during play); an empty list means that there is none.
 */
export interface Characteristics {
  readonly name: string | null;
  readonly supertypes: readonly string[] | null;
  /**
   * The five colors by their letters, in the order W U B R G, then custom colors of the set by their words: `W`,
   * `silver`. Empty for colorless. Always empty in Riftbound (182.2.b).
   */
  readonly colors: readonly string[] | null;
  readonly types: readonly string[] | null;
  /** In the order written. */
  readonly subtypes: readonly string[] | null;
  // As written: `2/2`, `X/X`; `*/*` if an ability or a later sentence defines it; null if there is none.
  readonly pt: string | null;
  readonly loyalty: string | null;
  /** Keyword abilities as written, in lower case (Riftbound: as written). */
  readonly keywords: readonly string[];
  /** Other abilities, each ending in a full stop or a closing quote. */
  readonly abilities: readonly string[];
  /** The back face of a double-faced token. */
  readonly back: Characteristics | null;
  /** Riftbound only. */
  readonly might: number | null;
  readonly tags: readonly string[];
}

const letters: ReadonlySet<string> = new Set<Color>(['W', 'U', 'B', 'R', 'G']);

/** The letters of the five colors among a token's colors. */
export function lettersOf(colors: readonly string[]): Color[] {
  return colors.filter((color): color is Color => letters.has(color));
}

/** The set's custom colors among a token's colors, as words. */
export function customColorsOf(colors: readonly string[]): string[] {
  return colors.filter((color) => !letters.has(color));
}
