/** What a command has of the world around it besides files: where it was called, and what it may write to. */
export interface Terminal {
  /** The folder the command was called in, as the workspace knows paths. */
  readonly folder: string;
  /**
   * The folder that paths count from in reports for a code host: that of the repository where the environment names it,
   * else the one the command was called in.
   */
  readonly repository: string;
  /** How many columns standard output shows. */
  readonly width: number;
  /** Whether standard output takes colours. */
  readonly color: boolean;
  /** Whether standard output is shown to somebody, and goes into no file or other program. */
  readonly shown: boolean;
  /** Whether somebody watches standard error, so that progress may be shown there. */
  readonly watched: boolean;
  /** Writes to standard output: the result, and nothing else. */
  out(result: string | Uint8Array): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** Everything that comes in by standard input. */
  input(): Promise<Uint8Array>;
}

/** How a command ended. */
export const exit = {
  /** Nothing to complain of. */
  clean: 0,
  /** There are findings. */
  findings: 1,
  /** The call, or an input, could not be used. */
  unusable: 2,
} as const;

/** A call that cannot be used; the message is one line for the person who made it. */
export class UsageError extends Error {}
