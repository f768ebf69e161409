import { join } from 'node:path';
import type { ExtensionContext } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import type { InitializationOptions } from '../../server/src/lsp/protocol.js';
import type { MakeClient } from './start-client.js';

/**
 * The size of a semi-space of the young generation, in megabytes; V8's default is 16, and there are two. With 8, a
 * large set is checked as fast, but the process uses 16 MB less and collects garbage sooner when idle.
 */
const SEMI_SPACE = 8;

/** Creates clients for a server that runs as a Node process, with its cache in the editor's storage folder. */
export function clientMaker(context: ExtensionContext): MakeClient {
  const cache = context.globalStorageUri.fsPath;
  // The server stores its compiled code there for the next start.
  const env = { NODE_COMPILE_CACHE: join(cache, 'compiled') };
  const server = {
    module: context.asAbsolutePath('server/dist/server.js'),
    transport: TransportKind.ipc,
    options: { execArgv: [`--max-semi-space-size=${SEMI_SPACE}`], env },
  };
  return (options) => {
    const initializationOptions = (): InitializationOptions => ({ ...options.initializationOptions(), cache });
    return new LanguageClient('tokenwright', 'Tokenwright', server, { ...options, initializationOptions });
  };
}
