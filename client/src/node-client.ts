import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { InitializationOptions } from '../../server/src/lsp/protocol.js';
import type { MakeClient } from './start-client.js';

/**
 * How much room new objects have, in megabytes, of which there are two: the engine takes sixteen by itself, and keeps them.
 * With eight a large set is checked as fast, a process with one open holds 16 MB less, and is the sooner tidied up at rest.
 */
const YOUNG = 8;

/** A client of the server as a Node process, which keeps what it makes of card references where the editor keeps such things. */
export function clientMaker(context: ExtensionContext): MakeClient {
  const server = {
    module: context.asAbsolutePath('server/dist/server.js'),
    transport: TransportKind.ipc,
    options: { execArgv: [`--max-semi-space-size=${YOUNG}`] },
  };
  const cache = context.globalStorageUri.fsPath;
  return (options) => {
    const initializationOptions = (): InitializationOptions => ({ ...options.initializationOptions(), cache });
    return new LanguageClient('tokenwright', 'Tokenwright', server, { ...options, initializationOptions });
  };
}
