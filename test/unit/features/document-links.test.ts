import { describe, expect, it } from 'vitest';
import { ruleLinks } from '../../../server/src/features/document-links/document-links.js';
import { snapshotOf } from '../support/snapshot.js';

/** Returns the linked numbers, each with its rule. */
function links(files: Readonly<Record<string, string>>): string[] {
  const snapshot = snapshotOf(files);
  return ruleLinks(snapshot).map(({ span, rule }) => `${snapshot.text.slice(span.start, span.end)} → ${rule}`);
}

describe('document links on rule numbers', () => {
  it('lead to the rule from card text, notes and comments, in order', () => {
    const text = `# About rules 111.4 and 111.10.

Harbor Tally {1}{U}
Sorcery
Create a Treasure token. (See rule 111.10a.)
Note: 111.4 names the token.
`;
    expect(links({ 'a.cards': text })).toEqual(['111.4 → 111.4', '111.10a → 111.10a', '111.4 → 111.4']);
  });

  it('are found in XML with escapes before them', () => {
    const xml = `<?xml version="1.0"?><cockatrice_carddatabase version="4"><cards><card><name>Sorrel 111.4</name>
<text>&quot;Draw &amp; discard.&quot; (See rule 111.10a.)</text><prop><type>Sorcery</type></prop></card></cards></cockatrice_carddatabase>`;
    expect(links({ 'a.xml': xml })).toEqual(['111.10a → 111.10a']);
  });

  it('are omitted if the rulebook has no such rule, or the number is not a rule number', () => {
    expect(
      links({ 'a.cards': '# Version 111.4\n\nOdd Sum {1}\nSorcery\nSee rule 999.1. It costs 2.5 more.\n' }),
    ).toEqual([]);
  });
});
