import { type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver';
import { uriOf } from '../documents/paths.js';
import type { ClientAbilities } from './client-abilities.js';
import { readEditorSettings, SECTION, type ShownSettings } from './editor-settings.js';

/** How long to wait for the editor's answer before its defaults apply, in milliseconds. A late answer still counts. */
const TIMEOUT = 1000;

/** The editor's settings: requested if the client answers such requests, otherwise as it sends them. */
export class ClientSettings {
  private readonly connection: Connection;
  private readonly abilities: ClientAbilities;
  private readonly changed: () => void;
  private readonly requests = new Map<string, Promise<ShownSettings>>();
  private sent: ShownSettings;

  /** @param changed called when other settings apply than the ones returned before */
  constructor(connection: Connection, abilities: ClientAbilities, initial: unknown, changed: () => void) {
    this.connection = connection;
    this.abilities = abilities;
    this.changed = changed;
    this.sent = readEditorSettings(initial);
    connection.onDidChangeConfiguration(({ settings }) => {
      const ours = (settings as Record<string, unknown> | null)?.[SECTION];
      if (ours !== undefined) this.sent = readEditorSettings(ours);
      this.requests.clear();
      this.changed();
    });
  }

  /** Registers for changes of settings. Call this once the client is initialized. */
  register(): void {
    if (!this.abilities.watchesSettings) return;
    this.connection.client
      .register(DidChangeConfigurationNotification.type, { section: SECTION })
      .catch((error: unknown) => this.connection.console.warn(`${error}`));
  }

  /** The settings that apply in a folder. Never rejects. */
  async of(folder: string): Promise<ShownSettings> {
    if (!this.abilities.configuration) return this.sent;
    let pending = this.requests.get(folder);
    if (!pending) {
      pending = this.request(folder);
      this.requests.set(folder, pending);
    }
    return pending;
  }

  private async request(folder: string): Promise<ShownSettings> {
    let late = false;
    const answer = this.connection.workspace
      .getConfiguration({ scopeUri: uriOf(folder), section: SECTION })
      .then(readEditorSettings, () => this.sent)
      .then((settings) => {
        if (late) {
          this.requests.set(folder, Promise.resolve(settings));
          this.changed();
        }
        return settings;
      });
    let timer: NodeJS.Timeout | undefined;
    const defaults = new Promise<ShownSettings>((resolve) => {
      timer = setTimeout(() => {
        late = true;
        resolve(this.sent);
      }, TIMEOUT);
    });
    return Promise.race([answer, defaults]).finally(() => clearTimeout(timer));
  }
}
