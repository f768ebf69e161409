/** As much of the editor as the client's parts need that are tried without one. What it was told is kept in `told`. */
export const told: { messages: { text: string; actions: string[] }[]; commands: string[] } = {
  messages: [],
  commands: [],
};

/** What the user clicks on in the next message. */
export const user: { chooses: string | undefined } = { chooses: undefined };

export const l10n = { t: (text: string) => text };

export const commands = {
  executeCommand: async (id: string) => void told.commands.push(id),
};

const showMessage = async (text: string, ...actions: string[]) => {
  told.messages.push({ text, actions });
  return actions.find((action) => action === user.chooses);
};

export const window = { showErrorMessage: showMessage, showInformationMessage: showMessage };

export const workspace = { workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] };

export class EventEmitter<News> {
  private readonly listeners = new Set<(news: News) => void>();
  readonly event = (listener: (news: News) => void) => this.listeners.add(listener);
  fire(news: News): void {
    for (const listener of this.listeners) listener(news);
  }
}
