import type { Connection } from 'vscode-languageserver';

/** The delay after a change before the client is notified, in milliseconds: there is no hurry while the user types. */
const DELAY = 250;

/** Notifies the client that the answer to a request may have changed: once per request, and only if there was one. */
export class ChangeNotice {
  private requested = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param method of the notification, which has no params */
  constructor(
    private readonly connection: Connection,
    private readonly method: string,
  ) {}

  /** Call this when the client requests the answer. */
  answering(): void {
    this.requested = true;
  }

  /** Call this when something changed that the answer may depend on. */
  changed(): void {
    if (!this.requested) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.requested = false;
      this.connection.sendNotification(this.method).catch((error) => this.connection.console.error(`${error}`));
    }, DELAY);
  }
}
