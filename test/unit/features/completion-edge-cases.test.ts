import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
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
