import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from './bundle.js';

/** The set that is edited. */
export const files = {
  'tokenwright.json': '{}\n',
  'grove.cards':
    'Grove Warden {G}\nCreature — Elf\nWhen this creature enters, create a Quince token and a Tresure token.\n1/1\n',
  'grove.tokens': 'Quince Token\nArtifact — Quince\n{2}, Sacrifice this token: Draw a card.\n',
};

/** The result of a run: what the script observed, and the saved files. */
export interface Outcome {
  readonly seen: Readonly<Record<string, unknown>>;
  saved(path: keyof typeof files): string;
}

/**
 * Runs another editor on the set, with a script that uses it like a person and writes what it observed as JSON.
 * Environment variables tell the script where the documented configuration is and where to write.
 * @param configuration the configuration from docs/other-editors.md
 * @param quoted the name of the server's command in it, which is replaced by the server built here
 * @param joint the separator of a command's parts in it
 */
export async function runEditor(
  program: string,
  args: readonly string[],
  configuration: string,
  { quoted, joint }: { readonly quoted: string; readonly joint: string },
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tokenwright-other-'));
  const file = (name: string) => join(folder, name);
  try {
    for (const [path, text] of Object.entries(files)) writeFileSync(file(path), text);
    const server = [process.execPath, await bundled('server')].map((part) => JSON.stringify(part)).join(joint);
    writeFileSync(file('configuration'), configuration.replace(quoted, server));
    const env = {
      ...process.env,
      TOKENWRIGHT_CONFIGURATION: file('configuration'),
      TOKENWRIGHT_SEEN: file('seen.json'),
      HOME: folder,
      XDG_STATE_HOME: file('.state'),
      XDG_CACHE_HOME: file('.cache'),
    };
    await new Promise((resolve) => execFile(program, [...args], { cwd: folder, env, timeout: 50_000 }, resolve));
    const seen = JSON.parse(readFileSync(file('seen.json'), 'utf8'));
    const after = new Map(Object.keys(files).map((path) => [path, readFileSync(file(path), 'utf8')]));
    return { seen, saved: (path) => after.get(path) ?? '' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
