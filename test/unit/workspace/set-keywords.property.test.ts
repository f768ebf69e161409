import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../support/seeded.js';
import { openWorkspace } from './open-workspace.js';

/** Files that explain a keyword in different ways. */
const explaining = fc.constantFrom(
  'Teacher {R}\nSorcery\nEnlive target creature. (Its controller creates a 1/1 red Goblin creature token.)\n',
  'Teacher {R}\nSorcery\nEnlive target creature. (Its controller creates a 2/2 green Elf creature token.)\n',
  'Teacher {R}\nSorcery\nEnlive target creature. (Destroy it instead of exiling it.)\n',
  'Teacher {R}\nSorcery\nDestroy target creature. (Enlive nothing that is not yours.)\n',
  'Relic {R}\nArtifact\nFlyng (This artifact becomes an artifact creature until end of turn.)\n1/1\n',
  'Master {R}\nCreature — Human\nFlyng (When this creature dies, create a 1/1 red Goblin creature token.)\n1/1\n',
  'Plain {R}\nSorcery\nCreate a 1/1 red Goblin creature token.\n',
  '',
);
const using = fc.constantFrom(
  'Pupil {R}\nSorcery\nEnlive target creature.\n',
  'Pupil {R}\nArtifact\nFlyng\n1/1\n',
  'Pupil {R}\nSorcery\nTarget creature gains flyng until end of turn. Enlive it.\n',
  'Pupil {R}\nSorcery\nYou may enlive target creature.\n\nOther {R}\nCreature — Elf\nFlyng\n1/1\n',
);
const settings = fc.constantFrom(
  '{}',
  '{ "prints": ["Goblin"], "rules": { "single-maker-token": "hint", "different-tokens-same-name": "hint" } }',
  '{ "prints": ["Elf"], "keywords": ["Flyng"], "actions": { "enlive": "Create a Treasure token." } }',
);
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ path: fc.constantFrom('/set/a.cards', '/set/c.cards'), text: explaining }) },
  { weight: 3, arbitrary: fc.record({ path: fc.constant('/set/b.cards'), text: using }) },
  { weight: 1, arbitrary: fc.record({ path: fc.constant('/set/tokenwright.json'), text: settings }) },
);

async function findings({ workspace }: ReturnType<typeof openWorkspace>) {
  const all: Record<string, unknown> = {};
  for (const path of await workspace.paths()) all[path] = (await workspace.report(path))?.findings;
  return all;
}

describe('after a card explains a keyword differently', () => {
  it('all findings equal those of a new workspace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 5 }), async (changes) => {
        const first = {
          '/set/tokenwright.json':
            '{ "prints": ["Goblin"], "rules": { "single-maker-token": "hint", "different-tokens-same-name": "hint" } }',
          '/set/b.cards': 'Pupil {R}\nSorcery\nYou may enlive target creature.\n\nOther {R}\nArtifact\nFlyng\n1/1\n',
        };
        const used = openWorkspace(first);
        const disk = new Map<string, string>(Object.entries(first));
        for (const { path, text } of changes) {
          await findings(used);
          used.save(path, text, disk.has(path) ? 'changed' : 'created');
          disk.set(path, text);
        }
        expect(await findings(used)).toEqual(await findings(openWorkspace(Object.fromEntries(disk))));
      }),
      { ...seeded, numRuns: 80 },
    );
  });
});
