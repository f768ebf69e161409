import { Duplex, PDFDocument, type PDFImage, PDFName, PrintScaling } from '@cantoo/pdf-lib';
import type { Artwork } from '../artwork.js';
import type { Drawing, DrawnShape } from '../drawing.js';
import { pageContent } from './content.js';
import { Resources } from './resources.js';

/** The points per unit: a point is 1/72 inch, drawings use tenths of a millimetre. */
const POINTS_PER_UNIT = 72 / 254;

/** The properties of a PDF apart from its pages. */
export interface PdfOptions {
  readonly title: string;
  /** Whether every second page is the back of the previous one, flipped on the long edge. */
  readonly twoSided: boolean;
  /** The units of the letters' outlines per em. */
  readonly em: number;
}

/** A PDF, and what it could not display of the drawings. */
export interface Pdf {
  readonly bytes: Uint8Array;
  /** Letters that the font lacks, without duplicates; drawn as boxes. */
  readonly unknownLetters: string;
  /** Pictures that could not be read, or are neither PNG nor JPEG. */
  readonly unusableArt: readonly Artwork[];
}

/**
 * Writes drawings as the pages of a PDF in their size, with viewer preferences to print without scaling. The same
 * drawings produce the same bytes.
 */
export async function toPdf(pages: readonly Drawing[], { title, twoSided, em }: PdfOptions): Promise<Pdf> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage('en');
  document.setProducer('Tokenwright');
  const preferences = document.catalog.getOrCreateViewerPreferences();
  preferences.setPrintScaling(PrintScaling.None);
  preferences.setDuplex(twoSided ? Duplex.DuplexFlipLongEdge : Duplex.Simplex);
  const { images, unusable } = await embed(artIn(pages), document);
  const resources = new Resources(document.context, images, em);
  for (const page of pages) {
    const { node } = document.addPage([page.width * POINTS_PER_UNIT, page.height * POINTS_PER_UNIT]);
    const content = document.context.flateStream(pageContent(page, POINTS_PER_UNIT, resources));
    node.set(PDFName.of('Contents'), document.context.register(content));
    node.set(PDFName.of('Resources'), resources.ref);
    // The blending that makes pictures grey must use RGB, as on screen.
    node.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS: 'DeviceRGB' }));
  }
  resources.write();
  const bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, unknownLetters: [...resources.unknown].join(''), unusableArt: unusable };
}

/** All pictures in some drawings, without duplicates. */
function artIn(drawings: readonly Drawing[]): Set<Artwork> {
  const art = new Set<Artwork>();
  const visited = new Set<Drawing>();
  const collect = (shapes: readonly DrawnShape[]): void => {
    for (const shape of shapes) {
      if (shape.kind === 'image') art.add(shape.of);
      else if (shape.kind === 'stamp' && !visited.has(shape.of)) {
        visited.add(shape.of);
        collect(shape.of.shapes);
      } else if ('shapes' in shape) collect(shape.shapes);
    }
  };
  for (const { shapes } of drawings) collect(shapes);
  return art;
}

async function embed(art: Iterable<Artwork>, document: PDFDocument) {
  const images = new Map<Artwork, PDFImage>();
  const unusable: Artwork[] = [];
  for (const each of art) {
    try {
      const image = await (each.type === 'png' ? document.embedPng(each.base64) : document.embedJpg(each.base64));
      await image.embed();
      images.set(each, image);
    } catch {
      unusable.push(each);
    }
  }
  return { images, unusable };
}
