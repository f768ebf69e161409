import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { files, type Outcome, runEditor } from './support/other-editor.js';

const hasEglot = (() => {
  try {
    execFileSync('emacs', ['--batch', '--eval', "(progn (package-initialize) (require 'eglot))"], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
if (!hasEglot) console.log('SKIPPED: Emacs with eglot is not installed, so the language server is not tried in it.');

/** The `init.el` configuration from docs/other-editors.md. */
const configuration = /```elisp\n(.*?)```/s.exec(readFileSync('docs/other-editors.md', 'utf8'))?.[1] ?? '';

describe.skipIf(!hasEglot)('Emacs, configured as in docs/other-editors.md', () => {
  let at: Outcome;
  beforeAll(async () => {
    const script = join(import.meta.dirname, 'support/emacs.el');
    const command = { quoted: '"tokenwright-language-server"', joint: ' ' };
    at = await runEditor('emacs', ['--batch', '--load', script], configuration, command);
  });

  it('gets answers to all requests', () => {
    expect(at.seen).not.toHaveProperty('problem');
    expect(at.seen.mode).toBe('cardtext-mode');
  });

  it('shows diagnostics', () => {
    expect(at.seen.diagnostics).toEqual({ Tresure: [expect.stringContaining('“Treasure”')] });
  });

  it('shows a hover and finds the definition', () => {
    expect(at.seen.hover).toMatch(/Quince Token.*Draw a card/s);
    expect(at.seen.definition).toBe('grove.tokens');
  });

  it('renames a token in every file', () => {
    expect(at.saved('grove.cards')).toBe(files['grove.cards'].replace('a Quince token', 'an Apple token'));
    expect(at.saved('grove.tokens')).toBe(files['grove.tokens'].replaceAll('Quince', 'Apple'));
  });

  it('completes names', () => {
    expect(at.seen.completions).toContain('Treasure token');
  });
});
