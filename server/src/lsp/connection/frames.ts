import { Transform, type TransformCallback } from 'node:stream';

const HEADER_END = '\r\n\r\n';

/** A header is one or two lines; a longer one is not the protocol. */
const LONGEST_HEADER = 4096;

/** A message of this length or more is a mistake; the server would wait for it forever. */
const LONGEST_MESSAGE = 1_000_000_000;

/**
 * Passes on messages of the base protocol and drops any bytes between them, so that a client which writes one bad byte
 * is understood again from its next message on. (The library's reader would take all of the rest for one header.)
 */
export class MessageFrames extends Transform {
  private header: Buffer = Buffer.alloc(0);
  /** How many bytes of the current message's content are still to come. */
  private content = 0;
  private readonly dropped: (bytes: number) => void;

  /** @param dropped called with the number of bytes left out */
  constructor(dropped: (bytes: number) => void) {
    super();
    this.dropped = dropped;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.content === 0) rest = this.readHeader(rest);
      const part = rest.subarray(0, this.content);
      if (part.length > 0) this.push(part);
      this.content -= part.length;
      rest = rest.subarray(part.length);
    }
    done();
  }

  /** Reads up to the end of a header and returns the bytes after it. */
  private readHeader(bytes: Buffer): Buffer {
    const all = this.header.length > 0 ? Buffer.concat([this.header, bytes]) : bytes;
    const end = all.indexOf(HEADER_END);
    if (end < 0) {
      const from = Math.max(0, all.length - LONGEST_HEADER);
      if (from > 0) this.dropped(from);
      this.header = all.subarray(from);
      return Buffer.alloc(0);
    }
    this.header = Buffer.alloc(0);
    const text = all.toString('latin1', Math.max(0, end - LONGEST_HEADER), end);
    const at = text.toLowerCase().lastIndexOf('content-length:');
    const length = at < 0 ? Number.NaN : Number.parseInt(text.slice(at + 'content-length:'.length), 10);
    if (length >= 0 && length < LONGEST_MESSAGE) {
      this.content = length;
      this.push(`Content-Length: ${length}${HEADER_END}`);
    } else this.dropped(end + HEADER_END.length);
    return all.subarray(end + HEADER_END.length);
  }
}
