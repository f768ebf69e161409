/** The part of opentype.js in use; the package has no types. Coordinates are in font units, y upwards. */
declare module 'opentype.js' {
  export type Command =
    | { readonly type: 'M'; readonly x: number; readonly y: number }
    | { readonly type: 'L'; readonly x: number; readonly y: number }
    | { readonly type: 'Q'; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: 'C';
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      }
    | { readonly type: 'Z' };

  export interface Path {
    readonly commands: readonly Command[];
  }

  export interface Component {
    readonly glyphIndex: number;
    readonly dx: number;
    readonly dy: number;
    readonly xScale: number;
    readonly yScale: number;
    readonly scale01: number;
    readonly scale10: number;
  }

  export interface Glyph {
    readonly advanceWidth: number;
    readonly path: Path;
    /** The components of a composite glyph; available after `path` was read. */
    readonly components?: readonly Component[];
  }

  export interface Font {
    readonly unitsPerEm: number;
    readonly glyphs: { get(index: number): Glyph };
    readonly position: {
      readonly defaultKerningTables: unknown;
      getKerningValue(tables: unknown, left: number, right: number): number;
    };
    readonly substitution: {
      /** The substitutions of a feature for single glyphs. */
      getSingle(feature: string): readonly { readonly sub: number; readonly by: number }[];
    };
    /** The index of a character's glyph; 0 if there is none. */
    charToGlyphIndex(character: string): number;
  }

  const opentype: {
    parse(data: ArrayBufferLike): Font;
  };
  export default opentype;
}
