import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('vscode', () => import('./vscode.js'));
// The library needs an editor; only two of its enums are used here.
vi.mock('vscode-languageclient', () => ({
  CloseAction: { DoNotRestart: 1, Restart: 2 },
  ErrorAction: { Continue: 1, Shutdown: 2 },
}));

const { crashHandler } = await import('../../../client/src/crash-handler.js');
const { RestartBudget } = await import('../../../client/src/restart-budget.js');
const { recorded, user } = await import('./vscode.js');

/** Simulates this many crashes, one second apart. Returns for each whether the server is restarted. */
async function ends(count: number) {
  let time = 0;
  const started: boolean[] = [];
  const budget = new RestartBudget(5, 180_000, () => time);
  for (let end = 0; end < count; end++) {
    time += 1000;
    const handler = crashHandler(budget, (again) => started.push(again));
    expect(await handler.closed()).toMatchObject({ action: 1, handled: true }); // the library does not restart it
  }
  await Promise.resolve();
  return started;
}

describe('a server that keeps crashing', () => {
  beforeEach(() => {
    recorded.messages = [];
    recorded.commands = [];
    user.chooses = undefined;
  });

  it('is restarted silently five times', async () => {
    expect(await ends(5)).toEqual(Array(5).fill(true));
    expect(recorded.messages).toEqual([]);
  });

  it('is not restarted the sixth time, and an error offers the log and a restart', async () => {
    expect((await ends(6)).at(-1)).toBe(false);
    expect(recorded.messages).toEqual([
      {
        text: 'The Tokenwright server keeps ending by itself, so it is no longer started again.',
        actions: ['Show Log', 'Restart Server'],
      },
    ]);
    expect(recorded.commands).toEqual([]);
  });

  it.each([
    ['Show Log', 'tokenwright.showLog'],
    ['Restart Server', 'tokenwright.restartServer'],
  ])('runs the command of “%s”', async (label, command) => {
    user.chooses = label;
    await ends(6);
    await vi.waitFor(() => expect(recorded.commands).toEqual([command]));
  });

  it('is restarted after repeated, but not after single connection errors', () => {
    const started: boolean[] = [];
    const handler = crashHandler(new RestartBudget(), (again) => started.push(again));
    const actions = [1, 2, 3, 4].map((count) => handler.error(new Error('broken'), undefined, count));
    expect(actions).toEqual([1, 1, 1, 2].map((action) => ({ action, handled: true })));
    expect(started).toEqual([true]);
    expect(recorded.messages).toEqual([]);
  });

  it('counts as one crash, however many connection errors it causes', async () => {
    const started: boolean[] = [];
    const budget = new RestartBudget(2);
    for (let server = 0; server < 2; server++) {
      const handler = crashHandler(budget, (again) => started.push(again));
      for (const count of [2, 4, 6, 8]) await handler.error(new Error('broken'), undefined, count);
      await handler.closed();
    }
    expect(started).toEqual([true, true]);
    expect(recorded.messages).toEqual([]);
  });
});
