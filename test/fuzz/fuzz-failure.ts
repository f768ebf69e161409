import { RULE_FAILED } from '../../server/src/lint/engine/rule-failure.js';

/** Something that must not be: what was done, on what, and what came of it. */
export class Complaint extends Error {}

/** How long one answer may take, in milliseconds of the processor’s time: a swollen file is one card of 150,000 characters, read anew. */
const LONGEST = 3000;

/** Does something, and complains where it throws or takes too long. @param on what it is done to, for the complaint */
export async function tried<T>(what: string, on: () => string, act: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  let result: T;
  try {
    result = await act();
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(`${what}: ${error instanceof Error ? error.stack : error}\n${on()}`);
  }
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000;
  if (milliseconds > LONGEST) throw new Complaint(`${what}: took ${milliseconds.toFixed(0)} ms\n${on()}`);
  return result;
}

/** Complains unless two values are the same when written as JSON. */
export function same(what: string, found: unknown, wanted: unknown, on: () => string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a === b) return;
  let at = 0;
  while (a?.[at] !== undefined && a[at] === b?.[at]) at++;
  const around = (text: string | undefined) => text?.slice(Math.max(0, at - 120), at + 200);
  throw new Complaint(`${what}: differs\n  found:  …${around(a)}\n  wanted: …${around(b)}\n${on()}`);
}

/** Complains where one of the findings, or diagnostics, is that a rule threw. */
export function sound(found: readonly { readonly message: unknown }[], on: () => string): void {
  const failure = found.find((each) => ('rule' in each ? each.rule : 'code' in each && each.code) === RULE_FAILED);
  if (failure) throw new Complaint(`${failure.message}\n${on()}`);
}
