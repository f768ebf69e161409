import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workbench } from '../rig/workbench.mjs';
import { type OpenWorkbench, openWorkbench } from './workbench.js';

const seen = { timeout: 20_000 };

/** The process ids of an editor's language servers, which are identified by the editor's home folder. */
function servers(home: string): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => row.includes(home) && row.includes('server/dist/server.js')).map(Number.parseFloat);
}

describe('a server that keeps crashing', () => {
  let opened: OpenWorkbench;
  let at: Workbench;
  /** What the extension says; the editor may have messages of its own. */
  const messages = () => at.notices.filter({ hasText: 'Tokenwright' }).allTextContents();
  const squiggles = () => at.page.locator('.squiggly-warning, .squiggly-error').count();
  /** Kills the server, and waits for the next one unless it was the last. */
  const kill = async (isLast = false) => {
    const before = servers(opened.home);
    expect(before).toHaveLength(1);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => servers(opened.home).filter((pid) => !before.includes(pid)), seen)
      .toHaveLength(isLast ? 0 : 1);
  };

  /** Types a mistake, waits until it is underlined, and reverts it. */
  const finds = async () => {
    await at.open('grove.cards');
    await expect.poll(squiggles, seen).toBe(1);
    await at.press('Control+End');
    await at.page.keyboard.insertText('\n\nBough Reader {G}\nInstant\nCreate a Cleu token.');
    await expect.poll(squiggles, seen).toBeGreaterThan(1);
    await at.revert();
    await expect.poll(squiggles, seen).toBe(1);
  };

  beforeAll(async () => {
    opened = await openWorkbench('Node');
    at = opened.at;
    await at.open('grove.cards');
    await at.page.locator('.squiggly-warning, .squiggly-error').first().waitFor({ timeout: 30_000 });
  });
  afterAll(() => opened?.close());

  it('is restarted silently five times, even during startup', async () => {
    for (let times = 0; times < 5; times++) await kill();
    await finds();
    expect(await messages()).toEqual([]);
  });

  it('is not restarted the sixth time, and an error is shown', async () => {
    await kill(true);
    await expect
      .poll(messages, seen)
      .toEqual(['The Tokenwright server keeps ending by itself, so it is no longer started again.']);
    expect(servers(opened.home)).toEqual([]);
  });

  it('offers its log', async () => {
    await at.noticeButton('Show Log').click();
    await at.page.locator('.part.panel .output-view, .part.panel [id*="output"]').first().waitFor();
  });

  it('can be restarted manually, and shows findings again', async () => {
    await at.command('Tokenwright: Restart Server');
    await at.open('grove.cards');
    await finds();
    expect(servers(opened.home)).toHaveLength(1);
  });
});
