import { writeFileSync } from 'node:fs';
import { format } from 'node:util';
import type { Stats } from 'mocha';
import { countsMark, lineMark } from '../rig/suite-marks.mjs';

/**
 * Runs test files and reports line by line.
 * @param files compiled test files; if they contain no test, the run fails
 * @throws if a test fails
 */
export async function runMocha(files: string[]): Promise<void> {
  const { default: Mocha } = await import('mocha');
  const consoleLog = (...values: unknown[]) => {
    for (const line of format(...values).split('\n')) console.log(lineMark + line);
  };
  Object.assign(Mocha.reporters.Base, { consoleLog });
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 20_000, reporter: 'spec', failZero: true });
  for (const file of files) mocha.addFile(file);
  const { stats, failures } = await new Promise<{ stats: Stats | undefined; failures: number }>((resolve) => {
    const runner = mocha.run((count) => resolve({ stats: runner.stats, failures: count }));
  });
  const { passes: passed = 0, pending: skipped = 0 } = stats ?? {};
  const counts = JSON.stringify({ passed, failed: failures, skipped });
  console.log(countsMark + counts);
  // On the desktop the runner cannot read the log.
  if (process.env.TOKENWRIGHT_COUNTS) writeFileSync(process.env.TOKENWRIGHT_COUNTS, counts);
  if (failures > 0) throw new Error(`${failures} failed`);
}
