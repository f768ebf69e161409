import type { RuleConfig } from '../../workspace/config/read-config.js';
import { UsageError } from '../terminal/terminal.js';
import type { CommonValues } from './call.js';
import { oneOf, readArguments } from './options.js';
import { readRuleOptions } from './rule-option.js';

export const lintFormats = ['pretty', 'json', 'sarif', 'github'] as const;

export type LintFormat = (typeof lintFormats)[number];

/** What a call of `tokenwright lint` asks for. */
export interface LintCall {
  readonly common: CommonValues;
  readonly paths: readonly string[];
  /** The file that standard input is said to be; null where files are read. */
  readonly stdin: string | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  readonly format: LintFormat;
  /** Whether only errors are shown, and fixed. */
  readonly quiet: boolean;
  /** Whether every file is named that was skipped. */
  readonly verbose: boolean;
  /** How many warnings are let pass. */
  readonly allowed: number;
  /** Whether safe fixes are made, and whether they are written or shown as a diff. */
  readonly fix: 'no' | 'write' | 'show';
}

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  'max-warnings': { type: 'string' },
  quiet: { type: 'boolean' },
  stdin: { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  rule: { type: 'string', multiple: true },
  cards: { type: 'string', multiple: true },
  verbose: { type: 'boolean' },
} as const;

/** Reads the arguments of `tokenwright lint`. @throws {UsageError} */
export function readLintCall(args: readonly string[]): LintCall {
  const { values, positionals } = readArguments(args, options);
  const { rulebook, config, cards, fix, 'fix-dry-run': show, stdin, quiet = false, verbose = false } = values;
  const format = oneOf('format', values.format, lintFormats);
  if (fix && show)
    throw new UsageError('--fix writes the fixes and --fix-dry-run only shows them: one of them, please');
  if (stdin && positionals.length > 0) throw new UsageError('--stdin reads standard input, and no files beside');
  if (format !== 'pretty' && (show || (fix && stdin))) {
    const option = show ? '--fix-dry-run' : '--stdin --fix';
    throw new UsageError(`${option} has its own result on standard output, so it goes with no --format ${format}`);
  }
  return {
    common: { rulebook, config, cards },
    paths: positionals,
    stdin: stdin ? (values['stdin-filename'] ?? 'stdin.cards') : null,
    rules: rulesOf(values),
    format,
    quiet,
    verbose,
    allowed: readCount('max-warnings', values['max-warnings']),
    fix: fix ? 'write' : show ? 'show' : 'no',
  };
}

const silent: RuleConfig = { severity: 'off', options: new Map() };

/** What the call says of rules. Text from nowhere may well be one of the set's own cards: that is no second card of its name. */
function rulesOf(values: {
  readonly rule?: string[] | undefined;
  readonly stdin?: boolean | undefined;
  readonly 'stdin-filename'?: string | undefined;
}): ReadonlyMap<string, RuleConfig> {
  const rules = readRuleOptions(values.rule ?? []);
  const isFromNowhere = values.stdin === true && values['stdin-filename'] === undefined;
  return isFromNowhere ? new Map([['duplicate-card-name', silent], ...rules]) : rules;
}

/** A count as an option gives it; without it everything is allowed. @throws {UsageError} for what is none */
function readCount(option: string, value: string | undefined): number {
  if (value === undefined) return Number.POSITIVE_INFINITY;
  if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${option} takes a number, not "${value}"`);
  return Number(value);
}
