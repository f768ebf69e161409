import { Inflate } from 'fflate';
import { crc32 } from './crc32.js';
import { packedBytes, type ZipEntry, ZipProblem } from './directory.js';

/** How many packed bytes are unpacked at a time, which bounds how far the output can exceed the limit. */
const CHUNK_SIZE = 4096;

/**
 * The bytes of one file of an archive, unpacked and verified.
 * @param limit the most bytes it may have; memory use stays near it, whatever the archive declares
 * @throws {ZipProblem} if the file cannot be read, or does not match what the archive declares
 */
export function unpack(archive: Uint8Array, entry: ZipEntry, limit: number): Uint8Array {
  const { name, isEncrypted, method, size, crc } = entry;
  if (isEncrypted) throw new ZipProblem(`The archive’s file “${name}” is encrypted.`);
  if (method !== 0 && method !== 8) {
    throw new ZipProblem(`The archive’s file “${name}” is compressed by method ${method}. Only deflate is read.`);
  }
  if (size > limit) throw new ZipProblem(tooLarge(name, limit));
  const packed = packedBytes(archive, entry);
  const chunks = method === 0 ? [packed] : inflated(packed, name, size);
  const bytes = concatenated(chunks);
  if (bytes.length !== size) throw new ZipProblem(wrongSize(name));
  if (crc32(chunks) !== crc) throw new ZipProblem(`The archive’s file “${name}” is damaged: its check sum is wrong.`);
  return bytes;
}

/** Stops as soon as there are more bytes than declared. fflate checks neither that nor the checksum. */
function inflated(packed: Uint8Array, name: string, size: number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((chunk) => {
    length += chunk.length;
    if (length <= size) chunks.push(chunk);
  });
  try {
    for (let at = 0; at === 0 || (at < packed.length && length <= size); at += CHUNK_SIZE) {
      inflate.push(packed.subarray(at, at + CHUNK_SIZE), at + CHUNK_SIZE >= packed.length);
    }
  } catch {
    throw new ZipProblem(`The archive’s file “${name}” is damaged: it cannot be unpacked.`);
  }
  if (length > size) throw new ZipProblem(wrongSize(name));
  return chunks;
}

function wrongSize(name: string): string {
  return `The archive’s file “${name}” is not as large as the archive says.`;
}

function tooLarge(name: string, limit: number): string {
  return `The archive’s file “${name}” is too large: more than ${Math.floor(limit / 1_000_000)} MB of text are not read.`;
}

function concatenated(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0]!;
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
