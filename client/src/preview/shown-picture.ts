import { type Event, EventEmitter } from 'vscode';
import type { Picture } from '../../../server/src/lsp/protocol.js';
import type { Subject } from './subject.js';

/** A picture with what it was drawn from. */
export interface DrawnSubject {
  readonly subject: Subject;
  readonly picture: Picture;
}

/**
 * The picture that all previews show. It stays until there is another one: where there is no card, as between two cards
 * or in a file that cannot be read while it is being edited, the last card remains.
 */
export class ShownPicture {
  private shown: DrawnSubject | null = null;
  private requests = 0;
  /** The number of the latest request whose picture is, or was, shown. */
  private answered = 0;
  private readonly change = new EventEmitter<void>();
  /** Fires when `current` is another one. */
  readonly onDidChange: Event<void> = this.change.event;

  /** @param request asks for the picture of a subject; null if there is none */
  constructor(private readonly request: (subject: Subject) => Promise<Picture | null>) {}

  /** The picture, and what it was drawn from; null if nothing was drawn yet. */
  get current(): DrawnSubject | null {
    return this.shown;
  }

  /** Shows the picture of a subject. If it has none, the request fails or a later one was answered, nothing changes. */
  async draw(subject: Subject): Promise<void> {
    const turn = ++this.requests;
    const picture = await this.request(subject).catch(() => null);
    // Earlier requests count too: otherwise a slow machine would show nothing new until the user stops typing.
    if (!picture || turn < this.answered) return;
    this.answered = turn;
    this.shown = { subject, picture };
    this.change.fire();
  }
}
