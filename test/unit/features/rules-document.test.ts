import { describe, expect, it } from 'vitest';
import { lineOfRule, rulesDocument } from '../../../server/src/features/rules-document/rules-document.js';
import { edition } from '../support/phrases.js';

describe('a rulebook as a document', () => {
  const { rulebook } = edition();
  const document = rulesDocument(rulebook);
  const lines = document.text.split('\n');

  it('begins with its title and source, and contains each rule once, in order', () => {
    expect(lines[0]).toBe(rulebook.title);
    expect(lines[1]).toBe(rulebook.source);
    const rules = document.entries.filter(({ kind }) => kind === 'rule');
    expect(rules).toHaveLength(rulebook.rules.size);
    expect(rules.map(({ line }) => line)).toEqual(rules.map(({ line }) => line).toSorted((a, b) => a - b));
    const at = lineOfRule(document, '111.10a')!;
    expect(lines[at]).toMatch(/^111\.10a A Treasure token is/);
    expect(document.entries.find(({ key }) => key === '111.10a')).toMatchObject({ level: 2, line: at });
    expect(lineOfRule(document, '999.9')).toBeNull();
  });

  it('links the rules that it cites', () => {
    expect(document.links.length).toBeGreaterThan(0);
    for (const { line, start, end, target } of document.links) {
      const cited = lines[line]!.slice(start, end).replace(/^rules? /, '');
      expect(lines[target]).toContain(cited.split(/[–-]/)[0]);
    }
  });

  it.each(['riftbound', 'magic-fifth'])('has only lines within its text for %s', (id) => {
    const { text, entries, links } = rulesDocument(edition(id).rulebook);
    const last = text.split('\n').length;
    expect(entries.length).toBeGreaterThan(0);
    expect(
      [...entries.map(({ lastLine }) => lastLine), ...links.map(({ target }) => target)].every((line) => line < last),
    ).toBe(true);
  });
});
