import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from '../terminal/terminal.js';

/** Options that go with every command. */
export const commonOptions = {
  rulebook: { type: 'string' },
  config: { type: 'string' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command's arguments.
 * @throws {UsageError} for an option that the command does not have, or one without its value
 */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options: { ...commonOptions, ...options }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(firstSentence(error instanceof Error ? error.message : String(error)));
  }
}

/** Node goes on with advice on positional arguments, which nobody needs who mistyped an option. */
function firstSentence(message: string): string {
  const line = message.split('\n')[0] ?? message;
  return line.replace(/\. To specify .*$/, '');
}

/** One of several words, the first by default. @throws {UsageError} for any other */
export function oneOf<T extends string>(option: string, value: string | undefined, known: readonly T[]): T {
  const chosen = value === undefined ? known[0] : known.find((word) => word === value);
  if (chosen !== undefined) return chosen;
  throw new UsageError(
    `--${option} ${value ?? ''}: this version has ${known.slice(0, -1).join(', ')} and ${known.at(-1)}`,
  );
}
