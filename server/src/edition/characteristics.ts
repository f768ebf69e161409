/** The five colours, in the order of the wheel. */
export type Color = 'W' | 'U' | 'B' | 'R' | 'G';

/**
 * What a token is: the characteristics an effect or a rule gives it (111.3). `null` means that the text does not
 * settle it (a copy, a type chosen in play); an empty list means that there is none.
 */
export interface Characteristics {
  readonly name: string | null;
  readonly supertypes: readonly string[] | null;
  /** In the order W U B R G; empty is colorless. Always empty in Riftbound (182.2.b). */
  readonly colors: readonly Color[] | null;
  readonly types: readonly string[] | null;
  /** In the order written. */
  readonly subtypes: readonly string[] | null;
  // As written: `2/2`, `X/X`; `*/*` where an ability or a later sentence defines it; null where there is none.
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
