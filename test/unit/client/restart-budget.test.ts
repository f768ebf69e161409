import { describe, expect, it } from 'vitest';
import { RestartBudget } from '../../../client/src/restart-budget.js';

describe('restarts of a crashed server', () => {
  const budgetAt = (clock: { time: number }) => new RestartBudget(5, 180_000, () => clock.time);

  it('are limited to five in three minutes', () => {
    const clock = { time: 0 };
    const budget = budgetAt(clock);
    const answers = Array.from({ length: 6 }, () => {
      clock.time += 1000;
      return budget.spend();
    });
    expect(answers).toEqual([true, true, true, true, true, false]);
  });

  it('are not limited if the crashes are far apart', () => {
    const clock = { time: 0 };
    const budget = budgetAt(clock);
    for (let crash = 0; crash < 20; crash++) {
      clock.time += 40_000;
      expect(budget.spend()).toBe(true);
    }
  });

  it('are counted from zero after the user restarts the server', () => {
    const budget = budgetAt({ time: 0 });
    for (let crash = 0; crash < 6; crash++) budget.spend();
    budget.reset();
    expect(budget.spend()).toBe(true);
  });
});
