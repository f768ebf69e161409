import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Snapshot } from '../../../server/src/analysis/set/snapshot.js';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { inlineCompletionAt } from '../../../server/src/features/completion/inline-completion.js';
import { inventedCards } from '../support/invented-cards.js';
import { snapshotOf } from '../support/snapshot.js';

/**
 * The items of a text that would change anything but the words that they continue, at every offset and with the list
 * requested or not.
 */
function damaging(snapshot: Snapshot): string[] {
  const text = snapshot.text.toString();
  const found: string[] = [];
  for (let offset = 0; offset <= text.length; offset++) {
    const inline = inlineCompletionAt(snapshot, offset);
    // Unrequested lists differ from requested ones only before the first letter of a word.
    const ways = /\s/.test(text.charAt(offset - 1)) ? [true, false] : [true];
    // A template is found by its title, which is no part of it.
    const items = ways
      .flatMap((isRequested) => completionsAt(snapshot, offset, isRequested) ?? [])
      .filter(({ subject }) => subject.kind !== 'template');
    for (const { span, newText } of inline ? [...items, inline] : items) {
      const replaced = text.slice(span.start, span.end);
      const isRight =
        span.end === offset &&
        newText.length > replaced.length &&
        newText.toLowerCase().startsWith(replaced.toLowerCase()) &&
        !isGlued(text.charAt(span.start - 1), newText) &&
        !isGlued(newText, text.charAt(offset));
      if (!isRight) found.push(`${text.slice(Math.max(0, offset - 20), offset)}| → ${newText}`);
    }
  }
  return found;
}

/** Whether two texts would become one word. */
function isGlued(before: string, after: string): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
}

const examples = join(import.meta.dirname, '../../../examples');
const games = { 'ashes-of-kel-doran': 'magic-2026-09', 'fifth-edition': 'magic-fifth', riftbound: 'riftbound' };
const files = Object.entries(games).flatMap(([folder, rulebook]) =>
  readdirSync(join(examples, folder))
    .filter((name) => /\.(?:cards|tokens)$/.test(name))
    .map((name) => ({ name: `${folder}/${name}`, rulebook })),
);

describe('a completion changes only the words that it continues', () => {
  it.each(files)('in $name', ({ name, rulebook }) => {
    const text = readFileSync(join(examples, name), 'utf8');
    expect(damaging(snapshotOf({ [name]: text }, { rulebook }))).toEqual([]);
  });

  it('in 500 invented cards', () => {
    const cards = [...new Set(inventedCards(500))];
    expect(cards.length).toBeGreaterThan(450);
    // Several small files, as the cards around the cursor count.
    for (let from = 0; from < cards.length; from += 10) {
      expect(damaging(snapshotOf({ 'a.cards': cards.slice(from, from + 10).join('\n\n') }))).toEqual([]);
    }
  });
});
