/** A minimal substitute for the `vscode` module. It records messages and commands in `recorded`. */
export const recorded: { messages: { text: string; actions: string[] }[]; commands: string[] } = {
  messages: [],
  commands: [],
};

/** The button the user clicks in the next message. */
export const user: { chooses: string | undefined } = { chooses: undefined };

export const l10n = { t: (text: string) => text };

export const commands = {
  executeCommand: async (id: string) => void recorded.commands.push(id),
};

const showMessage = async (text: string, ...actions: string[]) => {
  recorded.messages.push({ text, actions });
  return actions.find((action) => action === user.chooses);
};

export const window = { showErrorMessage: showMessage, showInformationMessage: showMessage };

export const workspace = { workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] };

export class EventEmitter<Event> {
  private readonly listeners = new Set<(event: Event) => void>();
  readonly event = (listener: (event: Event) => void) => this.listeners.add(listener);
  fire(event: Event): void {
    for (const listener of this.listeners) listener(event);
  }
}
