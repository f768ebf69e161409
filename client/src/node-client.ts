import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { MakeClient } from './start-client.js';

/** A client of the server as a Node process. */
export function clientMaker(context: ExtensionContext): MakeClient {
  const server = { module: context.asAbsolutePath('server/dist/server.js'), transport: TransportKind.ipc };
  return (options) => new LanguageClient('tokenwright', 'Tokenwright', server, options);
}
