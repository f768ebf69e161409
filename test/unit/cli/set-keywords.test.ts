import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Folder } from './call.js';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
});
afterEach(() => folder.remove());

/** Writes a set with keywords that are each explained on one card, and one that only the settings declare. */
function writeSet(): void {
  folder.write('tokenwright.json', '{ "actions": { "Rekindle N": "Create N 1/1 red Spark creature tokens." } }');
  folder.write(
    'commons.cards',
    [
      'Kennel Keeper {1}{R}\nCreature — Human\nWhen this creature enters, unchain target creature.\n2/1',
      'Gate Sentry {2}{W}\nCreature — Human Soldier\nVigilance, escort 1\n2/2',
      'Ash Stoker {R}\nSorcery\nRekindle 2.',
      'Quiet Watcher {U}\nCreature — Human\nWhenever you unchain a creature, draw a card.\n1/1',
    ].join('\n\n'),
  );
  folder.write(
    'rares.cards',
    [
      'Chain Breaker {2}{R}\nSorcery\nUnchain target creature. (Exile it. Its controller creates a 3/2 red Beast creature token.)',
      'Royal Escort {3}{W}\nCreature — Human Knight\nEscort 2 (When this creature enters, create two 1/1 white Soldier creature tokens.)\n2/2',
    ].join('\n\n'),
  );
}

describe('the tokens of a set with custom keywords', () => {
  it('are listed with all cards that use a keyword, and the keyword', async () => {
    writeSet();
    const { tokens } = (await folder.json(['tokens', '--format', 'json'])) as unknown as {
      tokens: { name: string; createdBy: { card: string; context: string; via: string }[] }[];
    };
    const made = tokens.map(({ name, createdBy }) => [name, createdBy.map(({ card, via }) => `${card} (${via})`)]);
    expect(made).toEqual([
      ['Beast Token', ['Kennel Keeper (unchain)', 'Chain Breaker (unchain)']],
      ['Soldier Token', ['Gate Sentry (escort)', 'Royal Escort (escort)']],
      ['Spark Token', ['Ash Stoker (rekindle)']],
    ]);
    expect(new Set(tokens.flatMap(({ createdBy }) => createdBy.map(({ context }) => context)))).toEqual(
      new Set(['keyword']),
    );
  });

  it('have no findings', async () => {
    writeSet();
    expect((await folder.call(['lint'])).out).toContain('No findings');
  });
});
