/** A growing list of 32-bit integers. */
export class IntList {
  data: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.data = new Int32Array(capacity);
  }

  push(...values: readonly number[]): void {
    if (this.length + values.length > this.data.length) this.data = enlarged(this.data, this.data.length * 2);
    for (const value of values) this.data[this.length++] = value;
  }
}

/** An array with the same values and room for more. */
export function enlarged(data: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(data);
  return larger;
}
