import { describe, expect, it } from 'vitest';
import { explain } from '../../../server/src/features/explain/explain.js';
import { edition } from '../support/phrases.js';

/** The names that are offered for an unknown one. */
function offered(what: string): string | null {
  const { found, text } = explain(what, edition());
  if (found) throw new Error(`${what} is known`);
  return /Did you mean (.*?)\?/s.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? null;
}

describe('the names offered for an unknown one', () => {
  it('differ in a third of its letters at most', () => {
    expect(offered('Treasuxxx')).toContain('Treasure');
    expect(offered('Treasxxxx')).toBeNull();
    expect(offered('Treasurexxxx')).toBe('Treasure');
    expect(offered('Treasurexxxxx')).toBeNull();
  });

  it('are three at most, the nearest first', () => {
    const names = offered('Fod')?.split(', ') ?? [];
    expect(names.length).toBeLessThanOrEqual(3);
    expect(names[0]).toBe('Food');
  });
});
