import type { Terminal } from './terminal.js';

/** How long work takes before it is worth a word, and how often the word is said anew, in milliseconds. */
const PAUSE = 300;

/** Says on standard error how far long work has come, on one line, and only where somebody watches. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly total: number;
  private said = performance.now();
  private done = 0;
  private shown = false;

  constructor(terminal: Terminal, total: number) {
    this.terminal = terminal;
    this.total = total;
  }

  /** One more file is done. */
  step(): void {
    this.done++;
    if (!this.terminal.watched || performance.now() - this.said < PAUSE) return;
    this.terminal.err(`\r${this.done} of ${this.total} files`);
    this.said = performance.now();
    this.shown = true;
  }

  /** Takes the line away. */
  end(): void {
    if (this.shown) this.terminal.err('\r\u001b[K');
  }
}
