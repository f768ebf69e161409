import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeEdits } from '../../../server/src/lint/fix/fixes.js';
import { type FixedFile, fixFiles } from '../../../server/src/workspace/sets/fix-files.js';
import { seeded } from '../support/seeded.js';
import { definition, maker, openWorkspace } from './open-workspace.js';

const name = fc.constantFrom('Old Coil', 'old coil', 'Damson', 'Tresure', 'treasure', 'Goblin Scout', 'goblin scout');

/** Cards and definitions that depend on each other, many of them with a mistake that is safe to fix. */
const block = fc.oneof(
  name.map((token) => maker(token)),
  name.map((token) => definition(token)),
  fc
    .tuple(
      fc.constantFrom('Create', 'Put', 'create', 'Creates'),
      fc.constantFrom('a', 'an', 'two', '2', 'X', ''),
      fc.constantFrom('3/3 blue', 'blue 3/3', '1/1 red and white', ''),
      fc.constantFrom('Serpent', 'serpent', 'Goblin Scout', 'goblin scout', 'Food', '𝔸 Serpent', ''),
      fc.constantFrom('creature token', 'token creature', 'creature Token', 'tokens', 'creature', 'token token', ''),
      fc.constantFrom('named Old Coil', 'named Old Coil Token', 'named Goblin Scout', 'tapped', 'with Flying', ''),
      fc.constantFrom('.', ' onto the battlefield.', ' under your control.', '. (It’s an artifact.)', ''),
    )
    .map((words) => `Slip {U}\nSorcery\n${words.slice(0, -1).filter(Boolean).join(' ')}${words.at(-1)}\n`),
  fc
    .tuple(name, fc.constantFrom('Serpent', 'serpent', 'Goblin Scout', 'Coil'))
    .map(([token, types]) => `${token}\nCreature — ${types}\nColor: blue\n3/3\n`),
  fc.constantFrom('# tokenwright-disable-next-line', '\n\n', 'Half typed {1', 'Set: A\nRulebook: magic-2020-01'),
);
const text = fc
  .tuple(fc.array(block, { maxLength: 5 }), fc.constantFrom('\n', '\r\n'))
  .map(([blocks, end]) => blocks.join('\n').replaceAll('\n', end));
const set = fc.record({
  '/set/a.tokens': text,
  '/set/b.cards': text,
  '/set/deep/c.cards': text,
  '/set/deep/d.tokens': text,
  '/set/tokenwright.json': fc.constantFrom('{}', '{ "predefined": ["Damson"] }', '{ "rulebook": "magic-2020-01" }'),
});

async function fixed(files: Readonly<Record<string, string>>, step = () => {}): Promise<FixedFile[]> {
  const { workspace } = openWorkspace(files);
  return fixFiles(workspace, await workspace.paths(), { wanted: () => true, step });
}

describe('the safe fixes of a set', () => {
  it('leave nothing to fix in a second run', async () => {
    let changed = 0;
    await fc.assert(
      fc.asyncProperty(set, async (files) => {
        const first = await fixed(files);
        changed += first.length;
        for (const { path, before, after, fixes } of first) {
          expect(before).toBe(files[path as keyof typeof files]);
          expect(after).not.toBe(before);
          expect(Buffer.from(after).toString()).toBe(after);
          expect(fixes).toBeGreaterThan(0);
        }
        const now = { ...files, ...Object.fromEntries(first.map(({ path, after }) => [path, after])) };
        expect(await fixed(now)).toEqual([]);
      }),
      seeded,
    );
    expect(changed).toBeGreaterThan(seeded.numRuns);
  });

  it('consist of edits that do not overlap', async () => {
    await fc.assert(
      fc.asyncProperty(set, async (files) => {
        const { workspace } = openWorkspace(files);
        for (const path of await workspace.paths()) {
          const report = await workspace.report(path);
          const findings = report?.findings ?? [];
          for (const edits of [safeEdits(findings), ...findings.map(({ fix }) => fix?.edits ?? [])]) {
            let end = 0;
            for (const { span } of edits) {
              expect(end <= span.start && span.start <= span.end && span.end <= report!.text.length).toBe(true);
              end = span.end;
            }
          }
        }
      }),
      seeded,
    );
  });

  it('apply to the requested files, with one step for each', async () => {
    let steps = 0;
    const slip = 'Slip {U}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n';
    const files = await fixed({ '/set/b.cards': slip, '/set/a.cards': slip, '/set/c.cards': '' }, () => steps++);
    expect(files.map(({ path, fixes }) => [path, fixes])).toEqual([
      ['/set/a.cards', 1],
      ['/set/b.cards', 1],
    ]);
    expect(steps).toBe(3);
  });
});
