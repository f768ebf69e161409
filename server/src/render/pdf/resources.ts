import type { PDFContext, PDFImage, PDFRef } from '@cantoo/pdf-lib';
import type { Artwork, Pixels } from '../artwork.js';
import type { Drawing, Gradient } from '../drawing.js';
import { GlyphFonts } from './glyph-fonts.js';
import { outlineOf } from './outline.js';

/** An object of the document, with its resource name. */
interface NamedObject {
  readonly name: string;
  readonly ref: PDFRef;
}

/** The shared resources of a document's pages: each is written once, and any page may use it by name. */
export class Resources {
  readonly ref: PDFRef;
  readonly fonts: GlyphFonts;
  /** Letters that the font lacks. */
  readonly unknown = new Set<string>();
  private readonly outlines = new Map<string, string>();
  private readonly shadings = new Map<string, NamedObject>();
  private readonly objects = new Map<Drawing | Artwork, NamedObject>();

  constructor(
    private readonly context: PDFContext,
    private readonly images: ReadonlyMap<Artwork, PDFImage>,
    em: number,
  ) {
    this.ref = context.nextRef();
    this.fonts = new GlyphFonts(em);
  }

  /** The operators for the outline of a letter. */
  outline(d: string): string {
    let operators = this.outlines.get(d);
    if (operators === undefined) {
      ({ operators } = outlineOf(d));
      this.outlines.set(d, operators);
    }
    return operators;
  }

  /** The name of a gradient, over a unit square. */
  shading(gradient: Gradient): string {
    const key = JSON.stringify(gradient);
    let shading = this.shadings.get(key);
    if (!shading) {
      shading = { name: `S${this.shadings.size}`, ref: this.writeShading(gradient) };
      this.shadings.set(key, shading);
    }
    return shading.name;
  }

  /** The name of a drawing that may be used in several places. @param contents returns its operators */
  form(drawing: Drawing, contents: () => string): string {
    return this.object(drawing, () => {
      const dictionary = {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, drawing.width, drawing.height],
        Resources: this.ref,
      };
      return this.context.register(this.context.flateStream(contents(), dictionary));
    });
  }

  /** The name of a picture, and how it is stored; null if it could not be read. */
  image(artwork: Artwork): { readonly name: string; readonly pixels: Pixels } | null {
    const image = this.images.get(artwork);
    if (!image) return null;
    const { ref, width, height } = image;
    return { name: this.object(artwork, () => ref), pixels: artwork.pixels ?? { width, height, orientation: 1 } };
  }

  /** Writes all resources into the document. */
  write(): void {
    const { context } = this;
    const resources = context.obj({
      Font: this.fonts.write(context),
      Shading: byName(this.shadings.values()),
      XObject: byName(this.objects.values()),
      // Keeps the luminosity of the backdrop and takes the saturation of what is drawn: none.
      ExtGState: { Grey: { Type: 'ExtGState', BM: 'Saturation' } },
    });
    context.assign(this.ref, resources);
  }

  private object(of: Drawing | Artwork, write: () => PDFRef): string {
    let object = this.objects.get(of);
    if (!object) {
      const ref = write();
      object = { name: `X${this.objects.size}`, ref };
      this.objects.set(of, object);
    }
    return object.name;
  }

  private writeShading({ from, to, stops }: Gradient): PDFRef {
    const steps = stops.slice(1).map(([, color], i) => ({
      FunctionType: 2,
      Domain: [0, 1],
      C0: channels(stops[i]![1]),
      C1: channels(color),
      N: 1,
    }));
    const [first = 0, last = 1] = [stops[0]?.[0], stops.at(-1)?.[0]];
    const joined = {
      FunctionType: 3,
      Domain: [first, last],
      Functions: steps,
      Bounds: stops.slice(1, -1).map(([at]) => at),
      Encode: steps.flatMap(() => [0, 1]),
    };
    // The axis runs from the first stop to the last, and is extended in their colours.
    const point = (at: number) => [from[0] + (to[0] - from[0]) * at, from[1] + (to[1] - from[1]) * at];
    return this.context.register(
      this.context.obj({
        ShadingType: 2,
        ColorSpace: 'DeviceRGB',
        Coords: [...point(first), ...point(last)],
        Domain: [first, last],
        Function: joined,
        Extend: [true, true],
      }),
    );
  }
}

function byName(objects: Iterable<NamedObject>): Record<string, PDFRef> {
  return Object.fromEntries([...objects].map(({ name, ref }) => [name, ref]));
}

/** A colour as three numbers from 0 to 1. */
export function channels(color: string): [number, number, number] {
  const channel = (at: number) => Math.round((Number.parseInt(color.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5)];
}
