import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workbench } from '../../scripts/lib/workbench.mjs';
import { type Seat, takeSeat } from './workbench.js';

const seen = { timeout: 20_000 };

/** The process ids of the language servers of an editor, which are told from others by its home. */
function servers(home: string): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => row.includes(home) && row.includes('server/dist/server.js')).map(Number.parseFloat);
}

describe('a server that keeps ending', () => {
  let seat: Seat;
  let at: Workbench;
  const squiggles = () => at.page.locator('.squiggly-warning, .squiggly-error').count();
  /** Ends the server, and waits for the next one where there is to be one. */
  const kill = async (isLast = false) => {
    const before = servers(seat.home);
    expect(before).toHaveLength(1);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => servers(seat.home).filter((pid) => !before.includes(pid)), seen)
      .toHaveLength(isLast ? 0 : 1);
  };

  /** Writes a mistake, waits until it is underlined, and takes it back. */
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
    seat = await takeSeat('Node');
    at = seat.at;
    await at.open('grove.cards');
    await at.page.locator('.squiggly-warning, .squiggly-error').first().waitFor({ timeout: 30_000 });
  });
  afterAll(() => seat?.leave());

  it('is started again five times without a word, even where it had hardly begun', async () => {
    for (let times = 0; times < 5; times++) await kill();
    await finds();
    expect(await at.notices.allTextContents()).toEqual([]);
  });

  it('is given up the sixth time, which is said', async () => {
    await kill(true);
    await expect
      .poll(() => at.notices.allTextContents(), seen)
      .toEqual(['The Tokenwright server keeps ending by itself, so it is no longer started again.']);
    expect(servers(seat.home)).toEqual([]);
  });

  it('has its log on offer', async () => {
    await at.noticeButton('Show Log').click();
    await at.page.locator('.part.panel .output-view, .part.panel [id*="output"]').first().waitFor();
  });

  it('is started again by hand, and its findings are back', async () => {
    await at.command('Tokenwright: Restart Server');
    await at.open('grove.cards');
    await finds();
    expect(servers(seat.home)).toHaveLength(1);
  });
});
