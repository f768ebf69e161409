import { describe, expect, it } from 'vitest';
import { outlineOf } from '../../../../server/src/render/pdf/outline.js';

const operators = (d: string) => outlineOf(d).operators;

describe('an outline in PDF', () => {
  it('has absolute coordinates', () => {
    expect(operators('M10 20l5-5h10v-2H0V0z')).toBe('10 20 m 15 15 l 25 15 l 25 13 l 0 13 l 0 0 l h');
    expect(operators('M10 10l5 5zl1 1')).toBe('10 10 m 15 15 l h 11 11 l');
  });

  it('continues with a command that is not repeated, and after a move with lines', () => {
    expect(operators('M1 2 3 4-5 6')).toBe('1 2 m 3 4 l -5 6 l');
    expect(operators('m1 2 3 4')).toBe('1 2 m 4 6 l');
    expect(operators('M0 0l.5.5-.5 1')).toBe('0 0 m 0.5 0.5 l 0 1.5 l');
  });

  it('converts a quadratic curve to the equivalent cubic one', () => {
    expect(operators('M0 0Q30 0 30 30')).toBe('0 0 m 20 0 30 10 30 30 c');
    expect(operators('M0 0c1 2 3 4 5 6')).toBe('0 0 m 1 2 3 4 5 6 c');
  });

  it('has the bounding box of its points', () => {
    expect(outlineOf('M10 20l-5 5h20').extent).toEqual({ left: 5, top: 20, right: 25, bottom: 25 });
  });

  it('ends at the first error', () => {
    expect(operators('')).toBe('');
    expect(operators('M1 1Z Z 4 4')).toBe('1 1 m h h');
  });
});
