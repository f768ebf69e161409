import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest, suggestionText } from '../../workspace/config/suggestion.js';
import { UsageError } from '../terminal/terminal.js';

/** Options that every command takes. */
const commonOptions = {
  rulebook: { type: 'string' },
  config: { type: 'string' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command's arguments.
 * @throws {UsageError} for an unknown option or one without its value
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  const known = { ...commonOptions, ...options };
  try {
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch (error) {
    const message = firstSentence(error instanceof Error ? error.message : String(error));
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    const near = unknown === undefined ? null : nearest(unknown, Object.keys(known));
    throw new UsageError(near === null ? message : `${message}.${suggestionText(`--${near}`)}`);
  }
}

/** Node's message continues with advice on positional arguments, which does not help with a mistyped option. */
function firstSentence(message: string): string {
  const line = message.split('\n')[0] ?? message;
  return line.replace(/\. To specify .*$/, '');
}

/**
 * The value of an option with a fixed set of values; the first is the default. @throws {UsageError} for any other value
 */
export function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T {
  const chosen = value === undefined ? known[0] : known.find((word) => word === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(
    `--${option} ${value ?? ''}: this version has ${known.slice(0, -1).join(', ')} and ${known.at(-1)}`,
  );
}
