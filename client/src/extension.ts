import type { ExtensionContext } from 'vscode';
import type { Session } from './session.js';
import { startClient } from './start-client.js';

let session: Session | undefined;

/**
 * Starts the server as this host can: as a Web Worker or as a Node process. One file serves both hosts, as nearly all of it
 * is the same; what only one of them has is not even looked at in the other. Activation does not wait for the server.
 */
export function activate(context: ExtensionContext): void {
  const inBrowser = 'importScripts' in globalThis;
  session = startClient(context, async (options) => {
    const { clientMaker } = await (inBrowser ? import('./browser-client.js') : import('./node-client.js'));
    return clientMaker(context)(options);
  });
}

/** Stops the server in good order when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
