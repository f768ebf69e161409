import { describe, expect, it } from 'vitest';
import { presentedHover } from '../../../server/src/features/hover/presented.js';
import { commandLinks, noLinks } from '../../../server/src/lsp/requests/hover-links.js';
import { markdown } from './hovering.js';

const numbers = { rule: (number: string) => `rule:${number}`, actions: [] };

describe('a hover as it is shown', () => {
  it('links every rule number, in marks and in sentences, but not in code', () => {
    expect(presentedHover('**Ward** · keyword ability\n\nRule 702.21, since 2021', numbers)).toBe(
      '**Ward** · keyword ability\n\nRule [702.21](rule:702.21), since 2021',
    );
    expect(presentedHover('> `111.4` A token … See rule 704.5d.', numbers)).toBe(
      '> [`111.4`](rule:111.4) A token … See rule [704.5d](rule:704.5d).',
    );
    expect(presentedHover('```json\n{ "rule": "702.21" }\n```', numbers)).not.toContain('rule:702');
  });

  it('has no paragraph twice', () => {
    expect(presentedHover('**A**\n\nSame.\n\nSame.\n\nOther.', noLinks)).toBe('**A**\n\nSame.\n\nOther.');
  });

  it('has at most twelve lines, and a link to the rule that is cut', () => {
    const rules = Array.from({ length: 9 }, (_, i) => `> \`702.${i + 1}a\` ${'Words of a rule '.repeat(9)}end.`);
    const shown = presentedHover(`**Long**\n\n${rules.join('\n>\n')}\n\n*Rules, 2026*`, numbers);
    const lines = shown.split('\n').filter((line) => line !== '' && line !== '>');
    const height = (line: string) => Math.ceil(line.replace(/\]\([^)]*\)/g, '').length / 72);
    expect(lines.slice(0, -1).reduce((sum, line) => sum + height(line), 0)).toBeLessThanOrEqual(12);
    expect(lines.slice(-2)).toEqual(['*Rules, 2026*', '[More…](rule:702.3a)']);
    expect(shown).not.toMatch(/\n>\n\n|\n>\n>\n/);
  });

  it('cuts a single long rule at the end of a word', () => {
    const shown = presentedHover(`**Long**\n\n> \`702.1a\` ${'word '.repeat(400)}\n\n*Rules, 2026*`, noLinks);
    expect(shown).toMatch(/word …\n\n\*Rules, 2026\*$/);
    expect(shown.length).toBeLessThan(700);
  });

  it('ends with what else there is to do', () => {
    const shown = presentedHover(
      markdown('War|d {2}'),
      commandLinks({ term: 'ward', reminder: ['file:///a.cards', 40] }),
    );
    const links = [...shown.matchAll(/\[([^\]]*)\]\(command:([^?]*)\?([^)]*)\)/g)].map(([, label, command, args]) => [
      label,
      command,
      JSON.parse(decodeURIComponent(args!)),
    ]);
    expect(links).toEqual([
      ['702.21', 'tokenwright.openRule', ['702.21']],
      ['Look up in the rules', 'tokenwright.openRule', ['ward']],
      ['Insert reminder text', 'tokenwright.server.insertReminder', ['file:///a.cards', 40]],
      [
        'Find in all files',
        'workbench.action.findInFiles',
        [{ query: 'ward', matchWholeWord: true, triggerSearch: true }],
      ],
    ]);
  });
});
