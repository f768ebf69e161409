import type { Effect } from './effect.js';

/** "I have +1 [M] and [Ganking]" is two effects. */
export function splitChange({ keywords, abilities, ...change }: Effect): Effect[] {
  const { pt: _, ...rest } = change;
  return [
    change,
    { ...rest, action: 'gain-ability', ...(keywords ? { keywords } : {}), ...(abilities ? { abilities } : {}) },
  ];
}

/** "~ doesn't untap during its controller's next untap step." */
export function untapped(effect: Effect): Effect {
  const duration = /during .*$/.exec(effect.text)?.[0];
  return { ...effect, action: 'cant', of: 'untap', ...(duration ? { duration } : {}) };
}

/** "~ enters tapped with two charge counters on it." */
export function withEntering({ amount, counter, ...effect }: Effect): Effect[] {
  const counters = {
    ...(amount === undefined ? {} : { amount }),
    ...(counter === undefined ? {} : { counter }),
  };
  return [effect, { ...effect, action: 'enter-with-counters', ...counters }];
}
