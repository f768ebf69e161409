import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reminderPatterns } from '../../../server/src/edition/reminder-text.js';
import { insertions } from '../../../server/src/features/reminder-text/insert.js';
import { removals } from '../../../server/src/features/reminder-text/remove.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { writers } from '../formats/support/written-set.js';
import { edition } from '../support/phrases.js';
import { seeded } from '../support/seeded.js';
import { snapshotOf } from '../support/snapshot.js';

const examples = { number: ['1', '2', 'X'], cost: ['{2}', '{1}{G}'], color: ['red'], type: ['creature', 'artifact'] };
const patterns = [...reminderPatterns(edition()).values()].flat();

/** Every keyword with each kind of argument. */
const keywords = patterns.map(({ keyword, parameter, isAction }) => {
  const forms = parameter === null ? [keyword] : examples[parameter].map((argument) => `${keyword} ${argument}`);
  return { isAction, forms: forms.map((form) => form.charAt(0).toUpperCase() + form.slice(1)) };
});
const abilities = keywords.filter(({ isAction }) => !isAction).flatMap(({ forms }) => forms);
const actions = keywords.filter(({ isAction }) => isAction).flatMap(({ forms }) => forms.map((form) => `${form}.`));

const keywordLine = fc
  .uniqueArray(fc.constantFrom(...abilities), { minLength: 1, maxLength: 3 })
  .map((all) => all.map((each, i) => (i === 0 ? each : each.charAt(0).toLowerCase() + each.slice(1))).join(', '));
const lines = fc.oneof(
  keywordLine,
  fc.constantFrom(...actions),
  fc
    .constantFrom(...actions)
    .map((action) => `When this creature enters, ${action.charAt(0).toLowerCase()}${action.slice(1)}`),
  fc.constantFrom('Create a Berry token. (It’s an artifact with “{T}: Add {G}.”)', 'Draw a card.', '{T}: Add {G}.'),
);
const card = fc.record({
  name: fc.constantFrom('Ember & Ash', 'Hall of "Echoes"', 'Moss Caller'),
  manaCost: fc.constant('{1}{R}'),
  typeLine: fc.constantFrom('Creature — Elf Druid', 'Artifact Creature — Golem'),
  rulesText: fc.array(lines, { minLength: 1, maxLength: 4 }).map((all) => all.join('\n')),
  stats: fc.constant('2/2'),
});

function edited(editsOf: typeof insertions, path: string, text: string): string {
  const snapshot = snapshotOf({ [path]: text });
  const edits = snapshot.document.cards.flatMap((placed) => editsOf(placed, snapshot).map(({ edit }) => edit));
  return applyEdits(text, edits);
}

describe('reminder text', () => {
  it.each(writers)('%s: inserting and removing it gives the original', (path, write) => {
    fc.assert(
      fc.property(fc.uniqueArray(card, { selector: ({ name }) => name, minLength: 1, maxLength: 3 }), (cards) => {
        const text = write(cards);
        const full = edited(insertions, path, text);
        expect(edited(insertions, path, full)).toBe(full);
        expect(edited(removals, path, full)).toBe(text);
      }),
      { ...seeded, numRuns: 30 },
    );
  });

  it.each([...abilities, ...actions])('%s: its text is inserted', (ability) => {
    const text = `Moss Caller {G}\nCreature — Elf\n${ability}\n2/2\n`;
    const [inserted] = edited(insertions, 'a.cards', text).match(/(?<= )\(.*\)$/m) ?? [''];
    expect(inserted).toMatch(/^\([A-Z{].*[.!"]\)$/);
    expect(inserted).not.toMatch(/\[(?:cost|self|color|type)|<|#|\bN\b| {2}/i);
  });
});
