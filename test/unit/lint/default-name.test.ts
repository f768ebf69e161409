import { describe, expect, it } from 'vitest';
import { isNamedByDefault } from '../../../server/src/lint/helpers/default-name.js';
import { cardWith, type Files } from '../support/lint.js';
import { snapshotOf } from '../support/snapshot.js';

/** Whether tokens of these subtypes have the default name in a set of cards with these rules texts. */
function isDefault(subtypes: string, rules: readonly string[], beside: Files = {}): boolean {
  const cards = rules.map((text, i) => cardWith(text).replace('Tinker', `Tinker ${i}`)).join('\n');
  const { set, edition } = snapshotOf({ 'a.cards': cards, ...beside });
  return isNamedByDefault(set, subtypes, edition);
}

describe('the default name of a token', () => {
  const plain = 'Create a 1/1 blue Otter creature token.';

  it('belongs to a token that a card creates without a name', () => {
    expect(isDefault('Otter', [plain])).toBe(true);
    expect(isDefault('Otter Scout', [plain])).toBe(false);
    expect(isDefault('Otter', ['Draw a card.'])).toBe(false);
  });

  it.each([
    'Create a 1/1 blue Otter creature token named Otter.',
    'Create Otter, a legendary 1/1 blue Otter creature token.',
    "Create a token that's a copy of it, except its name is Otter.",
  ])('does not belong to a token that a card names like its subtypes: %s', (named) => {
    expect(isDefault('Otter', [named])).toBe(false);
    expect(isDefault('Otter', [plain, named])).toBe(false);
  });

  it('belongs to a token that another card creates under another name', () => {
    expect(isDefault('Otter', [plain, 'Create a 1/1 blue Otter creature token named Brook.'])).toBe(true);
    expect(isDefault('Otter', ['Create a 1/1 blue Otter creature token named Brook.'])).toBe(false);
  });

  it('belongs to predefined tokens', () => {
    expect(isDefault('Treasure', [])).toBe(true);
    expect(isDefault('treasure', [])).toBe(false);
  });

  it('belongs to a token that the set defines with these subtypes and a card creates by its name', () => {
    const berry = { 'b.tokens': 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n' };
    expect(isDefault('Berry', ['Create a Berry token.'], berry)).toBe(true);
    expect(isDefault('Berry', ['Create a Berry token.'])).toBe(false);
    expect(isDefault('Berry', ['Draw a card.'], berry)).toBe(false);
    expect(isDefault('Berry', ['Create a Berry token.'], { 'b.tokens': 'Berry Token\nArtifact — Fruit\n' })).toBe(
      false,
    );
  });
});
