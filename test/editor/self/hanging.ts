/** A suite that never ends, to check that the runner times out. */
export const run = (): Promise<void> => new Promise(() => {});
