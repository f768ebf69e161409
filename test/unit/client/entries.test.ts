import { describe, expect, it } from 'vitest';
import { entriesIn, quotation } from '../../../client/src/rules/entries.js';
import type { RulesDocumentAnswer } from '../../../server/src/lsp/protocol.js';

const document: RulesDocumentAnswer = {
  title: 'Magic: The Gathering, June 7, 2024',
  text: 'Title\n\n111.4. A token has a name.\nExample: It is a Goblin Token.\n\n111.5. Another rule.\n',
  entries: [
    { kind: 'rule', key: '111.4', label: '', level: 1, line: 2, lastLine: 3 },
    { kind: 'rule', key: '111.5', label: '', level: 1, line: 5, lastLine: 5 },
  ],
  links: [],
};

describe('a quotation of rules', () => {
  it('has the rules at the cursor with their examples, and the rulebook with its date', () => {
    expect(quotation(document, entriesIn(document, 3, 3))).toBe(
      '> 111.4. A token has a name.\n> Example: It is a Goblin Token.\n>\n> — Magic: The Gathering, June 7, 2024\n',
    );
  });

  it('has every rule that the selection touches', () => {
    expect(quotation(document, entriesIn(document, 2, 5))).toContain('Goblin Token.\n>\n> 111.5. Another rule.');
    expect(entriesIn(document, 0, 1)).toEqual([]);
  });
});
