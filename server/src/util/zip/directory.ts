/** One file in a zip archive, as the archive's directory declares it. Sizes and offsets in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly isEncrypted: boolean;
  /** The compression method: 0 for none, 8 for deflate. */
  readonly method: number;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  /** The offset of its local header. */
  readonly offset: number;
}

/** Why an archive, or a file in it, cannot be read; the message is shown to the user. */
export class ZipProblem extends Error {}

const END_OF_DIRECTORY = 0x06054b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
const DIRECTORY_ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LOCAL_HEADER = 0x04034b50;
const LOCAL_LENGTH = 30;
/** The value of a field whose actual value is in a zip64 record. */
const IN_ZIP64 = 0xffffffff;
const IN_ZIP64_SHORT = 0xffff;

/**
 * The files that an archive's directory lists (APPNOTE.TXT 4.3).
 * @throws {ZipProblem} if this is not a zip archive, is incomplete, or uses an unsupported form
 */
export function directoryOf(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = endOfDirectory(view);
  const onDisk = view.getUint16(end + 4, true);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === IN_ZIP64_SHORT || at === IN_ZIP64) throw new ZipProblem(zip64);
  if (onDisk !== 0) throw new ZipProblem('The archive is one part of several. Join the parts first.');
  const entries: ZipEntry[] = [];
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_LENGTH > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new ZipProblem(damaged);
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw new ZipProblem(damaged);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, nameEnd)),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at = next;
  }
  return entries;
}

/**
 * The bytes of a file as they are in the archive, still compressed.
 * @throws {ZipProblem} if some of them are missing
 */
export function packedBytes(bytes: Uint8Array, { name, offset, packedSize, size }: ZipEntry): Uint8Array {
  if ([offset, packedSize, size].includes(IN_ZIP64)) throw new ZipProblem(zip64);
  const view = viewOf(bytes);
  if (offset + LOCAL_LENGTH > bytes.length || view.getUint32(offset, true) !== LOCAL_HEADER) {
    throw new ZipProblem(damaged);
  }
  const start = offset + LOCAL_LENGTH + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packedSize > bytes.length) throw new ZipProblem(`The archive ends before its file “${name}” does.`);
  return bytes.subarray(start, start + packedSize);
}

const zip64 =
  'The archive is in the zip64 form, which is for files of more than 4 GB. Save it as an ordinary zip archive.';
const damaged = 'The archive’s list of files is damaged.';

/** The offset of the end-of-directory record: the last one whose comment extends to the end of the archive. */
function endOfDirectory(view: DataView): number {
  const length = view.byteLength;
  for (let at = length - END_LENGTH; at >= Math.max(0, length - END_LENGTH - LONGEST_COMMENT); at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    if (at + END_LENGTH + view.getUint16(at + 20, true) === length) return at;
  }
  const begins = length >= 4 && view.getUint32(0, true) === LOCAL_HEADER;
  throw new ZipProblem(begins ? 'The archive is cut off: its list of files is missing.' : 'This is not a zip archive.');
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
