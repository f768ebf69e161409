import type { Span } from '../../text/span.js';

/** Many texts that are seldom looked at, as UTF-8 in one stretch of memory: a fraction of what they take as texts. */
export class TextStore {
  private readonly encoder = new TextEncoder();
  private bytes = new Uint8Array(1 << 20);
  private length = 0;

  /** Keeps a text. @returns where it is */
  add(text: string): Span {
    const start = this.length;
    // No unit takes more than three bytes.
    const most = start + 3 * text.length;
    if (most > this.bytes.length) {
      const larger = new Uint8Array(Math.max(2 * this.bytes.length, most));
      larger.set(this.bytes.subarray(0, start));
      this.bytes = larger;
    }
    this.length += this.encoder.encodeInto(text, this.bytes.subarray(start)).written;
    return { start, end: this.length };
  }

  /** The bytes of a text; good until the next one is added. */
  at({ start, end }: Span): Uint8Array {
    return this.bytes.subarray(start, end);
  }
}
