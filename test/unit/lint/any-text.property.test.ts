import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Linter } from '../../../server/src/lint/engine/engine.js';
import { applyEdits, fixAll, safeEdits } from '../../../server/src/lint/fix/fixes.js';
import { rules } from '../../../server/src/lint/registry.js';
import { defaultSettings } from '../../../server/src/lint/settings.js';
import { cardText } from '../support/card-text.js';
import { lint } from '../support/lint.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const rulebooks = ['magic-2026-09', 'magic-2020-01', 'magic-2017-08', 'magic-fifth', 'riftbound'];

const pieces = [
  ...['Create', 'create', 'creates', 'put', 'play', 'Sacrifice', 'a', 'an', 'two', 'X', 'that many', 'the', 'tapped'],
  ...[
    '1/1',
    '2/2',
    'red',
    'white and blue',
    'colorless',
    'Goblin',
    'Goblin Scout',
    'Scouts',
    'Cat',
    'Treasure',
    'treasure',
  ],
  ...[
    'Tresure',
    'Food',
    'Lander',
    'Berry',
    'Wicked Role',
    'young hero role',
    'creature',
    'creatures',
    'artifact',
    'gear',
  ],
  ...[
    'token',
    'tokens',
    'Token',
    'Tokens',
    'TOKEN',
    'Token token',
    'named',
    'named Cat Token',
    'the name',
    'its name is',
  ],
  ...[
    'Goblin Scout Token',
    'with flying',
    'with “Flying.”',
    'that’s a copy of',
    'it',
    'and',
    'or',
    ',',
    '.',
    ':',
    '\n',
    '\n\n',
  ],
  ...[
    '(',
    ')',
    '"',
    '”',
    '“',
    '’',
    '•',
    '—',
    '//',
    '# tokenwright-disable-next-line\n',
    '# tokenwright-disable x y\n',
    '\r\n',
  ],
];

/** Text made of the words that rules look for, in any order. */
const words = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(' ', ' ', ' ', '', '\n')), { maxLength: 60 })
  .map((parts) => `Ember Tinker {R}\nSorcery\n${parts.flat().join('')}`);

const file = fc.record({
  text: fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: cardText }),
  name: fc.constantFrom('a.cards', 'a.tokens'),
  rulebook: fc.constantFrom(...rulebooks),
});

describe('for any file content', () => {
  it('findings and edits are inside the text, and findings are in text order', () => {
    fc.assert(
      fc.property(file, ({ text, name, rulebook }) => {
        let before = 0;
        for (const { span, fix, message } of lint({ [name]: text }, { rulebook })) {
          expect(message).not.toBe('');
          expect(before <= span.start && span.start <= span.end && span.end <= text.length).toBe(true);
          before = span.start;
          let end = 0;
          for (const edit of fix?.edits ?? []) {
            expect(end <= edit.span.start && edit.span.start <= edit.span.end && edit.span.end <= text.length).toBe(
              true,
            );
            end = edit.span.end;
          }
        }
      }),
      seeded,
    );
  });

  it('safe edits do not overlap, and change the text', () => {
    fc.assert(
      fc.property(file, ({ text, name, rulebook }) => {
        const edits = safeEdits(lint({ [name]: text }, { rulebook }));
        for (const [i, { span }] of edits.entries()) if (i > 0) expect(edits[i - 1]!.span.end <= span.start).toBe(true);
        if (edits.length > 0) expect(applyEdits(text, edits)).not.toBe(text);
      }),
      seeded,
    );
  });

  it('fixing terminates and leaves no safe fixes', () => {
    fc.assert(
      fc.property(file, ({ text, name, rulebook }) => {
        const look = (now: string) => lint({ [name]: now }, { rulebook });
        expect(safeEdits(look(fixAll(text, look).text))).toEqual([]);
      }),
      seeded,
    );
  });

  it('cached results equal those of a new linter', () => {
    const caching = new Linter(rules);
    fc.assert(
      fc.property(file, ({ text, name, rulebook }) => {
        const snapshot = snapshotOf({ [name]: text }, { rulebook });
        const resultsOf = (linter: Linter) => {
          const { findings, queriedKeys } = linter.lint(snapshot, defaultSettings);
          return { findings: findings.all, queriedKeys };
        };
        resultsOf(caching);
        expect(resultsOf(caching)).toEqual(resultsOf(new Linter(rules)));
      }),
      seeded,
    );
  });
});
