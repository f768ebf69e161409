import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fixAll } from '../../../server/src/lint/fix/fixes.js';
import { asExpectations, expectedIn } from '../support/expectations.js';
import { lint } from '../support/lint.js';

const folder = join(import.meta.dirname, 'fixtures');
const makers = {
  'makers.cards': 'Vault Beetle {G}\nInstant\nCreate a 1/1 green Insect Egg creature token and a Berry token.\n',
};

/** Each file with the rulebook that its header names, and the other files of its set. */
const fixtures = [
  { name: 'names.cards' },
  { name: 'words.cards' },
  { name: 'definitions.tokens', beside: makers },
  { name: 'old-rules.cards', rulebook: 'magic-2020-01' },
];

describe.each(fixtures)('$name', ({ name, beside = {}, rulebook }) => {
  const fixture = readFileSync(join(folder, name), 'utf8');
  const look = (text: string) => lint({ [name]: text, ...beside }, rulebook ? { rulebook } : {});

  it('has the findings that its comments list', () => {
    expect(asExpectations(look(fixture), fixture)).toEqual(expectedIn(fixture));
  });

  it('has no safe fixes left after fixing', () => {
    const safe = look(fixture).filter(({ fix }) => fix?.kind === 'safe');
    const fixed = fixAll(fixture, look);
    expect(fixed.count).toBe(safe.length);
    expect(look(fixed.text).filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
  });
});
