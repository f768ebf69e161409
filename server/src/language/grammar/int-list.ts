/** A growing list of 32-bit integers. */
export class IntList {
  data: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.data = new Int32Array(capacity);
  }

  push(...values: readonly number[]): void {
    this.append(values);
  }

  append(values: ArrayLike<number>): void {
    this.reserve(values.length);
    this.data.set(values, this.length);
    this.length += values.length;
  }

  /** Adds zeros up to a length. */
  extend(length: number): void {
    if (length <= this.length) return;
    this.reserve(length - this.length);
    this.data.fill(0, this.length, length);
    this.length = length;
  }

  /** Makes room for some more numbers. */
  reserve(count: number): void {
    const needed = this.length + count;
    if (needed > this.data.length) this.data = enlarged(this.data, needed * 2);
  }
}

/** An array with the same values and room for more. */
export function enlarged(data: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(data);
  return larger;
}
