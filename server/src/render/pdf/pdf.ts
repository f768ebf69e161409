import { Duplex, PDFDocument, type PDFImage, PDFName, PrintScaling } from '@cantoo/pdf-lib';
import type { Artwork } from '../artwork.js';
import type { Drawing, DrawnShape } from '../drawing.js';
import { pageContent } from './content.js';
import { Resources } from './resources.js';

/** A point of PDF is a 72nd of an inch; drawings count tenths of a millimetre. */
const POINTS = 72 / 254;

/** What a PDF says beside its pages. */
export interface PdfOptions {
  readonly title: string;
  /** Every second page is the back of the one before, turned over the long edge. */
  readonly twoSided: boolean;
  /** The units of the letters' outlines to one em. */
  readonly em: number;
}

/** A PDF, and what of the drawings it does not show. */
export interface Pdf {
  readonly bytes: Uint8Array;
  /** Letters that the font lacks, each once: boxes stand for them. */
  readonly unknownLetters: string;
  /** Pictures that could not be read, or are no PNG or JPEG. */
  readonly unusableArt: readonly Artwork[];
}

/**
 * Drawings as the pages of a PDF in their size. It asks to be printed as large as it is. The same drawings make the same
 * bytes.
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
    const { node } = document.addPage([page.width * POINTS, page.height * POINTS]);
    const content = document.context.flateStream(pageContent(page, POINTS, resources));
    node.set(PDFName.of('Contents'), document.context.register(content));
    node.set(PDFName.of('Resources'), resources.ref);
    // Colours are mixed as on a screen where a picture is made grey.
    node.set(PDFName.of('Group'), document.context.obj({ S: 'Transparency', CS: 'DeviceRGB' }));
  }
  resources.write();
  const bytes = await document.save({ addDefaultPage: false, updateFieldAppearances: false });
  return { bytes, unknownLetters: [...resources.unknown].join(''), unusableArt: unusable };
}

/** Every picture in some drawings, once. */
function artIn(drawings: readonly Drawing[]): Set<Artwork> {
  const art = new Set<Artwork>();
  const seen = new Set<Drawing>();
  const look = (shapes: readonly DrawnShape[]): void => {
    for (const shape of shapes) {
      if (shape.kind === 'image') art.add(shape.of);
      else if (shape.kind === 'stamp' && !seen.has(shape.of)) {
        seen.add(shape.of);
        look(shape.of.shapes);
      } else if ('shapes' in shape) look(shape.shapes);
    }
  };
  for (const { shapes } of drawings) look(shapes);
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
