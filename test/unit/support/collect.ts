import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Has the engine let go of all that nobody can reach, once what was looked at in this job is not held any more. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setTimeout(resolve));
  (runInNewContext('gc') as () => void)();
}
