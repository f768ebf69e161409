import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { describeCompletion } from '../../../server/src/features/completion/describe.js';
import { hoverAt } from '../../../server/src/features/hover/hover.js';
import { definitionAt } from '../../../server/src/features/navigation/definition.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { knownCards } from '../support/known-cards.js';
import { found } from '../support/lint.js';
import { type AtCursor, atCursor, inRules } from '../support/snapshot.js';
import { rulesIn, shown, shownAt } from './hovering.js';

const cards = knownCards(
  'Moss Caller {1}{G}\nCreature — Elf\nWhen this creature enters, create a 1/1 green Frog creature token.\n2/2',
  'Ember Sleeper {R}\nCreature — Human\n{3}: Transform this creature.\n1/1\n//\nEmber Waker\nCreature — Elemental\nHaste\n4/4',
  'Élan Keeper {W}\nPlaneswalker — Élan\n+1: Draw a card.\nLoyalty: 3',
);
const options = { declared: { predefined: [], subtypes: [], colors: [], cards } };
const own = { 'own.cards': 'Own Herald {W}\nSorcery\nDraw a card.\n' };

const inList = (list: string): AtCursor => atCursor({ 'my.cube.txt': list, ...own }, options);

describe('the hover over a name in a cube list', () => {
  it('shows the card, the tokens it makes, and its source', () => {
    expect(shownAt(inList('# Green\n2x moss cal|ler (AKD) 7\n'))).toEqual({
      on: 'moss caller',
      markdown:
        '**Moss Caller** {1}{G}\n\nCreature — Elf · 2/2\n\n- When this creature enters, create a 1/1 green Frog creature token.\n\n' +
        'Makes *Frog Token*.\n\nFrom *reference.json*.',
    });
    const { snapshot, offset } = inList('moss cal|ler\n');
    expect(hoverAt(snapshot, offset)?.picture).toMatchObject({ name: 'Moss Caller', token: false });
  });

  it('shows all faces, loyalty, and cards of the set', () => {
    const both = shownAt(inList('Ember Wa|ker\n'))?.markdown ?? '';
    expect(both).toContain('**Ember Sleeper** {R}\n\nCreature — Human · 1/1');
    expect(both).toContain('**Ember Waker**\n\nCreature — Elemental · 4/4\n\n- Haste');
    expect(shownAt(inList('Elan Kee|per\n'))?.markdown).toContain('Planeswalker — Élan · loyalty 3');
    expect(shownAt(inList('Own Her|ald\n'))?.markdown).toContain('From *own.cards*.');
  });

  it('is not shown on unknown names, counts and comments', () => {
    expect(shownAt(inList('Brand N|ew Thing\n'))).toBeNull();
    expect(shownAt(inList('|2x Moss Caller\n'))).toBeNull();
    expect(shownAt(inList('# Moss Ca|ller\n'))).toBeNull();
  });
});

describe('the definition of a name in a cube list', () => {
  it('is the card of the set', () => {
    const { snapshot, offset } = inList('3 own her|ald\n');
    expect(definitionAt(snapshot, offset)).toEqual({
      from: { start: 2, end: 12 },
      path: 'own.cards',
      span: { start: 0, end: 10 },
    });
  });

  it('does not exist for a printed card', () => {
    const { snapshot, offset } = inList('Moss Ca|ller\n');
    expect(definitionAt(snapshot, offset)).toBeNull();
  });
});

describe('completion in a cube list', () => {
  /** Returns the text after accepting a completion. */
  function accepted({ snapshot, offset }: AtCursor, label: string): string {
    const entry = completionsAt(snapshot, offset, false)?.find((each) => each.label === label);
    if (!entry) throw new Error(`"${label}" is not offered`);
    return applyEdits(snapshot.text.toString(), [{ span: entry.span, newText: entry.newText }]);
  }

  it('offers the names of cards, those of the set first', () => {
    const { snapshot, offset } = inList('2x o|\n');
    expect(completionsAt(snapshot, offset, false)?.map(({ label }) => label)).toEqual(['Own Herald']);
    expect(accepted(inList('2x mos|\n'), 'Moss Caller')).toBe('2x Moss Caller\n');
    expect(accepted(inList('Ember S|leep (AKD)\n'), 'Ember Sleeper')).toBe('Ember Sleeper (AKD)\n');
    expect(accepted(inList('elan|\n'), 'Élan Keeper')).toBe('Élan Keeper\n');
    expect(describeCompletion({ kind: 'card', key: 'Moss Caller' }, snapshot)).toContain('Creature — Elf');
  });

  it('writes the name as the table requires', () => {
    const list = atCursor({ 'my.cube.csv': 'name,Set\n"Mos|",AKD\n' }, options);
    expect(accepted(list, 'Moss Caller')).toBe('name,Set\n"Moss Caller",AKD\n');
  });
});

describe('a token by the name of a printed card', () => {
  it('shows the card, under rule 111.11', () => {
    const hover = shown('Create a Moss Ca|ller token.', options);
    expect(hover?.markdown).toMatch(/^\*\*Moss Caller\*\* \{1\}\{G\}\n\nCreature — Elf · 2\/2/);
    expect(hover?.markdown).toContain('of the card of this name, which is in *reference.json*.');
    expect(rulesIn(hover?.markdown ?? '')).toEqual(['111.11', '111.2']);
    const { snapshot, offset } = inRules('Create a Moss Ca|ller token.', options);
    expect(hoverAt(snapshot, offset)?.picture).toMatchObject({ name: 'Moss Caller' });
  });

  it('is not a finding, while another name of several words is a hint', () => {
    expect(found('Create a Moss Caller token.', options)).toEqual([]);
    expect(found('Create a Mud Singer token.', options)).toEqual(['unknown-predefined-token: Mud Singer']);
    expect(found('Create a Mud Singer token.')).toEqual([]);
  });

  it.each(['Create a Mo|', 'Create two Mos|', 'Destroy each creature named Moss|'])('completes: %s', (typed) => {
    const { snapshot, offset } = inRules(typed, options);
    const labels = completionsAt(snapshot, offset, false)?.map(({ label }) => label) ?? [];
    expect(labels.filter((label) => label.startsWith('Moss Caller'))).toHaveLength(1);
  });
});
