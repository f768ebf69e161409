import type { ReadingProgress } from '../../workspace/reference/reference-disk.js';
import type { Terminal } from './terminal.js';

/** How long work takes before it is worth a word, and how often the word is said anew, in milliseconds. */
const PAUSE = 300;

/** Says on standard error how far long work has come, on one line, and only where somebody watches. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly total: number;
  private readonly what: string;
  private said = performance.now();
  private done = 0;
  private shown = false;

  /** @param what the things that are worked on, in the plural */
  constructor(terminal: Terminal, total: number, what = 'files') {
    this.terminal = terminal;
    this.total = total;
    this.what = what;
  }

  /** One more is done. */
  step(): void {
    this.done++;
    if (!this.terminal.watched || performance.now() - this.said < PAUSE) return;
    this.terminal.err(`\r${this.done} of ${this.total} ${this.what}`);
    this.said = performance.now();
    this.shown = true;
  }

  /** Takes the line away. */
  end(): void {
    if (this.shown) this.terminal.err('\r\u001b[K');
  }
}

/** How many places wide a bar is. */
const WIDTH = 24;

/** Shows on standard error how much of long work is done, as a bar, and only where somebody watches. An interrupt ends it. */
export class Bar implements ReadingProgress {
  readonly cancelled = false;
  private said = performance.now();
  private shown = false;

  constructor(
    private readonly terminal: Terminal,
    private readonly title: string,
  ) {}

  report(done: number): void {
    if (!this.terminal.watched || performance.now() - this.said < PAUSE) return;
    const full = Math.round(done * WIDTH);
    const bar = `${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}`;
    this.terminal.err(`\r${this.title} ${bar} ${Math.floor(100 * done)} %`);
    this.said = performance.now();
    this.shown = true;
  }

  end(): void {
    if (this.shown) this.terminal.err('\r\u001b[K');
  }
}
