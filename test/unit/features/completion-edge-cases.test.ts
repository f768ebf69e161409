import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { phraseStart } from '../../../server/src/features/completion/tokens.js';
import { inRules } from '../support/snapshot.js';

/** What completion shows beside the labels at the `|` of rules text. */
function details(rules: string, files: Record<string, string>): Map<string, string | undefined> {
  const { snapshot, offset } = inRules(rules, { files });
  return new Map((completionsAt(snapshot, offset, false) ?? []).map(({ label, detail }) => [label, detail]));
}

describe('the detail of a proposed token', () => {
  const berry = 'Berry Token\nArtifact — Berry\n{T}: Draw a card.\n';

  it('is its types and the name of its file without the folders', () => {
    expect(details('Create a Ber|', { 'deep/set/b.tokens': berry }).get('Berry token')).toBe('Artifact · b.tokens');
    expect(details('Create a Ber|', { 'b.tokens': berry }).get('Berry token')).toBe('Artifact · b.tokens');
  });

  it('is its rule if the rulebook defines it', () => {
    expect(details('Create a Foo|', {}).get('Food token')).toBe('rule 111.10b');
  });
});

describe('what is typed after a verb that makes tokens', () => {
  const start = (before: string) => phraseStart(before, /\bcreates? /gi);

  it.each([
    ['Create a Trea', { number: 'one', written: 'Trea', count: 'a' }],
    ['Create two Trea', { number: 'several', written: 'Trea', count: 'count' }],
    ['Create an tapped Trea', { number: 'one', written: 'Trea', count: 'count' }],
    ['Create Trea', { number: 'one', written: 'Trea', count: null }],
    ['Create instead Trea', { written: 'Trea', count: null }],
    ['Create instead two Trea', { number: 'several', written: 'Trea', count: 'count' }],
    ['Create a Food token and two Trea', { number: 'several', written: 'Trea' }],
    ['Create a Food token. They create a Trea', { number: 'one', written: 'Trea' }],
    ['Create that many tapped and attacking Gob', { number: 'several', written: 'Gob', count: 'count' }],
  ])('is read: %s', (before, expected) => expect(start(before)).toMatchObject(expected));

  it.each(['Draw a Trea', 'Create a Food token. Trea', 'Create a Food token; a Trea', 'Create a Food (a Trea'])(
    'ends at a mark: %s',
    (before) => expect(start(before)).toBeNull(),
  );

  it('has at most 200 characters', () => {
    expect(start(`Create ${'x'.repeat(200)}`)).not.toBeNull();
    expect(start(`Create ${'x'.repeat(201)}`)).toBeNull();
  });
});
