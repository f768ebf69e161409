import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../../server/src/util/base64.js';

describe('base64', () => {
  it('is the same as Node’s, for any bytes and any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat(20_000), (bytes, zeros) => {
        const all = new Uint8Array([...bytes, ...new Uint8Array(zeros)]);
        expect(toBase64(all)).toBe(Buffer.from(all).toString('base64'));
      }),
      { numRuns: 30 },
    );
  });
});
