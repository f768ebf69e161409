import type { RuleConfig } from '../../workspace/config/read-config.js';
import { UsageError } from '../terminal/terminal.js';
import type { CommonValues } from './call.js';
import { readCount } from './count.js';
import { oneOf, readArguments } from './options.js';
import { readRuleOptions } from './rule-option.js';

export const lintFormats = ['pretty', 'json', 'sarif', 'github'] as const;

export type LintFormat = (typeof lintFormats)[number];

/** A text that is in no file. */
export type LintInput =
  /** Standard input, as the file of a name; null if the call names none. */
  | { readonly from: 'stdin'; readonly file: string | null }
  /** Rules text in the call. */
  | { readonly from: 'call'; readonly text: string };

/** The options of a `tokenwright lint` call. */
export interface LintCall {
  readonly common: CommonValues;
  readonly paths: readonly string[];
  /** A text to check in place of files; null if files are read. */
  readonly input: LintInput | null;
  readonly rules: ReadonlyMap<string, RuleConfig>;
  readonly format: LintFormat;
  /** Whether only errors are shown and fixed. */
  readonly quiet: boolean;
  /** Whether every skipped file is listed. */
  readonly verbose: boolean;
  /** The number of warnings allowed. */
  readonly allowed: number;
  /** Whether to make safe fixes, and whether to write them or show them as a diff. */
  readonly fix: 'no' | 'write' | 'show';
}

const options = {
  format: { type: 'string' },
  fix: { type: 'boolean' },
  'fix-dry-run': { type: 'boolean' },
  'max-warnings': { type: 'string' },
  quiet: { type: 'boolean' },
  text: { type: 'string' },
  stdin: { type: 'boolean' },
  'stdin-filename': { type: 'string' },
  rule: { type: 'string', multiple: true },
  cards: { type: 'string', multiple: true },
  dictionary: { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

/** Reads the arguments of `tokenwright lint`. @throws {UsageError} */
export function readLintCall(args: readonly string[]): LintCall {
  const { values, positionals } = readArguments(args, options);
  const { rulebook, config, cards, dictionary, fix, 'fix-dry-run': show, stdin, text } = values;
  const { quiet = false, verbose = false } = values;
  const format = oneOf('format', values.format, lintFormats);
  if (fix && show)
    throw new UsageError('--fix writes the fixes and --fix-dry-run only shows them: one of them, please');
  if (stdin && text !== undefined) throw new UsageError('--text and --stdin are two texts: one of them, please');
  if (text?.trim() === '') throw new UsageError('--text is empty');
  const source = stdin ? '--stdin' : text === undefined ? null : '--text';
  if (source && positionals.length > 0) throw new UsageError(`${source} gives the text to check, and no files beside`);
  if (format !== 'pretty' && (show || (fix && source))) {
    const option = show ? '--fix-dry-run' : `${source} --fix`;
    throw new UsageError(`${option} has its own result on standard output, so it goes with no --format ${format}`);
  }
  return {
    common: { rulebook, config, cards, dictionary: dictionary ?? null },
    paths: positionals,
    input: stdin
      ? { from: 'stdin', file: values['stdin-filename'] ?? null }
      : text === undefined
        ? null
        : { from: 'call', text },
    rules: rulesOf(values),
    format,
    quiet,
    verbose,
    allowed: readCount('max-warnings', values['max-warnings']) ?? Number.POSITIVE_INFINITY,
    fix: fix ? 'write' : show ? 'show' : 'no',
  };
}

const silent: RuleConfig = { severity: 'off', options: new Map() };

/**
 * Rule severities from the call. Unnamed standard input may be one of the set's own cards, so it is not a duplicate.
 */
function rulesOf(values: {
  readonly rule?: string[] | undefined;
  readonly stdin?: boolean | undefined;
  readonly 'stdin-filename'?: string | undefined;
}): ReadonlyMap<string, RuleConfig> {
  const rules = readRuleOptions(values.rule ?? []);
  const isUnnamed = values.stdin === true && values['stdin-filename'] === undefined;
  return isUnnamed ? new Map([['duplicate-card-name', silent], ...rules]) : rules;
}
