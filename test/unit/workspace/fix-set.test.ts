import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { fixSet } from '../../../server/src/workspace/sets/fix-set.js';
import { openWorkspace } from './open-workspace.js';

const paths = readdirSync('examples', { recursive: true, encoding: 'utf8' })
  .map((path) => `examples/${path.replaceAll('\\', '/')}`)
  .filter((path) => statSync(path).isFile());
const examples = Object.fromEntries(paths.map((path) => [`/${path}`, readFileSync(path, 'utf8')]));

async function fixedTexts(files: Readonly<Record<string, string>>) {
  const { workspace } = openWorkspace(files, { folders: ['/examples'] });
  const fixed = (await workspace.setsIn()).flatMap((set) => fixSet(set));
  return Object.fromEntries(fixed.map(({ file, edits }) => [file.path, applyEdits(file.text.toString(), edits)]));
}

describe('fixing the example sets', () => {
  it('leaves no safe fixes', async () => {
    const after = await fixedTexts(examples);
    expect(Object.keys(after)).toContain('/examples/ashes-of-kel-doran/mistakes.cards');
    const { workspace } = openWorkspace({ ...examples, ...after }, { folders: ['/examples'] });
    for (const path of await workspace.paths()) {
      const { findings = [] } = (await workspace.report(path)) ?? {};
      expect(findings.filter(({ fix }) => fix?.kind === 'safe')).toEqual([]);
    }
    expect(await fixedTexts({ ...examples, ...after })).toEqual({});
  });

  it('does not change the set', async () => {
    const { workspace } = openWorkspace(examples, { folders: ['/examples'] });
    const path = '/examples/ashes-of-kel-doran/mistakes.cards';
    const before = await workspace.report(path);
    fixSet(await workspace.setOf(path));
    expect(await workspace.report(path)).toBe(before);
  });
});
