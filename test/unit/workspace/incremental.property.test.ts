import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../support/seeded.js';
import { definition, maker, openWorkspace } from './open-workspace.js';

const tokens = ['Quincefruit', 'Quincefruitt', 'Damson', 'Treasure', 'Tresure', 'Goblin Scout'];
const token = fc.constantFrom(...tokens);

/** Blocks that define tokens and keywords, or use them. */
const block = fc.oneof(
  token.map((name) => maker(name, `Maker of ${name}`)),
  token.map((name) => definition(name)),
  token.map((name) => `${name} {1}\nCreature — Human\nWhen a creature named ${name} dies, draw a card.\n1/1\n`),
  token.map(
    (name) => `Reminder {1}\nInstant\nCreate a ${name} token. (It's an artifact with "{T}: You gain 1 life.")\n`,
  ),
  fc
    .constantFrom('Scouts', 'More Scouts')
    .chain((name) =>
      fc
        .constantFrom('two 1/1 red', 'two 2/2 green')
        .map((what) => `${name} {R}\nSorcery\nCreate ${what} Goblin Scout creature tokens.\n`),
    ),
  // A keyword that one card explains and others use: the makers of tokens and spelling suggestions depend on it.
  fc.constantFrom(
    'Teacher {R}\nSorcery\nEnlive target creature. (Its controller creates a 1/1 red Goblin Scout creature token.)\n',
    'Teacher {R}\nSorcery\nEnlive target creature. (Its controller creates a 2/2 green Damson creature token.)\n',
    'Mender {R}\nSorcery\nEnlive target creature. (Destroy it instead.)\n',
    'Master {R}\nCreature — Human\nFlyng (When this creature dies, create a Quincefruit token.)\n1/1\n',
    'Robed {R}\nArtifact\nFlyng (This artifact becomes an artifact creature until end of turn.)\n1/1\n',
    'Pupil {R}\nSorcery\nEnlive target creature.\n',
    'Flyer Pupil {R}\nArtifact\nFlyng\n1/1\n',
    'Giver {R}\nSorcery\nTarget creature gains flyng until end of turn.\n',
  ),
  fc.constantFrom(
    'Host {R}\nCreature — Zorbling\n1/1\n',
    'Call {R}\nSorcery\nCreate a 1/1 red Zorbling creature token.\n',
  ),
  fc.constantFrom(
    'Set: B\nSubtypes: Zorbling\n\n',
    '# tokenwright-disable-next-line',
    '\n\n',
    'Half typed {1',
    'Set: A\nRulebook: magic-2020-01',
  ),
);
/** Cards without tokens, of different lengths; many of them fill several chunks of cards. */
const filler = fc
  .constantFrom(0, 0, 0, 3, 40)
  .map((count) =>
    Array.from({ length: count }, (_, at) => `Filler ${'r'.repeat(at)} {1}\nInstant\nDraw a card.\n`).join('\n'),
  );
const text = fc.array(fc.tuple(block, filler), { maxLength: 5 }).map((parts) => parts.flat().join('\n'));
const path = fc.constantFrom(
  '/set/a.cards',
  '/set/b.cards',
  '/set/deep/c.cards',
  '/set/a.tokens',
  '/set/deep/b.tokens',
);
const settings = fc.constantFrom(
  '{}',
  '{ "predefined": ["Damson"] }',
  '{ "rulebook": "magic-2020-01" }',
  '{ "exclude": ["deep"] }',
  '{ "keywords": ["Flyng"], "actions": { "enlive": "Create a Treasure token." }, "prints": ["Goblin Scout"] }',
  '{ "rules": { "unknown-predefined-token": "error" } }',
  '{ "suppress": { "deep": "*" } }',
  '{ "prints": ["Treasuer", "Damson", "2/2 Goblin Scout"] }',
  '{ "rules": { "single-maker-token": "hint", "different-tokens-same-name": "hint" } }',
);
const change = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('type' as const), path, text }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('save' as const), path, text }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('close' as const), path, text: fc.constant('') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), path, text: fc.constant('') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      path: fc.constant('/set/tokenwright.json'),
      text: settings,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      path: fc.constant('/set/tokenwright.json'),
      text: fc.constant(''),
    }),
  },
);

type Open = ReturnType<typeof openWorkspace>;

async function findings({ workspace }: Open) {
  const all: Record<string, unknown> = {};
  for (const each of await workspace.paths()) all[each] = (await workspace.report(each))?.findings;
  return all;
}

describe('after any changes', () => {
  it('all findings equal those of a new workspace', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(change, fc.boolean()), { maxLength: 12 }), async (changes) => {
        const used = openWorkspace({});
        const disk = new Map<string, string>();
        const typed = new Map<string, string>();
        for (const [{ do: what, path, text }, look] of changes) {
          if (what === 'type') {
            used.type(path, text);
            typed.set(path, text);
          } else if (what === 'close') {
            used.workspace.closeDocument(path);
            typed.delete(path);
          } else if (what === 'remove') {
            used.remove(path);
            disk.delete(path);
          } else {
            used.save(path, text, disk.has(path) ? 'changed' : 'created');
            disk.set(path, text);
          }
          if (look) await findings(used);
        }
        const fresh = openWorkspace(Object.fromEntries(disk));
        for (const [path, text] of typed) fresh.type(path, text);
        expect(await findings(used)).toEqual(await findings(fresh));
      }),
      { ...seeded, numRuns: 300 },
    );
  });
});
