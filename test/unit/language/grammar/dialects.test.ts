import { describe, expect, it } from 'vitest';
import { terminalsOf, wordingsOf } from '../../../../server/src/language/grammar/dialects.js';
import type { Part } from '../../../../server/src/language/grammar/notation.js';
import { grammarVocabulary } from '../../../../server/src/language/grammar/vocabulary.js';
import { tokenWordings } from '../../../../server/src/language/tokens/grammar.js';
import { tokenTerminals } from '../../../../server/src/language/tokens/terminals.js';

const vocabulary = grammarVocabulary({ subtypes: [], keywords: [] });

/** The categories that parts can begin with, and whether they can be empty. */
function beginnings(parts: readonly Part[]): { categories: string[]; isEmpty: boolean } {
  const found: string[] = [];
  for (const part of parts) {
    const options = part.kind === 'choice' ? part.options.map((option) => beginnings(option.parts)) : null;
    if (options) found.push(...options.flatMap((option) => option.categories));
    else if (part.kind === 'slot') found.push(part.category);
    if (!options?.some(({ isEmpty }) => isEmpty)) return { categories: found, isEmpty: false };
  }
  return { categories: found, isEmpty: true };
}

function slotsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    part.kind === 'slot'
      ? [part.category.replace('...', '')]
      : part.kind === 'choice'
        ? part.options.flatMap((option) => slotsIn(option.parts))
        : [],
  );
}

const grammars = ['magic', 'fifth', 'riftbound'] as const;

describe.each([
  ...grammars.map((game) => ({
    of: `the cards of ${game}`,
    wordings: wordingsOf(game),
    terminals: terminalsOf(game, vocabulary).keys(),
  })),
  { of: 'token phrases', wordings: tokenWordings(), terminals: tokenTerminals('magic').keys() },
])('the grammar of $of', ({ wordings, terminals }) => {
  const words = new Set(terminals);
  const categories = new Set(wordings.map(({ category }) => category));

  it('has a category for each slot', () => {
    const unknown = wordings.filter(({ parts }) =>
      slotsIn(parts).some((name) => !categories.has(name) && !words.has(name)),
    );
    expect(unknown.map(({ source }) => source)).toEqual([]);
  });

  it('has no wording that can be empty', () => {
    expect(wordings.filter(({ parts }) => beginnings(parts).isEmpty).map(({ source }) => source)).toEqual([]);
  });

  it('has no category that can begin with itself', () => {
    const begins = new Map<string, Set<string>>();
    for (const { category, parts } of wordings) {
      const found = begins.get(category) ?? new Set();
      for (const name of beginnings(parts).categories) found.add(name);
      begins.set(category, found);
    }
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (category: string, path: readonly string[]): void => {
      if (path.includes(category)) cycles.push([...path.slice(path.indexOf(category)), category].join(' → '));
      else if (!done.has(category)) {
        for (const next of begins.get(category) ?? []) visit(next, [...path, category]);
        done.add(category);
      }
    };
    for (const category of begins.keys()) visit(category, []);
    expect(cycles).toEqual([]);
  });
});
