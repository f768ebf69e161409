import type { ExtensionContext } from 'vscode';
import type { Session } from './session.js';
import { startClient } from './start-client.js';
import { whenNeeded } from './when-needed.js';

let session: Session | undefined;

/**
 * Starts the server as a Web Worker or a Node process, depending on the host. One bundle serves both hosts: they share
 * nearly all code, and the rest is evaluated only where it is needed. Activation does not wait for the server.
 */
export function activate(context: ExtensionContext): void {
  const inBrowser = 'importScripts' in globalThis;
  whenNeeded(context, () => {
    session = startClient(context, async (options) => {
      const { clientMaker } = await (inBrowser ? import('./browser-client.js') : import('./node-client.js'));
      return clientMaker(context)(options);
    });
  });
}

/** Shuts the server down when the editor closes. */
export async function deactivate(): Promise<void> {
  await session?.stop();
}
