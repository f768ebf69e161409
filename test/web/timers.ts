/** What the suites use of `node:timers/promises`, in a browser. */
export { sleep as setTimeout };

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => globalThis.setTimeout(resolve, milliseconds));
}
