/** A minimal substitute for the `vscode` module. It records messages, commands and context keys in `recorded`. */
export const recorded: {
  messages: { text: string; actions: string[] }[];
  /** Executed commands other than `setContext`. */
  commands: string[];
  context: Map<string, unknown>;
  registered: Map<string, (...args: unknown[]) => unknown>;
} = { messages: [], commands: [], context: new Map(), registered: new Map() };

/** The button the user clicks in the next message. */
export const user: { chooses: string | undefined } = { chooses: undefined };

export const l10n = { t: (text: string) => text };

export const commands = {
  executeCommand: async (id: string, ...args: unknown[]) => {
    if (id === 'setContext') recorded.context.set(args[0] as string, args[1]);
    else recorded.commands.push(id);
  },
  registerCommand: (id: string, act: (...args: unknown[]) => unknown) => {
    recorded.registered.set(id, act);
    return { dispose: () => recorded.registered.delete(id) };
  },
};

const showMessage = async (text: string, ...actions: string[]) => {
  recorded.messages.push({ text, actions });
  return actions.find((action) => action === user.chooses);
};

export class EventEmitter<Event> {
  private readonly listeners = new Set<(event: Event) => void>();
  readonly event = (listener: (event: Event) => void) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };
  fire(event: Event): void {
    for (const listener of this.listeners) listener(event);
  }
}

/** Fires when the cursor moves. */
export const selectionChanged = new EventEmitter<unknown>();

export const window = {
  onDidChangeActiveTextEditor: () => {},
  onDidChangeTextEditorSelection: selectionChanged.event,
  showErrorMessage: showMessage,
  showInformationMessage: showMessage,
  tabGroups: { all: [] },
  activeTextEditor: { document: { uri: { path: '/cards/orchard.xml' } } },
};

const folder = { uri: 'file:///cards', name: 'cards' };

/** The documents that are open, and the paths of the files in the workspace that a search finds. */
export const editor: { open: unknown[]; found: string[] } = { open: [], found: [] };

export const opened = new EventEmitter<unknown>();

export const workspace = {
  workspaceFolders: [folder],
  getWorkspaceFolder: () => folder,
  get textDocuments() {
    return editor.open;
  },
  onDidOpenTextDocument: opened.event,
  findFiles: async () => editor.found,
};

export class Uri {}
export class Range {}
export class TabInputWebview {}
