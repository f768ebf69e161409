import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../../scripts/lib/browser.mjs';
import { serveEditor } from '../../scripts/lib/served-editor.mjs';
import { Workbench } from '../../scripts/lib/workbench.mjs';

/** The settings that the tests are about; inlay hints and the rest are as they come. */
const settings = {
  'editor.codeActionsOnSave': { 'source.fixAll.tokenwright': 'explicit' },
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'editor.accessibilitySupport': 'off',
};

/** A workbench that somebody sits at, on a folder of their own. */
export interface Seat {
  readonly at: Workbench;
  readonly folder: string;
  leave(): Promise<void>;
}

/** Opens a copy of the fixture in the served VS Code, with the packaged extension installed. */
export async function takeSeat(): Promise<Seat> {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-person-'));
  cpSync(join(import.meta.dirname, 'fixture'), folder, { recursive: true });
  const browser = await launchBrowser();
  const editor = await serveEditor({ vsix: 'out/tokenwright.vsix', settings });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(12_000);
  const at = new Workbench(page);
  await at.goto(editor.page(folder));
  return {
    at,
    folder,
    async leave() {
      await browser.close();
      await editor.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
