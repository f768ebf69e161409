import type { RuleConfig } from '../workspace/config.js';
import { decodeText } from '../workspace/file-system.js';
import { baseName, resolvePath } from '../workspace/paths.js';
import type { FileReport } from '../workspace/reports.js';
import { CONFIG_NAME } from '../workspace/walk.js';
import { workspaceOptions } from './call.js';
import { findInputs, type Inputs } from './inputs.js';
import { lintJson } from './lint-json.js';
import { lintPretty } from './lint-pretty.js';
import { countOf, type LintedFile, type LintResult } from './lint-result.js';
import { oneOf, readArguments, refuseLater } from './options.js';
import { Progress } from './progress.js';
import { readRuleOptions } from './rule-option.js';
import type { Style } from './style.js';
import { exit, type Terminal, UsageError } from './terminal.js';
import { sayUnreadable } from './unusable.js';

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  'max-warnings': { type: 'string' },
  quiet: { type: 'boolean' },
  stdin: { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  rule: { type: 'string', multiple: true },
} as const;

/** `tokenwright lint`: the findings in files, folders and globs. */
export async function lint(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const started = performance.now();
  const { values, positionals } = readArguments(args, options);
  refuseLater(values, ['fix', 'fix-dry-run']);
  const format = oneOf('format', values.format, ['pretty', 'json'] as const, ['sarif', 'github']);
  const allowed = readCount('max-warnings', values['max-warnings']);
  const rules = readRuleOptions(values.rule ?? []);
  const inputs = values.stdin
    ? await standardInput(values, positionals, rules, terminal)
    : await findInputs(positionals, await workspaceOptions(values, terminal, rules), terminal);

  const reports = await reportsOf(inputs, terminal);
  const counted = countOf(reports.flatMap(({ findings }) => findings));
  const files = reports.map(({ path, text, findings, cards }): LintedFile => {
    const shown = values.quiet ? findings.filter(({ severity }) => severity === 'error') : findings;
    return { path: inputs.shown(path), text, findings: shown, cards };
  });
  const unreadable = inputs.unreadable();
  const milliseconds = Math.round(performance.now() - started);
  const result: LintResult = { rulebook: inputs.rulebook, files, unreadable, milliseconds };
  terminal.out(format === 'json' ? lintJson(result) : lintPretty(result, style));
  if (sayUnreadable(unreadable, terminal)) return exit.unusable;
  return counted.error > 0 || counted.warning > allowed ? exit.findings : exit.clean;
}

const silent: RuleConfig = { severity: 'off', options: new Map() };

/** One piece of text from standard input, as the file it is said to be in. */
async function standardInput(
  values: { readonly 'stdin-filename'?: string | undefined; readonly rulebook?: string; readonly config?: string },
  positionals: readonly string[],
  rules: ReadonlyMap<string, RuleConfig>,
  terminal: Terminal,
): Promise<Inputs> {
  if (positionals.length > 0) throw new UsageError('--stdin reads standard input, and no files beside');
  const text = decodeText(await terminal.input());
  const named = values['stdin-filename'];
  const path = resolvePath(terminal.folder, named ?? 'stdin.cards');
  // Text from nowhere may well be one of the set's own cards.
  const own = named === undefined ? new Map([['duplicate-card-name', silent], ...rules]) : rules;
  return findInputs([], await workspaceOptions(values, terminal, own), terminal, { path, text });
}

async function reportsOf({ workspace, paths }: Inputs, terminal: Terminal): Promise<FileReport[]> {
  const progress = new Progress(terminal, paths.length);
  const reports: FileReport[] = [];
  for (const path of paths) {
    const report = await workspace.report(path);
    // Settings are no cards: they are spoken of only where something is wrong with them.
    const isIdle = baseName(path) === CONFIG_NAME && report?.findings.length === 0;
    if (report && !isIdle) reports.push(report);
    progress.step();
  }
  progress.end();
  return reports;
}

/** A count as an option gives it; without it everything is allowed. @throws {UsageError} for what is none */
function readCount(option: string, value: string | undefined): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${option} takes a number, not "${value}"`);
  return Number(value);
}
