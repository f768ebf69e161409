import { describe, expect, it } from 'vitest';
import { completionsAt } from '../../../server/src/features/completion/completions-at.js';
import { inRules } from '../support/snapshot.js';

/** The completions at the `|` in some rules text, the most likely first. */
function labels(rules: string): string[] {
  const { snapshot, offset } = inRules(rules);
  return (completionsAt(snapshot, offset, true) ?? [])
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ label }) => label);
}

describe('completion by the grammar', () => {
  it.each([
    ['Target player dr|', 'draws', 'draw'],
    ['You may dr|', 'draw', 'draws'],
    ['Creatures you control ge|', 'get', 'gets'],
    ['This creature ge|', 'gets', 'get'],
    ['Destroy target cre|', 'creature', 'creatures'],
    ['Destroy all cre|', 'creatures', 'creature'],
    ['Whenever you ca|', 'cast', 'casts'],
    ['Whenever an opponent ca|', 'casts', 'cast'],
    ['Draw a card. Target player dis|', 'discards', 'discard'],
    ['{T}: Target player lo|', 'loses', 'lose'],
    ['When this creature enters, you lo|', 'lose', 'loses'],
    ['Creatures you control have "Whenever this creature at|', 'attacks', 'attack'],
  ])('offers "%s" the form that fits, %s, before %s', (rules, fits, other) => {
    const words = labels(rules).map((label) => label.split(/[ .,]/)[0]);
    expect(words[0]).toBe(fits);
    expect(words.slice(0, words.indexOf(fits))).not.toContain(other);
  });

  it('ranks words that cannot follow below those that can, and leaves out none', () => {
    const found = labels('Destroy target s|');
    expect(found).toContain('search');
    expect(found.indexOf('spell')).toBeLessThan(found.indexOf('search'));
    expect(found.indexOf('sorcery')).toBeLessThan(found.indexOf('sacrifices'));
  });

  it.each([
    ['Counter target spell unless |', 'its controller pays'],
    ['Activate only |', 'as a sorcery'],
    ['Equipped creature |', 'gets'],
    ['Draw a card, then |', 'discard a card'],
    ['Exile target creature until |', 'this creature leaves the battlefield'],
    ['Target creature gets +2/+2 and |', 'gains'],
  ])('offers before the first letter how "%s" mostly goes on', (rules, expected) => {
    expect(labels(rules)[0]).toBe(expected);
  });

  it('offers before the first letter only what can follow', () => {
    expect(labels('This spell costs {1} less to |')).toEqual(['cast', 'activate']);
    expect(labels('Target creature gains |')[0]).toBe('flying');
    expect(labels('Equipped creature gets +1/+1 until end of |')).not.toContain('counter');
  });

  it('offers rare words of wordings that no list of common words has', () => {
    expect(labels('The duel|')).not.toContain('renowned');
    expect(labels('Whenever this creature becomes reno|')).toContain('renowned');
  });

  it('offers what it did before where the sentence is not understood', () => {
    expect(labels('Wobble the gra|')).toContain('graveyard');
  });

  it('knows the second words of keywords and the word after a kind of counter', () => {
    expect(labels('It gains first str|')[0]).toBe('strike');
    expect(labels('Put two oil cou|')[0]).toBe('counters');
  });
});
