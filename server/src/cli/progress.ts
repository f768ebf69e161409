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
