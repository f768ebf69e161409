import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Workbench } from '../rig/workbench.mjs';

/** The first cards that a newcomer types. The last one has a misspelled token name. */
export const firstCards = readFileSync(join(import.meta.dirname, 'first.cards'), 'utf8').trimEnd();

/** Counts keystrokes from now on, and those during which a red, yellow or blue line is shown. */
export async function countKeystrokes({
  page,
}: Workbench): Promise<() => Promise<{ all: number; underlined: number }>> {
  const counts = await page.evaluateHandle(() => {
    const counts = { all: 0, underlined: new Set<number>() };
    document.addEventListener('keydown', () => counts.all++, true);
    const lines = '.squiggly-error, .squiggly-warning, .squiggly-info';
    const look = () => {
      if (document.querySelector(lines)) counts.underlined.add(counts.all);
      requestAnimationFrame(look);
    };
    look();
    return counts;
  });
  return () => counts.evaluate(({ all, underlined }) => ({ all, underlined: underlined.size }));
}

/** Moves the keyboard's focus to a view of the extension. A view that is still empty does not take it. */
export async function focusView(at: Workbench, name: 'Cards' | 'Tokens'): Promise<void> {
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await at.page.locator('.pane-body .monaco-list-row').first().waitFor();
  await at.runByKeys(`Tokenwright: Focus on ${name} View`);
  await expect.poll(() => at.page.evaluate(focused), { timeout: 10_000 }).toBe(name);
}

/** The label of the row of a tree that has the keyboard's focus, as a screen reader reads it. */
export async function focusedRow({ page }: Workbench): Promise<string | null> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.getAttribute('aria-label')) ?? null;
  });
}
