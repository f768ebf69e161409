import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { ExtensionContext } from 'vscode';
import { clientMaker } from '../../../client/src/node-client.js';

vi.mock('vscode-languageclient/node', () => ({
  TransportKind: { ipc: 1 },
  LanguageClient: class {
    constructor(
      readonly id: string,
      readonly name: string,
      readonly server: unknown,
      readonly options: { readonly initializationOptions: () => unknown },
    ) {}
  },
}));

it('starts the server with its caches in the storage folder of the extension', () => {
  const context = { asAbsolutePath: (path: string) => `/extension/${path}`, globalStorageUri: { fsPath: '/storage' } };
  const client = clientMaker(context as unknown as ExtensionContext)({
    initializationOptions: () => ({ docsBase: '' }),
  } as never);
  expect(client).toMatchObject({
    server: {
      module: '/extension/server/dist/server.js',
      options: { execArgv: ['--max-semi-space-size=8'], env: { NODE_COMPILE_CACHE: join('/storage', 'compiled') } },
    },
  });
  const { options } = client as unknown as { options: { initializationOptions: () => unknown } };
  expect(options.initializationOptions()).toEqual({ docsBase: '', cache: '/storage' });
});
