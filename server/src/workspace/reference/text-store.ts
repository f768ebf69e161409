import type { Span } from '../../text/span.js';

/** Stores many rarely used texts as UTF-8 in one buffer, which takes a fraction of the memory of strings. */
export class TextStore {
  private readonly encoder = new TextEncoder();
  private bytes = new Uint8Array(1 << 20);
  private length = 0;

  /** Stores a text. @returns its span in the store */
  add(text: string): Span {
    const start = this.length;
    // A UTF-16 unit takes at most three bytes.
    const most = start + 3 * text.length;
    if (most > this.bytes.length) {
      const larger = new Uint8Array(Math.max(2 * this.bytes.length, most));
      larger.set(this.bytes.subarray(0, start));
      this.bytes = larger;
    }
    this.length += this.encoder.encodeInto(text, this.bytes.subarray(start)).written;
    return { start, end: this.length };
  }

  /** Returns the bytes of a text; valid until the next one is added. */
  at({ start, end }: Span): Uint8Array {
    return this.bytes.subarray(start, end);
  }
}
