import type { Connection } from 'vscode-languageserver';
import type { ClientAbilities } from '../client/client-abilities.js';
import type { Documents } from '../documents/documents.js';
import type { Diagnostics } from './diagnostics.js';

/** How long after a change the other documents are looked at, in milliseconds: while somebody types there is no hurry. */
const PAUSE = 150;

/**
 * Sees to it that the client learns of findings that changed: those of the document that was edited, and those of other
 * documents in its set. A client that pulls is told to pull again where it would not by itself; to others they are sent.
 */
export class DiagnosticsRefresh {
  private readonly connection: Connection;
  private readonly abilities: ClientAbilities;
  private readonly documents: Documents;
  private readonly diagnostics: Diagnostics;
  private timer: NodeJS.Timeout | undefined;
  private everywhere = false;
  private pushing = false;
  private pushAgain = false;

  constructor(connection: Connection, abilities: ClientAbilities, documents: Documents, diagnostics: Diagnostics) {
    this.connection = connection;
    this.abilities = abilities;
    this.documents = documents;
    this.diagnostics = diagnostics;
  }

  /** A document was opened or edited. */
  documentChanged(path: string): void {
    if (this.abilities.pulls) this.diagnostics.forget(path);
    this.spread();
  }

  /** A document was closed. */
  documentClosed(path: string): void {
    if (!this.abilities.pulls) this.send(this.documents.uri(path), null, []);
    this.diagnostics.forget(path);
    this.spread();
  }

  /** Something changed that no document shows: files on disk, settings. */
  otherChanged(): void {
    this.everywhere = true;
    // Thousands of files may change at once, and the set is looked through for each time it is asked.
    if (!this.abilities.pulls) this.later(() => this.push());
    else this.spread();
  }

  private spread(): void {
    if (!this.abilities.pulls) void this.push();
    else if (this.abilities.refreshes) this.later(() => this.refresh());
  }

  private later(act: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void act().catch((error) => this.log(error)), PAUSE);
  }

  private async refresh(): Promise<void> {
    const { everywhere } = this;
    this.everywhere = false;
    if (everywhere || (await this.diagnostics.haveChanged())) await this.connection.languages.diagnostics.refresh();
  }

  /** Sends what is new of each open document; what comes in meanwhile is seen to afterwards. */
  private async push(): Promise<void> {
    this.pushAgain = true;
    if (this.pushing) return;
    this.pushing = true;
    try {
      while (this.pushAgain) {
        this.pushAgain = false;
        for (const path of this.documents.paths()) {
          const news = await this.diagnostics.news(path);
          if (news && this.documents.get(path)) this.send(this.documents.uri(path), news.version, news.items);
        }
      }
    } catch (error) {
      this.log(error);
    } finally {
      this.pushing = false;
    }
  }

  private send(
    ...[uri, version, diagnostics]: [string, number | null, Parameters<Connection['sendDiagnostics']>[0]['diagnostics']]
  ) {
    const params = version === null ? { uri, diagnostics } : { uri, version, diagnostics };
    this.connection.sendDiagnostics(params).catch((error) => this.log(error));
  }

  private log(error: unknown): void {
    this.connection.console.error(`${error}`);
  }
}
