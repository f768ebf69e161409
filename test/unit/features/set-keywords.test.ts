import { describe, expect, it } from 'vitest';
import { lensesOf } from '../../../server/src/features/code-lens/code-lens.js';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { describeCompletion } from '../../../server/src/features/completion/describe.js';
import { definitionAt } from '../../../server/src/features/navigation/definition.js';
import { referencesAt } from '../../../server/src/features/navigation/references.js';
import { inRules, snapshotOf } from '../support/snapshot.js';
import { shown } from './hovering.js';

/** A set with its own ability and action, explained on its cards. */
const files = {
  'kennel.cards': [
    'Chain Breaker {2}{R}\nSorcery\nUnchain target creature. (Exile it. Its controller creates a 3/2 red Beast creature token.)',
    'Kennel Guard {W}\nCreature — Human\nWatchful (This creature can’t be tapped.)\n1/1',
    'Kennel Hand {W}\nCreature — Human\nWatchful (This creature can’t be tapped.)\n1/1',
  ].join('\n\n'),
};

describe('a keyword of the set', () => {
  it('shows its reminder text, its source, and its tokens in the hover', () => {
    const found = shown('You may unch|ain it.', { files });
    expect(found?.on).toBe('unchain');
    expect(found?.markdown).toContain(`**Unchain** · keyword action of this set

> Exile it. Its controller creates a 3/2 red Beast creature token.

Explained on *Chain Breaker*.

**Beast Token**`);
  });

  it('shows the number of cards that explain it', () => {
    expect(shown('Watch|ful', { files })?.markdown).toBe(`**Watchful** · keyword of this set

> This creature can’t be tapped.

Explained on *Kennel Guard* and 1 more card.`);
  });

  it('shows if it is declared in the settings', () => {
    const keywords = [{ word: 'Watchful', kind: 'ability' as const, number: null, meaning: null }];
    expect(shown('Watch|ful', { declared: { keywords } })?.markdown).toBe(
      '**Watchful** · keyword of this set\n\nDeclared in *tokenwright.json*.',
    );
  });

  it.each([
    'Whenever you unch|ain a creature, draw a card.',
    'Creatures unchai|ned this way can’t block.',
    'It unch|ains.',
  ])('has a hover in every form: %s', (text) => {
    expect(shown(text, { files })?.markdown).toContain('**Unchain**');
  });

  it('has the card that explains it as its definition', () => {
    const { snapshot, offset } = inRules('You may unch|ain it.', { files });
    const definition = definitionAt(snapshot, offset);
    expect(definition).toMatchObject({ path: 'kennel.cards' });
    const text = files['kennel.cards'];
    expect(definition && 'span' in definition && text.slice(definition.span.start, definition.span.end)).toBe(
      'Unchain',
    );
  });

  it('is among the references to its token', () => {
    const { snapshot, offset } = inRules('Create a 3/2 red Beast| creature token. Then unchain it.', { files });
    const places = referencesAt(snapshot, offset, [snapshot], true) ?? [];
    expect(places.map(({ span }) => snapshot.text.slice(span.start, span.end))).toEqual(['Beast', 'unchain']);
  });

  it('makes tokens in the code lens of a card that uses it', () => {
    const snapshot = snapshotOf({ 'a.cards': 'Some Card {R}\nSorcery\nUnchain target creature.\n', ...files });
    expect(lensesOf(snapshot).map(({ title }) => title)).toEqual(['makes: Beast Token']);
  });
});

describe('completion of the keywords of a set', () => {
  const offered = (text: string) => {
    const { snapshot, offset } = inRules(text, { files });
    return (completionsAt(snapshot, offset, false) ?? []).map(({ label, newText, detail }) => ({
      label,
      newText,
      detail,
    }));
  };

  it.each(['You may unch|', 'When this creature enters, unch|', 'Unch|'])(
    'offers an action at the beginning of a clause: %s',
    (text) => {
      const label = text.startsWith('U') ? 'Unchain' : 'unchain';
      const detail = 'Exile it. Its controller creates a 3/2 red Beast creature token.';
      expect(offered(text)).toContainEqual({ label, newText: label, detail });
    },
  );

  it('offers an ability, with and without its reminder text', () => {
    const detail = 'This creature can’t be tapped.';
    expect(offered('Watch|')).toContainEqual({ label: 'Watchful', newText: 'Watchful', detail });
    expect(offered('Watch|')).toContainEqual({ label: 'Watchful (…)', newText: `Watchful (${detail})`, detail });
    expect(offered('Target creature gains watch|')).toContainEqual({ label: 'watchful', newText: 'watchful', detail });
  });

  it('documents the meaning of a keyword', () => {
    const { snapshot } = inRules('Watch|', { files });
    expect(describeCompletion({ kind: 'keyword', key: 'watchful' }, snapshot)).toContain('can’t be tapped');
  });
});
