import { describe, expect, it } from 'vitest';
import { bold, escapeText, list, plain, withoutMarks } from '../../../server/src/features/shared/markdown.js';
import { atCursor } from '../support/snapshot.js';
import { shown, shownAt } from './hovering.js';

describe('escaped text', () => {
  it.each([
    ['[click](command:workbench.action.quit)', '\\[click\\](command:workbench.action.quit)'],
    ['![x](https://a.example/x.png)', '!\\[x\\](https\\://a.example/x.png)'],
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['see https://a.example or www.a.example', 'see https\\://a.example or www\\.a.example'],
    ['me@a.example', 'me\\@a.example'],
    ['`code` *em* _em_ ~gone~', '\\`code\\` \\*em\\* \\_em\\_ \\~gone\\~'],
    ['a | b', 'a \\| b'],
    ['# not a heading', '\\# not a heading'],
    ['> not a quote', '\\> not a quote'],
    ['- not a list', '\\- not a list'],
    ['+ not a list', '\\+ not a list'],
    ['12. not a list', '12\\. not a list'],
    ['===', '\\==='],
    ['&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['a\\*b', 'a\\\\\\*b'],
    ['$(zap) costs $1', '\\$(zap) costs $1'],
    ['two\n\nlines\tand    more', 'two lines and more'],
    ['{T}: Add {C}.', '{T}: Add {C}.'],
    ['2/2 and +1/+1', '2/2 and +1/+1'],
  ])('%j', (text, expected) => {
    expect(escapeText(text)).toBe(expected);
  });

  it('contains no control characters and no marks that change the writing direction', () => {
    expect(plain('a\u0000b\u001b[31m\u202egnirts\u2066')).toBe('a b [31mgnirts');
  });

  it('is cut after a maximum length, never within a character', () => {
    expect(plain('ab '.repeat(1000))).toMatch(/^(?:ab ){200}…$/);
    expect(plain(`${'a'.repeat(599)}🜂🜂`)).toBe(`${'a'.repeat(599)}…`);
    expect(plain('x'.repeat(20_000_000))).toHaveLength(601);
  });

  it('is empty if nothing is visible', () => {
    expect([bold(' \u0000'), list(['', ' '])]).toEqual(['', '']);
  });
});

describe('Markdown without its markup', () => {
  it('is readable as plain text', () => {
    const { markdown } = shown('Create a Trea|sure token with "[x] *y* `z`"') ?? { markdown: '' };
    const text = withoutMarks(markdown);
    expect(text).toMatch(/^Treasure Token\n\nArtifact — Treasure · colorless\n/);
    expect(text).toContain('- [x] *y* `z`.');
    expect(text).toContain('\n111.10a (paraphrase) A Treasure token');
    expect(withoutMarks('a\n\n```json\n{ "b": 1 }\n```')).toBe('a\n\n{ "b": 1 }\n');
  });
});

describe('a hostile card', () => {
  const evil = '[x](command:y) ![z](http://z) <b>`*_';
  const harmless = '\\[x\\](command:y) !\\[z\\](http\\://z) \\<b\\>\\`\\*\\_';

  it('cannot inject Markdown by the name of a token', () => {
    const found = shownAt(atCursor({ 'a.tokens': `|${evil} Token\nArtifact — Trap\n` }));
    expect(found?.markdown).toMatch(/^\*\*\\\[x/);
    expect(found?.markdown).toContain(harmless);
    expect(found?.markdown).not.toMatch(/(?<!\\)[[\]<>`_]/);
  });

  it('cannot inject Markdown by an ability, a copied object, an exception or the name of a card', () => {
    const ability = shown(`Create a 1/1 red Im|p creature token with "${evil}"`);
    expect(ability?.markdown).toContain(`- ${harmless}`);
    const copy = shown('Create a token that’s a co|py of <b>`x`</b>, except its name is [x] <i>.');
    expect(copy?.markdown).toMatch(/^\*\*\\\[x\\\] \\<i\\>\*\*\n/);
    expect(copy?.markdown).toContain('of *\\<b\\>\\`x\\`\\</b\\>*, except its name is \\[x\\] \\<i\\>.');
    const maker = `${evil}\nSorcery\nCreate a Berry token.\n`;
    const made = shown('Sacrifice a Ber|ry.', {
      files: { 'b.tokens': 'Berry Token\nArtifact — Berry\n', 'c.cards': maker },
    });
    expect(made?.markdown).toContain(`Made by *${harmless}*`);
  });

  it('cannot break out of its line', () => {
    const found = shown('Create a 1/1 red Im|p creature token with "# Big\n> and quoted\n- and listed"');
    expect(found?.markdown).not.toMatch(/^(?:#|> and|- and)/m);
  });
});
