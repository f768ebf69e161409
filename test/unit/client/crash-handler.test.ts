import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('vscode', () => import('./vscode.js'));
// The library needs an editor; of it only two lists of numbers are used here.
vi.mock('vscode-languageclient', () => ({
  CloseAction: { DoNotRestart: 1, Restart: 2 },
  ErrorAction: { Continue: 1, Shutdown: 2 },
}));

const { crashHandler } = await import('../../../client/src/crash-handler.js');
const { RestartBudget } = await import('../../../client/src/restart-budget.js');
const { told, user } = await import('./vscode.js');

/** Whether another server is started at each of so many ends of one, a second apart. */
async function ends(count: number) {
  let time = 0;
  const started: boolean[] = [];
  const budget = new RestartBudget(5, 180_000, () => time);
  for (let end = 0; end < count; end++) {
    time += 1000;
    const handler = crashHandler(budget, (again) => started.push(again));
    expect(await handler.closed()).toMatchObject({ action: 1, handled: true }); // the library itself starts none
  }
  await Promise.resolve();
  return started;
}

describe('a server that keeps ending', () => {
  beforeEach(() => {
    told.messages = [];
    told.commands = [];
    user.chooses = undefined;
  });

  it('is started again five times without a word', async () => {
    expect(await ends(5)).toEqual(Array(5).fill(true));
    expect(told.messages).toEqual([]);
  });

  it('is given up the sixth time, and the user is told, with the log and a new start on offer', async () => {
    expect((await ends(6)).at(-1)).toBe(false);
    expect(told.messages).toEqual([
      {
        text: 'The Tokenwright server keeps ending by itself, so it is no longer started again.',
        actions: ['Show Log', 'Restart Server'],
      },
    ]);
    expect(told.commands).toEqual([]);
  });

  it.each([
    ['Show Log', 'tokenwright.showLog'],
    ['Restart Server', 'tokenwright.restartServer'],
  ])('%s does what it says', async (label, command) => {
    user.chooses = label;
    await ends(6);
    await vi.waitFor(() => expect(told.commands).toEqual([command]));
  });

  it('whose messages break now and then goes on, and is replaced where they keep breaking', () => {
    const started: boolean[] = [];
    const handler = crashHandler(new RestartBudget(), (again) => started.push(again));
    const actions = [1, 2, 3, 4].map((count) => handler.error(new Error('broken'), undefined, count));
    expect(actions).toEqual([1, 1, 1, 2].map((action) => ({ action, handled: true })));
    expect(started).toEqual([true]);
    expect(told.messages).toEqual([]);
  });

  it('ends once, however many messages break over it before its connection closes', async () => {
    const started: boolean[] = [];
    const budget = new RestartBudget(2);
    for (let server = 0; server < 2; server++) {
      const handler = crashHandler(budget, (again) => started.push(again));
      for (const count of [2, 4, 6, 8]) await handler.error(new Error('broken'), undefined, count);
      await handler.closed();
    }
    expect(started).toEqual([true, true]);
    expect(told.messages).toEqual([]);
  });
});
