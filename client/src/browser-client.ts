import { type ExtensionContext, Uri } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import type { MakeClient } from './start-client.js';

declare const Worker: new (script: string) => Worker;

/** Creates clients for a server that runs as a Web Worker. */
export function clientMaker({ extensionUri }: ExtensionContext): MakeClient {
  const script = Uri.joinPath(extensionUri, 'server/dist/language-server.js').toString(true);
  return (options) => new LanguageClient('tokenwright', 'Tokenwright', new Worker(script), options);
}
