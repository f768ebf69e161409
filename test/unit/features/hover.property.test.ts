import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { bundledRulebookIds } from '../../../server/src/rulebook/bundled.js';
import { cardText } from '../support/card-text.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const phrases = fc
  .array(
    fc.constantFrom(
      ...'create put play a two token tokens Treasure Berry Role 1/1 red creature that’s a copy of with "{T}: Sacrifice this'.split(
        ' ',
      ),
      ...[
        '." ',
        '. ',
        ', ',
        '(',
        ')',
        '\n',
        'dies',
        'exile it',
        'counter',
        '111.10a',
        'rule 7',
        '[M]',
        'ready',
        'here',
        '\u0000',
      ],
    ),
    { maxLength: 30 },
  )
  .map((words) => `Name {R}\nSorcery\n${words.join(' ')}\n\n`);

describe('hover', () => {
  it('never throws, and its span contains the cursor', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          cardText,
          fc.array(phrases, { maxLength: 3 }).map((cards) => cards.join('')),
        ),
        fc.constantFrom(...bundledRulebookIds),
        fc.constantFrom('a.cards', 'a.tokens'),
        (text, rulebook, path) => {
          const snapshot = snapshotOf({ [path]: text }, { rulebook });
          for (let offset = 0; offset <= text.length; offset += 3) {
            const hover = hoverAt(snapshot, offset);
            if (!hover) continue;
            expect(hover.span.start).toBeLessThanOrEqual(offset);
            expect(hover.span.end).toBeGreaterThanOrEqual(offset);
            expect(hover.markdown).not.toMatch(/\n\n\n|undefined|null|\*\*\*\*/);
          }
        },
      ),
      seeded,
    );
  });

  it('is shown in a very long line', () => {
    const line = `${'Draw a card. '.repeat(14_000)}Create a Treasure token.`;
    const snapshot = snapshotOf({ 'a.cards': `Name {R}\nSorcery\n${line}\n` });
    expect(hoverAt(snapshot, snapshot.text.toString().indexOf('Treasure'))?.markdown).toContain('**Treasure Token**');
  });
});
