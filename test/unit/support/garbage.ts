import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Has the engine forget everything that nobody holds any more. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What was looked at through a weak reference lives on until the job at hand is done.
  await new Promise((resolve) => setTimeout(resolve));
  collect();
}
