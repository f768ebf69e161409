import type { Connection } from 'vscode-languageserver';
import type { ClientAbilities } from '../client/client-abilities.js';
import type { Documents } from '../documents/documents.js';
import type { Diagnostics } from './diagnostics.js';

/**
 * The delay after a change before other documents are checked, in milliseconds: there is no hurry while the user types.
 */
const DELAY = 150;

/**
 * Keeps the client's diagnostics up to date after a change, for the edited document and for the other documents of its
 * set. A client that pulls is asked to pull again when it would not by itself; to other clients they are pushed.
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
    this.diagnostics.closed(path);
    this.spread();
  }

  /** The text is no longer being written, so that findings that waited are shown. */
  writingEnded(): void {
    if (!this.abilities.pulls) void this.push();
    else if (this.abilities.refreshes) void this.refresh().catch((error) => this.log(error));
  }

  /** Call this when something outside the documents changed: files on disk, settings. */
  otherChanged(): void {
    this.everywhere = true;
    // Thousands of files may change at once, and each report would search the whole set again.
    if (!this.abilities.pulls) this.later(() => this.push());
    else this.spread();
  }

  private spread(): void {
    if (!this.abilities.pulls) void this.push();
    else if (this.abilities.refreshes) this.later(() => this.refresh());
  }

  private later(act: () => Promise<void>): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void act().catch((error) => this.log(error)), DELAY);
  }

  private async refresh(): Promise<void> {
    const { everywhere } = this;
    this.everywhere = false;
    if (everywhere || (await this.diagnostics.haveChanged())) await this.connection.languages.diagnostics.refresh();
  }

  /** Sends the diagnostics that changed for each open document, and repeats if a change arrives meanwhile. */
  private async push(): Promise<void> {
    this.pushAgain = true;
    if (this.pushing) return;
    this.pushing = true;
    try {
      while (this.pushAgain) {
        this.pushAgain = false;
        for (const path of this.documents.paths()) {
          const unreported = await this.diagnostics.unreported(path);
          if (unreported && this.documents.get(path))
            this.send(this.documents.uri(path), unreported.version, unreported.items);
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
