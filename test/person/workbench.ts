import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../rig/browser.mjs';
import { serveEditor } from '../rig/served-editor.mjs';
import { serveExtension } from '../rig/web-extension.mjs';
import { Workbench } from '../rig/workbench.mjs';

/** The settings that the tests need; the others have their defaults. */
const settings = {
  'editor.codeActionsOnSave': { 'source.fixAll.tokenwright': 'explicit' },
  'editor.minimap.enabled': false,
  'files.autoSave': 'off',
  'editor.accessibilitySupport': 'off',
  'tokenwright.inlayHints.names': true,
};

/** A workbench with a separate folder. */
export interface OpenWorkbench {
  readonly at: Workbench;
  readonly folder: string;
  /** The home folder of the editor, which only this one uses. */
  readonly home: string;
  close(): Promise<void>;
}

/** Where the extension runs: installed as a package in a Node process, or in a Web Worker of the page. */
export type Host = 'Node' | 'a Web Worker';

/**
 * Opens a folder in the served VS Code, with the packaged extension.
 * @param isEmpty whether the folder is empty; otherwise it is a copy of the fixture
 */
export async function openWorkbench(host: Host, isEmpty = false): Promise<OpenWorkbench> {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-person-'));
  if (!isEmpty) cpSync(join(import.meta.dirname, 'fixture'), folder, { recursive: true });
  const browser = await launchBrowser();
  const editor = await serveEditor({ settings, ...(host === 'Node' ? { vsix: 'out/tokenwright.vsix' } : {}) });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(20_000);
  const extension = host === 'Node' ? null : await serveExtension(editor);
  await extension?.prepare(page);
  const at = new Workbench(page);
  await at.goto(editor.page(folder));
  return {
    at,
    folder,
    home: editor.home,
    async close() {
      await browser.close();
      extension?.stop();
      await editor.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The text alternative of the picture in the preview. */
export async function drawn(at: Workbench): Promise<string | null> {
  for (const frame of at.page.frames()) {
    const figure = frame.locator('#figure');
    if (await figure.count().catch(() => 0)) return figure.getAttribute('aria-label');
  }
  return null;
}
