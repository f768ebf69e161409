// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { deflateAsync } from '@gfx/zopfli';
import { strFromU8, strToU8, unzipSync, Zip, ZipPassThrough } from 'fflate';

/** In an archive, the number of the deflate method. */
const DEFLATE = 8;

/** Pictures are compressed already, so that more effort gains nothing. */
const picture = /\.(?:png|jpg)$/;

/**
 * Compresses every file of a zip archive as well as the deflate format allows, which saves 4 % of the extension. JSON loses
 * its line breaks and indents, so that the editor has half as much of the manifest to read.
 * @param {string} file the archive, which is replaced
 */
export async function recompress(file) {
  const files = Object.entries(unzipSync(readFileSync(file))).map(
    /** @returns {[string, Uint8Array]} */ ([name, content]) => [
      name,
      name.endsWith('.json') ? compact(content) : content,
    ],
  );
  const compressed = await Promise.all(files.map(([name, content]) => compress(name, content)));
  /** @type {Uint8Array[]} */
  const chunks = [];
  const archive = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [index, [name, content]] of files.entries()) {
    const entry = new Deflated(name, compressed[index] ?? new Uint8Array());
    archive.add(entry);
    entry.push(content, true);
  }
  archive.end();
  writeFileSync(file, Buffer.concat(chunks));
}

/** @param {Uint8Array} json @returns {Uint8Array} the same without white space */
function compact(json) {
  return strToU8(JSON.stringify(JSON.parse(strFromU8(json))));
}

/**
 * @param {string} name
 * @param {Uint8Array} content
 * @returns {Promise<Uint8Array<ArrayBuffer>>} a stream in the deflate format
 */
export async function compress(name, content) {
  return picture.test(name)
    ? deflateRawSync(content)
    : Uint8Array.from(await deflateAsync(content, { numiterations: 1 }));
}

/** A file whose content was compressed before; the archive takes its size and checksum from the content itself. */
class Deflated extends ZipPassThrough {
  /**
   * @param {string} name
   * @param {Uint8Array<ArrayBuffer>} stream a stream in the deflate format
   */
  constructor(name, stream) {
    super(name);
    this.compression = DEFLATE;
    this.stream = stream;
  }

  /**
   * @override
   * @param {Uint8Array} _content the original content
   * @param {boolean} final
   */
  process(_content, final) {
    this.ondata(null, this.stream, final);
  }
}
