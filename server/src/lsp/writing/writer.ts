import type { Change } from '../../text/change.js';
import type { Span } from '../../text/span.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Schedule } from './schedule.js';
import { blockAt, endsOf, isWriting, meet, offsetThrough, type Writing } from './writing.js';

/** How long after the last edit its text counts as being written, in milliseconds, unless the client says otherwise. */
export const PAUSE = 2000;

/** The last edit. */
interface LastEdit {
  readonly path: string;
  readonly changes: readonly Change[];
  readonly ends: readonly number[];
  /** What was written before it in the same document, in the current text. */
  readonly previousBlocks: readonly Span[];
  /** What follows for the text at that moment; null until it was asked for. */
  writing: Writing | null;
}

/** How a `Writer` recognizes a pause. */
export interface WriterOptions {
  /** How long a pause ends writing, in milliseconds; 0 if text never counts as being written. */
  readonly pause: number;
  readonly schedule: Schedule;
}

/**
 * Knows what the user is writing: the card with the last edit, until the user pauses, saves, or goes to another card.
 * Everything that depends on whether a text is being written asks here. Nothing that is computed depends on it, only
 * what is shown.
 */
export class Writer {
  private last: LastEdit | null = null;
  private turn = 0;
  private cancel: () => void = () => {};
  private readonly endListeners: (() => void)[] = [];

  constructor(
    private readonly workspace: Workspace,
    private readonly options: WriterOptions,
  ) {}

  /**
   * Registers a listener that is called when the text is no longer being written: what was not shown because of that is
   * shown now.
   */
  onEnded(listener: () => void): void {
    this.endListeners.push(listener);
  }

  /** A document was edited. */
  edited(path: string, changes: readonly Change[]): void {
    const { pause, schedule } = this.options;
    if (pause <= 0 || changes.length === 0) return;
    const { last } = this;
    const before = last?.path === path ? (last.writing?.blocks ?? last.previousBlocks) : [];
    const previousBlocks = before.map(({ start, end }) => {
      return { start: offsetThrough(start, changes), end: offsetThrough(end, changes) };
    });
    this.last = { path, changes, ends: endsOf(changes), previousBlocks, writing: null };
    this.cancel();
    this.cancel = schedule(() => this.end(), pause);
  }

  /** A document was saved or closed. */
  left(path: string): void {
    if (this.last?.path === path) this.end();
  }

  /** The cursor moved to an offset of a document. */
  async movedTo(path: string, offset: number): Promise<void> {
    const writing = await this.current();
    if (!writing) return;
    const block = path === writing.path ? await this.blockAt(path, offset) : null;
    if (block && writing.blocks.some(({ start }) => start === block.start)) return;
    if (this.isCurrent(writing)) this.end();
  }

  /** What is being written; null if nothing is. */
  async current(): Promise<Writing | null> {
    for (;;) {
      const { last } = this;
      if (!last || last.writing) return last?.writing ?? null;
      const state = await this.workspace.state(last.path);
      if (last !== this.last) continue;
      const text = state?.file.text ?? '';
      // A file without cards, such as the settings of a set, is written as a whole.
      const blocks = last.ends.map((end): Span => {
        return state ? blockAt(state.file.document.cards, text, end) : { start: 0, end: Number.MAX_SAFE_INTEGER };
      });
      if (state && !isWriting(last.changes, blocks, text)) {
        this.end();
        return null;
      }
      const goesOn = last.previousBlocks.some((before) => blocks.some((block) => meet(before, block)));
      if (!goesOn) this.turn++;
      const { path, ends } = last;
      last.writing = { path, ends, blocks, turn: this.turn };
    }
  }

  /** Whether this is still what is being written. */
  isCurrent(writing: Writing | null): boolean {
    return (this.last?.writing ?? null) === writing && (writing !== null || this.last === null);
  }

  private async blockAt(path: string, offset: number): Promise<Span | null> {
    const state = await this.workspace.state(path);
    return state && blockAt(state.file.document.cards, state.file.text, offset);
  }

  private end(): void {
    if (!this.last) return;
    this.last = null;
    this.cancel();
    for (const listener of this.endListeners) listener();
  }
}
