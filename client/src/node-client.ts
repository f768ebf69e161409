import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { InitializationOptions } from '../../server/src/lsp/protocol.js';
import type { MakeClient } from './start-client.js';

/** A client of the server as a Node process, which keeps what it makes of card references where the editor keeps such things. */
export function clientMaker(context: ExtensionContext): MakeClient {
  const server = { module: context.asAbsolutePath('server/dist/server.js'), transport: TransportKind.ipc };
  const cache = context.globalStorageUri.fsPath;
  return (options) => {
    const initializationOptions = (): InitializationOptions => ({ ...options.initializationOptions(), cache });
    return new LanguageClient('tokenwright', 'Tokenwright', server, { ...options, initializationOptions });
  };
}
