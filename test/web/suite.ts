/** The entry point for VS Code in a browser's extension host: runs the desktop suites a browser supports, and ours. */
import 'mocha/mocha.js';
import { countsMark, lineMark } from '../rig/suite-marks.mjs';

declare const mocha: BrowserMocha;
declare const Mocha: { reporters: { Base: object } };

/** Runs all tests. @throws if a test fails */
export async function run(): Promise<void> {
  const consoleLog = (format = '', ...values: unknown[]) => {
    const text = values.reduce<string>((line, value) => line.replace(/%[sd]/, () => String(value)), format);
    for (const line of text.split('\n')) console.log(lineMark + line);
  };
  mocha.setup({ ui: 'bdd', color: false, timeout: 20_000, reporter: 'spec', failZero: true });
  Object.assign(Mocha.reporters.Base, { consoleLog });
  await import('./web.test.js');
  await import('../editor/suite/actions.test.js');
  await import('../editor/suite/annotations.test.js');
  await import('../editor/suite/check.test.js');
  await import('../editor/suite/client.test.js');
  await import('../editor/suite/findings.test.js');
  await import('../editor/suite/fix.test.js');
  await import('../editor/suite/hover.test.js');
  await import('../editor/suite/rulebook.test.js');
  await import('../editor/suite/rules.test.js');
  await import('../editor/suite/settings.test.js');
  await import('../editor/suite/tokens.test.js');
  const { stats, failures } = await new Promise<{ stats: Mocha.Stats | undefined; failures: number }>((resolve) => {
    const runner = mocha.run((count) => resolve({ stats: runner.stats, failures: count }));
  });
  const { passes: passed = 0, pending: skipped = 0 } = stats ?? {};
  console.log(countsMark + JSON.stringify({ passed, failed: failures, skipped }));
  if (failures > 0) throw new Error(`${failures} failed`);
}
