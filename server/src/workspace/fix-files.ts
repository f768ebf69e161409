import type { Finding } from '../lint/finding.js';
import { Fixing } from '../lint/fixes.js';
import type { Workspace } from './workspace.js';

/** A file that safe fixes change. Both texts are without a byte order mark. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** How many fixes were applied. */
  readonly fixes: number;
}

/** Which findings are fixed, and who wants to know of each file that has been looked at. */
export interface FixOptions {
  readonly wanted: (finding: Finding) => boolean;
  readonly step: () => void;
}

/** How often all files are gone through: a fix in one file may make way for one in a file before it. */
const PASSES = 10;

/**
 * Applies the safe fixes of several files, in memory: the workspace holds the fixed texts as open documents afterwards.
 * One file after the other, as what a fix says to its set may settle findings elsewhere, and again until nothing changes.
 * Always ends.
 * @returns the files that are another now, in the order of `paths`
 */
export async function fixFiles(
  workspace: Workspace,
  paths: readonly string[],
  { wanted, step }: FixOptions,
): Promise<FixedFile[]> {
  const fixings = new Map<string, Fixing>();
  for (let pass = 0, changed = true; changed && pass < PASSES; pass++) {
    changed = false;
    for (const path of paths) {
      if (await settle(workspace, path, wanted, fixings)) changed = true;
      if (pass === 0) step();
    }
  }
  return paths.flatMap((path) => {
    const fixing = fixings.get(path);
    return fixing ? { path, before: fixing.before, after: fixing.text, fixes: fixing.count } : [];
  });
}

/** Fixes one file until nothing in it changes. Returns whether something did. */
async function settle(
  workspace: Workspace,
  path: string,
  wanted: FixOptions['wanted'],
  fixings: Map<string, Fixing>,
): Promise<boolean> {
  for (let rounds = 0; ; rounds++) {
    const report = await workspace.report(path);
    const findings = report?.findings.filter(wanted) ?? [];
    const fixing = fixings.get(path) ?? (report && new Fixing(report.text));
    if (!fixing?.step(findings)) return rounds > 0;
    fixings.set(path, fixing);
    workspace.setDocument(path, { text: fixing.text, version: fixing.count });
  }
}
