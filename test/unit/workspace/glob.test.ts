import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultInclude,
  globProblem,
  pathMatcher,
  patternOf,
  setFilter,
} from '../../../server/src/workspace/sets/glob.js';

describe('the files of a set', () => {
  it('are all plain files by default', () => {
    const belongs = setFilter(defaultInclude(false), []);
    expect(['akd.cards', 'a/b/one.card', 'x.cardtext', 't/own.tokens', 'boo.token'].every(belongs)).toBe(true);
    expect(['readme.md', 'akd.mtg', 'cards', 'akd.cards.bak'].some(belongs)).toBe(false);
  });

  it('are never in node_modules or .git, and only in another hidden folder if it is named', () => {
    const paths = ['node_modules/x/a.cards', 'a/node_modules/a.cards', '.git/a.cards', '.history/a.cards'];
    expect(paths.some(setFilter(defaultInclude(false), []))).toBe(false);
    expect(paths.filter(setFilter(['**/*.cards', '.history/**', '.git/**', 'node_modules/**'], []))).toEqual([
      '.history/a.cards',
    ]);
  });

  it('are those that are included and not excluded', () => {
    const belongs = setFilter(['cards/**/*.cards', 'tokens'], ['**/drafts/**', 'cards/old']);
    const paths = [
      'cards/a.cards',
      'cards/x/b.cards',
      'cards/drafts/c.cards',
      'cards/old/d.cards',
      'tokens/e.tokens',
      'f.cards',
    ];
    expect(paths.filter(belongs)).toEqual(['cards/a.cards', 'cards/x/b.cards', 'tokens/e.tokens']);
  });

  it('can be excluded within include', () => {
    const belongs = setFilter(['**/*.cards', '!drafts'], []);
    expect(['a.cards', 'drafts/a.cards', 'drafts/.b/a.cards'].filter(belongs)).toEqual(['a.cards']);
  });

  it('can be named by paths in different notations', () => {
    expect(['a/b.cards', './a/b.cards', 'a\\b.cards'].every(setFilter(['./a/'], []))).toBe(true);
    expect(['b.cards', 'a/b.cards'].every(setFilter(['.'], []))).toBe(true);
    expect(setFilter(['a (copy)/c++ | x/*.cards'], [])('a (copy)/c++ | x/b.cards')).toBe(true);
    expect(setFilter(['**/*.{cards,tokens}'], [])('x/y.tokens')).toBe(true);
    expect(setFilter(['set-[12].cards'], [])('set-2.cards')).toBe(true);
  });

  it('can be none', () => {
    expect(setFilter([], [])('a.cards')).toBe(false);
    expect(pathMatcher([])('a.cards')).toBe(false);
  });
});

describe('a pattern', () => {
  it.each(['**/*.cards', 'a/**/b/**/*.cards', 'set-*-*.{cards,tokens}', '{a,b}/{c,d}/*'])('is used: %s', (pattern) => {
    expect(globProblem(pattern)).toBeNull();
  });

  it.each(['', ' ', '*a*b*c*d', 'a**b**c**d**e', '**/a/**/a/**/a/**', '{a,aa}{a,aa}{a,aa}{a,aa}', 'x'.repeat(501)])(
    'is rejected if it is empty or would take too long: %s',
    (pattern) => {
      expect(globProblem(pattern)).not.toBeNull();
      expect(pathMatcher([pattern])('a/a/a/a')).toBe(false);
    },
  );

  it('never throws', () => {
    const patterns = [
      '[',
      ']',
      '{',
      '}',
      '{a',
      '[z-a]',
      '\\',
      '!',
      '!!a',
      '?',
      '***',
      '(',
      '(a+)+$',
      '/',
      '//',
      '@(a|b)',
      '\0',
    ];
    for (const pattern of patterns) expect(() => setFilter([pattern], [pattern])('a/b.cards')).not.toThrow();
  });
});

describe('the pattern of a file', () => {
  it('matches only that file', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ab.[]{}*?!()+|\\# é'), minLength: 1, maxLength: 8 });
    const path = fc
      .array(name, { minLength: 1, maxLength: 3 })
      .map((names) => `${names.join('/')}.cards`)
      .filter((each) => !each.includes('\\') && each.trim() === each && !/(^|\/)\.{1,2}\//.test(each));
    fc.assert(
      fc.property(path, path, (one, other) => {
        const pattern = patternOf(one);
        fc.pre(globProblem(pattern) === null);
        const matches = pathMatcher([pattern], true);
        expect(matches(one)).toBe(true);
        expect(matches(other)).toBe(one === other);
      }),
    );
  });
});
