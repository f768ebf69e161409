import type { ExtensionContext } from 'vscode';
import type { Session } from './session.js';
import { startClient } from './start-client.js';

let session: Session | undefined;

/**
 * Starts the server as a Web Worker or as a Node process, depending on the host. One bundle serves both hosts, since
 * they share nearly all code; the part that only one needs is never evaluated in the other. Activation does not wait
 * for the server.
 */
export function activate(context: ExtensionContext): void {
  const inBrowser = 'importScripts' in globalThis;
  session = startClient(context, async (options) => {
    const { clientMaker } = await (inBrowser ? import('./browser-client.js') : import('./node-client.js'));
    return clientMaker(context)(options);
  });
}

/** Shuts the server down when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
