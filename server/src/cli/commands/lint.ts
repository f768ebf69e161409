import { baseName } from '../../workspace/paths.js';
import { CONFIG_NAME } from '../../workspace/sets/walk.js';
import { workspaceOptions } from '../arguments/call.js';
import { type LintInput, readLintCall } from '../arguments/lint-call.js';
import { findInputs, type Inputs } from '../inputs/inputs.js';
import { type LooseText, readStandardInput, textOfCall } from '../inputs/standard-input.js';
import { renderLint } from '../output/lint-format.js';
import { countOf, type LintedFile, type LintReport } from '../output/lint-result.js';
import { uncheckedNote } from '../output/list-notes.js';
import { reportNoCards, reportSearch } from '../output/search-notes.js';
import { reportUnreadable } from '../output/unusable.js';
import { visible } from '../output/visible.js';
import { Progress } from '../terminal/progress.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal } from '../terminal/terminal.js';
import { fix } from './fix.js';

/** `tokenwright lint`: the findings in files, folders and globs, after making safe fixes if requested. */
export async function lint(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const started = performance.now();
  const call = readLintCall(args);
  const options = await workspaceOptions(call.common, terminal, call.rules);
  const input = call.input && (await looseText(call.input, terminal));
  const inputs = await findInputs(call.paths, options, terminal, input);
  const fixing = call.fix === 'no' ? null : await fix(inputs, call, input, terminal);
  const reports = await reportsOf(inputs, terminal);

  const unwritten = fixing?.fixes.unwritten ?? [];
  // A file that is gone can be neither written nor read: report it once.
  const unreadable = inputs.unreadable().filter(({ path }) => !unwritten.some((file) => file.path === path));
  const unusable = [...unwritten, ...unreadable];
  if (!call.quiet) reportSearch(inputs, call.verbose, terminal);
  const { error, warning } = countOf(reports.flatMap(({ findings }) => findings));
  const isTooMuch = error > 0 || warning > call.allowed;
  // Errors in a file or in settings may be the reason that there are no cards, and they are already reported.
  const isEmpty = error === 0 && (await reportNoCards(inputs, 'lint', terminal));
  const result: LintReport = {
    rulebook: inputs.rulebook,
    files: call.quiet ? reports.map(withErrorsOnly) : reports,
    unreadable,
    fixes: fixing?.fixes ?? null,
    code: unusable.length > 0 || isEmpty ? exit.unusable : isTooMuch ? exit.findings : exit.clean,
    milliseconds: Math.round(performance.now() - started),
  };
  const report = renderLint(call.format, result, inputs.shown, terminal, style);
  const output = fixing?.output ?? null;
  // “No findings” would suggest that something was checked.
  const isNothing = isEmpty || (inputs.cards === 0 && reports.length === 0 && unusable.length > 0);
  if (output !== null || !isNothing || call.format !== 'pretty') terminal.out(output ?? report);
  if (output !== null) terminal.err(report);
  if (call.format === 'pretty' && !call.quiet) await reportUnchecked(inputs, terminal);
  reportUnreadable(unusable, inputs.shown, terminal);
  // No finding mentions this, and with `--quiet` no warning is shown.
  if (isTooMuch && error === 0) {
    const warnings = `${warning} warning${warning === 1 ? '' : 's'}`;
    terminal.err(`tokenwright lint: ${warnings}, and --max-warnings allows ${call.allowed}\n`);
  }
  return result.code;
}

function looseText(input: LintInput, terminal: Terminal): LooseText | Promise<LooseText> {
  return input.from === 'stdin' ? readStandardInput(input.file, terminal) : textOfCall(input.text, terminal);
}

async function reportsOf({ workspace, paths }: Inputs, terminal: Terminal): Promise<LintedFile[]> {
  const progress = new Progress(terminal, paths.length);
  const reports: LintedFile[] = [];
  for (const path of paths) {
    const report = await workspace.report(path);
    // Settings contain no cards: list them only if they have problems.
    const isIdle = baseName(path) === CONFIG_NAME && report?.found.count === 0;
    if (report && !isIdle) {
      const { text, cards, findings } = report;
      reports.push({ path, text, cards, findings });
    }
    progress.step();
  }
  progress.end();
  return reports;
}

/** Reports files whose card names were not looked up, since the absence of findings then means little. */
async function reportUnchecked({ workspace, paths, shown }: Inputs, terminal: Terminal): Promise<void> {
  for (const path of paths) {
    const state = await workspace.state(path);
    const note = state && uncheckedNote(state.snapshot, shown(path));
    if (note) terminal.err(`${visible(note)}\n`);
  }
}

function withErrorsOnly(file: LintedFile): LintedFile {
  return { ...file, findings: file.findings.filter(({ severity }) => severity === 'error') };
}
