// @ts-check
/** Runs the tests of test/person: the packaged extension in the served VS Code, used by keyboard and mouse. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../../test/rig/browser.mjs';
import { codeServer } from '../../test/rig/code-server.mjs';
import { layOutExtension } from '../../test/rig/web-extension.mjs';
import { skipped } from '../lib/counts.mjs';
import { packagedExtension } from '../lib/package.mjs';
import { root, UserError } from '../lib/run.mjs';
import { runVitest } from '../lib/run-vitest.mjs';

/** @returns {Promise<import('../lib/counts.mjs').Counts>} */
export async function run() {
  rmSync(join(root, 'out/person'), { recursive: true, force: true }); // screenshots of earlier failures
  try {
    await codeServer();
    await (await launchBrowser()).close();
  } catch (error) {
    // On a developer's machine a missing browser or editor is not a failure of the code.
    if (!(error instanceof UserError) || process.env.CI) throw error;
    return skipped(`the editor cannot be used as a person does: ${error.message}`);
  }
  await packagedExtension();
  await layOutExtension();
  return runVitest('person', ['--root', root, '--config', join(root, 'test/person/vitest.config.mts')]);
}
