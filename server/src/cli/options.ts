import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './terminal.js';

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

/** One of several words. @throws {UsageError} for any other, saying which of them a later version brings */
export function oneOf<T extends string>(
  option: string,
  value: string | undefined,
  now: readonly T[],
  later: readonly string[] = [],
): T {
  const chosen = value === undefined ? now[0] : now.find((word) => word === value);
  if (chosen !== undefined) return chosen;
  const known = `this version has ${now.slice(0, -1).join(', ')} and ${now.at(-1)}`;
  if (value !== undefined && later.includes(value))
    throw new UsageError(`--${option} ${value} is not there yet: ${known}`);
  throw new UsageError(`--${option} ${value ?? ''}: ${known}`);
}
