import { type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import { uriOf } from '../documents/paths.js';
import type { ClientAbilities } from './client-abilities.js';
import { readEditorSettings, SECTION, type ShownSettings } from './editor-settings.js';

/** How long an editor may take to answer before its defaults hold, in milliseconds. A late answer counts still. */
const PATIENCE = 1000;

/** The settings of the editor: asked for where it answers such questions, else as it sends them. */
export class ClientSettings {
  private readonly connection: Connection;
  private readonly abilities: ClientAbilities;
  private readonly changed: () => void;
  private readonly known = new Map<string, Promise<ShownSettings>>();
  private sent: ShownSettings;

  /** @param changed is told when other settings hold than were given before */
  constructor(connection: Connection, abilities: ClientAbilities, initial: unknown, changed: () => void) {
    this.connection = connection;
    this.abilities = abilities;
    this.changed = changed;
    this.sent = readEditorSettings(initial);
    connection.onDidChangeConfiguration(({ settings }) => {
      const ours = (settings as Record<string, unknown> | null)?.[SECTION];
      if (ours !== undefined) this.sent = readEditorSettings(ours);
      this.known.clear();
      this.changed();
    });
  }

  /** Asks to be told of changes. To be called once the client is ready. */
  register(): void {
    if (!this.abilities.watchesSettings) return;
    this.connection.client
      .register(DidChangeConfigurationNotification.type, { section: SECTION })
      .catch((error: unknown) => this.connection.console.warn(`${error}`));
  }

  /** What holds for a folder. Never rejects. */
  async of(folder: string): Promise<ShownSettings> {
    if (!this.abilities.configuration) return this.sent;
    let asked = this.known.get(folder);
    if (!asked) {
      asked = this.ask(folder);
      this.known.set(folder, asked);
    }
    return asked;
  }

  private async ask(folder: string): Promise<ShownSettings> {
    let late = false;
    const answer = this.connection.workspace
      .getConfiguration({ scopeUri: uriOf(folder), section: SECTION })
      .then(readEditorSettings, () => this.sent)
      .then((settings) => {
        if (late) {
          this.known.set(folder, Promise.resolve(settings));
          this.changed();
        }
        return settings;
      });
    let timer: NodeJS.Timeout | undefined;
    const defaults = new Promise<ShownSettings>((resolve) => {
      timer = setTimeout(() => {
        late = true;
        resolve(this.sent);
      }, PATIENCE);
    });
    return Promise.race([answer, defaults]).finally(() => clearTimeout(timer));
  }
}
