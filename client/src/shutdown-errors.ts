import type { BaseLanguageClient, ErrorCodes } from 'vscode-languageclient';

// The library is loaded after activation, so its values cannot be had here; the types see to it that these are right.
const unanswered: typeof ErrorCodes.PendingResponseRejected = -32097;
const unsent: typeof ErrorCodes.MessageWriteError = -32099;

/** Whether a question went unanswered because the server ended. */
export function isOfItsEnd(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === unanswered || code === unsent;
}

/** The same client, which only logs that its server ended while it was starting: what comes of it is told elsewhere. */
export function quietAboutItsEnd(client: BaseLanguageClient): BaseLanguageClient {
  const error = client.error.bind(client);
  client.error = (message, data, show) => error(message, data, isOfItsEnd(data) ? false : show);
  return client;
}
