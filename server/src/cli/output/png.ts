import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { UsageError } from '../terminal/terminal.js';

/** Draws an SVG as PNG with a width in pixels, on a CSS colour; without one, what the SVG leaves open is transparent. */
export type Rasterize = (svg: string, width: number, background?: string) => Uint8Array;

/** The package that draws PNGs. */
const PACKAGE = '@resvg/resvg-wasm';

let loaded: Promise<Rasterize> | undefined;

/**
 * Loads the package that draws PNGs. It is larger than all of Tokenwright and under another licence, so users who want
 * PNGs install it themselves.
 * @throws {UsageError} if it is not installed
 */
export function loadPngWriter(): Promise<Rasterize> {
  loaded ??= load(); // it can be initialized only once
  return loaded;
}

async function load(): Promise<Rasterize> {
  const wasm = codeOf(PACKAGE);
  if (!wasm) {
    const other = 'use --format svg or pdf';
    throw new UsageError(`PNG needs another package: run npm install --global ${PACKAGE}@2.6.2, or ${other}`);
  }
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(wasm);
  return (svg, width, background) => {
    const fitTo = { mode: 'width', value: width } as const;
    const drawing = new Resvg(svg, { fitTo, font: { fontBuffers: [] }, ...(background ? { background } : {}) });
    const image = drawing.render();
    const bytes = image.asPng();
    image.free();
    drawing.free();
    return bytes;
  };
}

/** The package's WebAssembly code; null if the package is not installed. */
function codeOf(name: string): Uint8Array | null {
  try {
    return readFileSync(createRequire(__filename).resolve(`${name}/index_bg.wasm`));
  } catch {
    return null;
  }
}
