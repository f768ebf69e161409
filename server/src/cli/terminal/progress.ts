import type { ReadingProgress } from '../../workspace/reference/reference-disk.js';
import type { Terminal } from './terminal.js';

/** The delay before progress is shown, and between updates, in milliseconds. */
const INTERVAL = 300;

/** Shows the progress of long work as a count on standard error, only if that is a terminal. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly total: number;
  private readonly what: string;
  private lastShown = performance.now();
  private done = 0;
  private shown = false;

  /** @param what the units of work, in the plural */
  constructor(terminal: Terminal, total: number, what = 'files') {
    this.terminal = terminal;
    this.total = total;
    this.what = what;
  }

  /** Counts one more unit as done. */
  step(): void {
    this.done++;
    if (!this.terminal.showsProgress || performance.now() - this.lastShown < INTERVAL) return;
    this.terminal.err(`\r${this.done} of ${this.total} ${this.what}`);
    this.lastShown = performance.now();
    this.shown = true;
  }

  /** Clears the line. */
  end(): void {
    if (this.shown) this.terminal.err('\r\u001b[K');
  }
}

/** The width of the bar, in characters. */
const WIDTH = 24;

/**
 * Shows the progress of long work as a bar on standard error, only if that is a terminal. An interrupt ends the work.
 */
export class ProgressBar implements ReadingProgress {
  readonly cancelled = false;
  private lastShown = performance.now();
  private shown = false;

  constructor(
    private readonly terminal: Terminal,
    private readonly title: string,
  ) {}

  report(done: number): void {
    if (!this.terminal.showsProgress || performance.now() - this.lastShown < INTERVAL) return;
    const full = Math.round(done * WIDTH);
    const bar = `${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}`;
    this.terminal.err(`\r${this.title} ${bar} ${Math.floor(100 * done)} %`);
    this.lastShown = performance.now();
    this.shown = true;
  }

  end(): void {
    if (this.shown) this.terminal.err('\r\u001b[K');
  }
}
