import { describe, expect, it } from 'vitest';
import { Prints } from '../../../server/src/analysis/set/prints.js';
import { enabling, type Files, type LintOptions, lint } from '../support/lint.js';

/** Sorceries with these rules texts, named A, B and so on. */
function songs(...rules: readonly string[]): string {
  return rules.map((text, at) => `${'ABCDEFGH'[at]} Song {G}\nSorcery\n${text}`).join('\n\n');
}

/** The messages of the rules on prints for the first of some files. */
function messages(files: Files, options: LintOptions = {}): string[] {
  const own = ['token-without-print', 'different-tokens-same-name', 'single-maker-token'];
  return lint(files, options).flatMap(({ rule, message }) => (own.includes(rule) ? [message] : []));
}

const flying = 'Create a 1/1 white Spirit creature token with flying.';
const black = 'Create a 2/2 black Spirit creature token.';

describe('a token without a print', () => {
  const missing = (prints: readonly string[] | null, ...rules: readonly string[]) =>
    messages({ 'a.cards': songs(...rules) }, { declared: { prints: prints && new Prints(prints) } });

  it('is reported once, where it is made first, if the settings list prints', () => {
    const food = ['Create a Food token.', 'Create two Food tokens.'];
    expect(missing(null, ...food)).toEqual([]);
    expect(missing(['Food'], ...food)).toEqual([]);
    expect(missing([], ...food)).toEqual(['No print of “Food Token” is listed under “prints”.']);
    const beside = { 'b.cards': songs(...food), 'a.cards': songs('Create a Food token.') };
    expect(messages(beside, { declared: { prints: new Prints([]) } })).toHaveLength(1);
    const after = { 'b.cards': songs('Draw a card.'), 'a.cards': songs(...food) };
    expect(messages(after, { declared: { prints: new Prints([]) } })).toEqual([]);
  });

  it('is identified by power and toughness if the prints are', () => {
    expect(missing(['1/1 Spirit'], flying, black)).toEqual([
      'No print of the 2/2 “Spirit Token” is listed under “prints”.',
    ]);
    expect(missing(['Spirit'], flying, black)).toEqual([]);
  });

  it('mentions a similar print that no other token needs', () => {
    expect(missing(['Treasuer'], 'Create a Treasure token.')).toEqual([
      'No print of “Treasure Token” is listed under “prints”; is it the one listed as “Treasuer”?',
    ]);
    const rats = ['Create a 1/1 black Rat creature token.', 'Create a 1/1 black Bat creature token.'];
    expect(missing(['Rat'], ...rats)).toEqual(['No print of the 1/1 “Bat Token” is listed under “prints”.']);
  });

  it('is not reported for copies, reminder text and undefined names', () => {
    const copy = "Create a token that's a copy of target creature.";
    const reminder = 'Flying (Whenever this dies, create a Food token.)';
    expect(missing([], copy, reminder)).toEqual([]);
    const rules = lint({ 'a.cards': songs('Create a Plumb token.') }, { declared: { prints: new Prints([]) } });
    expect(rules.map(({ rule }) => rule)).toEqual(['unknown-predefined-token']);
  });

  it('is also reported if a keyword makes it', () => {
    expect(missing(['Incubator'], 'Investigate.', 'Incubate 2.')).toEqual([
      'No print of “Clue Token” is listed under “prints”.',
    ]);
  });

  it('can be added to the list, with its size if the list has sizes', () => {
    const words = (prints: readonly string[]) =>
      lint({ 'a.cards': songs(black) }, { declared: { prints: new Prints(prints) } }).map(
        (one) => one.declarable?.word,
      );
    expect(words([])).toEqual(['Spirit']);
    expect(words(['1/1 Spirit'])).toEqual(['2/2 Spirit']);
  });
});

describe('different tokens with the same name', () => {
  const settings = enabling('different-tokens-same-name');

  it('are not reported by default', () => {
    expect(messages({ 'a.cards': songs(flying, black) })).toEqual([]);
  });

  it('are reported for each but the first', () => {
    expect(messages({ 'a.cards': songs(flying, black, flying, black) }, { settings })).toEqual([
      'This “Spirit Token” differs from the one that A Song makes (1/1 · Creature — Spirit · white · Flying).',
    ]);
    expect(messages({ 'b.cards': songs(black), 'a.cards': songs(flying) }, { settings })).toEqual([]);
    expect(messages({ 'a.cards': songs(flying), 'b.cards': songs(black) }, { settings })).toEqual([]);
  });

  it.each([
    ['keywords in another order', ['with flying and haste', 'with haste and flying']],
    [
      'another word for itself',
      ['with “{T}, Sacrifice this token: You gain 1 life.”', 'with “{T}, Sacrifice this artifact: You gain 1 life.”'],
    ],
  ])('do not differ by %s', (_, endings) => {
    const rules = endings.map((ending) => `Create a 1/1 red Goblin artifact creature token ${ending}.`);
    expect(messages({ 'a.cards': songs(...rules) }, { settings })).toEqual([]);
  });
});

describe('a token that only one card makes', () => {
  const settings = enabling('single-maker-token');

  it('is not reported by default', () => {
    expect(messages({ 'a.cards': songs(flying) })).toEqual([]);
  });

  it('is reported once, however often that card makes it', () => {
    const often = `${flying}\nWhenever you draw a card, create two 1/1 white Spirit creature tokens with flying.`;
    expect(messages({ 'a.cards': songs(often, black) }, { settings })).toEqual([
      'Only A Song makes the 1/1 “Spirit Token”.',
      'Only B Song makes the 2/2 “Spirit Token”.',
    ]);
  });

  it('is not reported if a card in another file makes it', () => {
    const other = songs('Draw a card.', flying);
    expect(messages({ 'a.cards': songs(flying), 'b.cards': other }, { settings })).toEqual([]);
  });
});
