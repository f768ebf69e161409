/** The part of `node:assert/strict` that the suites use, for a browser. */

export function ok(value: unknown, message = `${shown(value)} is not so`): asserts value {
  if (!value) throw new Error(message);
}

export function equal(actual: unknown, expected: unknown, message = ''): void {
  ok(Object.is(actual, expected), `${message} ${shown(actual)} is not ${shown(expected)}`);
}

export function notEqual(actual: unknown, expected: unknown, message = ''): void {
  ok(!Object.is(actual, expected), `${message} ${shown(actual)}`);
}

/** Compares plain data. */
export function deepEqual(actual: unknown, expected: unknown, message = ''): void {
  ok(shown(actual) === shown(expected), `${message} ${shown(actual)} is not ${shown(expected)}`);
}

export function match(text: string, pattern: RegExp, message = ''): void {
  ok(pattern.test(text), `${message} ${shown(text)} does not match ${pattern}`);
}

export function doesNotMatch(text: string, pattern: RegExp, message = ''): void {
  ok(!pattern.test(text), `${message} ${shown(text)} matches ${pattern}`);
}

export async function rejects(what: PromiseLike<unknown> | (() => PromiseLike<unknown>)): Promise<void> {
  const promise = typeof what === 'function' ? what() : what;
  const fails = await promise.then(
    () => false,
    () => true,
  );
  ok(fails, 'nothing went wrong');
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
