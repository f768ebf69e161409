/** A growing list of 32-bit integers. */
export class IntList {
  data: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.data = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.data.length) this.data = enlarged(this.data, this.length * 2);
    this.data[this.length++] = value;
  }
}

/** An array with the same values and room for more. */
export function enlarged(data: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(data);
  return larger;
}

const STRIDE = 4;

/** A map from two numbers to a positive one, by open addressing. */
export class PairMap {
  private size = 0;
  private mask = (1 << 12) - 1;
  private data = new Int32Array((this.mask + 1) * STRIDE);

  /** The value of a pair, or 0. */
  get(a: number, b: number): number {
    const { data, mask } = this;
    for (let at = (hash(a, b) & mask) * STRIDE; ; at = (at + STRIDE) & (data.length - 1)) {
      const value = data[at + 2]!;
      if (value === 0 || (data[at] === a && data[at + 1] === b)) return value;
    }
  }

  set(a: number, b: number, value: number): void {
    if (this.size * 2 > this.mask) this.grow();
    const { data, mask } = this;
    let at = (hash(a, b) & mask) * STRIDE;
    while (data[at + 2] !== 0 && (data[at] !== a || data[at + 1] !== b)) at = (at + STRIDE) & (data.length - 1);
    if (data[at + 2] === 0) this.size++;
    data[at] = a;
    data[at + 1] = b;
    data[at + 2] = value;
  }

  private grow(): void {
    const { data } = this;
    this.mask = this.mask * 2 + 1;
    this.data = new Int32Array((this.mask + 1) * STRIDE);
    this.size = 0;
    for (let at = 0; at < data.length; at += STRIDE)
      if (data[at + 2] !== 0) this.set(data[at]!, data[at + 1]!, data[at + 2]!);
  }
}

function hash(a: number, b: number): number {
  const mixed = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
