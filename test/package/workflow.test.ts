import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { bundled } from '../lsp/support/bundle.js';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

const page = readFileSync(join(import.meta.dirname, '../../docs/ci.md'), 'utf8');
const [, block = ''] = /<!-- workflow:begin -->\n```yaml\n([\s\S]*?)```\n<!-- workflow:end -->/.exec(page) ?? [];

function stepsOf(text: string): Step[] {
  const document = parseDocument(text, { strict: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS().jobs.lint.steps;
}

describe('the workflow in docs/ci.md', () => {
  it('checks out, lints with annotations, and uploads SARIF', () => {
    const { on, permissions } = parseDocument(block).toJS();
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    expect(permissions).toEqual({ contents: 'read', 'security-events': 'write' });
    const steps = stepsOf(block);
    for (const { uses, run } of steps) expect(uses ?? run).toMatch(uses ? /^[\w-]+\/[\w/-]+@v\d+$/ : /^npx /);
    const uploaded = steps.find(({ uses }) => uses?.startsWith('github/codeql-action/upload-sarif@'))?.with;
    expect(steps.some(({ run }) => run?.includes(`> ${uploaded?.sarif_file} `))).toBe(true);
  });

  it.runIf(existsSync('/bin/bash'))('runs in a shell, and fails if there are errors', async () => {
    const program = await bundled('cli');
    const [annotate, report] = stepsOf(block).flatMap(({ run }) =>
      run === undefined ? [] : [run.replace('npx --yes tokenwright', `"${process.execPath}" "${program}"`)],
    );
    const folder = mkdtempSync(join(tmpdir(), 'tokenwright-workflow-'));
    const env = { ...process.env, GITHUB_WORKSPACE: folder };
    // Like the runner: https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax
    const shell = (script = '') =>
      execFileSync('/bin/bash', ['-e', '-o', 'pipefail', '-c', script], { cwd: folder, env, stdio: 'pipe' }).toString();
    try {
      writeFileSync(join(folder, 'a.cards'), 'Grave Slip {R}\nSorcery\nCreate a Food.\n');
      expect(() => shell(annotate)).toThrow();
      shell(report);
      expect(JSON.parse(readFileSync(join(folder, 'tokenwright.sarif'), 'utf8')).runs[0].results).toHaveLength(1);
      writeFileSync(join(folder, 'a.cards'), 'Grave Rite {R}\nSorcery\nCreate a Food token.\n');
      expect(shell(annotate)).toBe('');
      writeFileSync(join(folder, 'tokenwright.json'), '{ "rulebook": ');
      writeFileSync(join(folder, 'b.cards'), Buffer.from([0x41, 0xe9]));
      expect(() => shell(annotate)).toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
