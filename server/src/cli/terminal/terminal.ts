/** A command's environment apart from files: the folder it was called in, and its output and input. */
export interface Terminal {
  /** The folder the command was called in, as a workspace path. */
  readonly folder: string;
  /**
   * The folder that paths in reports for a code host are relative to: the repository, if the environment names it, or
   * the folder the command was called in.
   */
  readonly repository: string;
  /** The width of standard output in columns. */
  readonly width: number;
  /** Whether standard output supports colours. */
  readonly color: boolean;
  /** Whether standard output is a terminal, rather than a file or a pipe. */
  readonly shown: boolean;
  /** Whether standard error is a terminal, so that progress can be shown there. */
  readonly showsProgress: boolean;
  /** Writes to standard output: only the result. */
  out(result: string | Uint8Array): void;
  /** Writes to standard error. */
  err(text: string): void;
  /** All of standard input. */
  input(): Promise<Uint8Array>;
}

/** Exit codes. */
export const exit = {
  /** No findings. */
  clean: 0,
  /** There are findings. */
  findings: 1,
  /** The call, or an input, could not be used. */
  unusable: 2,
} as const;

/** An unusable call; the message is one line for the user. */
export class UsageError extends Error {}
