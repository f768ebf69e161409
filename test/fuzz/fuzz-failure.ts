import { RULE_FAILED } from '../../server/src/lint/engine/rule-failure.js';

/** A failed check, with the action, its input and the result. */
export class FuzzFailure extends Error {}

/** The maximum processor time for one answer, in milliseconds: the largest file is one card of 150,000 characters. */
const TIME_LIMIT = 6000;

/** Runs an action, and fails if it throws or takes too long. @param on describes the input, for the message */
export async function attempt<T>(what: string, on: () => string, act: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  let result: T;
  try {
    result = await act();
  } catch (error) {
    if (error instanceof FuzzFailure) throw error;
    throw new FuzzFailure(`${what}: ${error instanceof Error ? error.stack : error}\n${on()}`);
  }
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > TIME_LIMIT) throw new FuzzFailure(`${what}: took ${milliseconds.toFixed(0)} ms\n${on()}`);
  return result;
}

/** Fails unless two values have the same JSON. */
export function expectSame(what: string, found: unknown, wanted: unknown, on: () => string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a === b) return;
  let at = 0;
  while (a?.[at] !== undefined && a[at] === b?.[at]) at++;
  const around = (text: string | undefined) => text?.slice(Math.max(0, at - 120), at + 200);
  throw new FuzzFailure(`${what}: differs\n  found:  …${around(a)}\n  wanted: …${around(b)}\n${on()}`);
}

/** Fails if one of the findings or diagnostics reports that a rule threw. */
export function expectNoRuleFailure(found: readonly { readonly message: unknown }[], on: () => string): void {
  const failure = found.find((each) => ('rule' in each ? each.rule : 'code' in each && each.code) === RULE_FAILED);
  if (failure) throw new FuzzFailure(`${failure.message}\n${on()}`);
}
