import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { Session } from './session.js';
import { startClient } from './start-client.js';

let session: Session | undefined;

/** Starts the server as a Node process. Activation does not wait for it. */
export function activate(context: ExtensionContext): void {
  const server = { module: context.asAbsolutePath('server/dist/server.js'), transport: TransportKind.ipc };
  session = startClient(context, (options) => new LanguageClient('tokenwright', 'Tokenwright', server, options));
}

/** Stops the server in good order when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
