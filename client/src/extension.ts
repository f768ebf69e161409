import type { ExtensionContext } from 'vscode';
import type { Session } from './session.js';
import { startClient } from './start-client.js';

let session: Session | undefined;

/** Starts the server as a Node process. Activation does not wait for it. */
export function activate(context: ExtensionContext): void {
  const module = context.asAbsolutePath('server/dist/server.js');
  session = startClient(context, async (options) => {
    const { LanguageClient, TransportKind } = await import('vscode-languageclient/node');
    const server = { module, transport: TransportKind.ipc };
    return new LanguageClient('tokenwright', 'Tokenwright', server, options);
  });
}

/** Stops the server in good order when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
