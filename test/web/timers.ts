/** The part of `node:timers/promises` that the suites use, for a browser. */
export { sleep as setTimeout };

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
}
