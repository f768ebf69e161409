import { describe, expect, it } from 'vitest';
import { type OutlineNode, outline } from '../../../client/src/rules/outline.js';

interface Named {
  readonly name: string;
  readonly level: number;
  readonly lastLine: number;
}

const shown = (nodes: readonly OutlineNode<Named>[]): string =>
  nodes.map(({ entry, lastLine, children }) => `${entry.name}-${lastLine}(${shown(children)})`).join(' ');

describe('the outline of a rulebook', () => {
  it('nests entries by level, and extends parents to their last line', () => {
    const levels = [0, 1, 2, 2, 1, 0];
    const entries = levels.map((level, i) => ({ name: `${i}`, level, lastLine: i * 2 }));
    expect(shown(outline(entries))).toBe('0-8(1-6(2-4() 3-6()) 4-8()) 5-10()');
  });

  it('accepts a first entry of any level', () => {
    const entries = [2, 1].map((level, i) => ({ name: `${i}`, level, lastLine: i }));
    expect(shown(outline(entries))).toBe('0-0() 1-1()');
  });
});
