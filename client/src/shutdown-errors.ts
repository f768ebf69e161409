import type { BaseLanguageClient, ErrorCodes } from 'vscode-languageclient';

// The library is loaded after activation, so its values are not available here; the types ensure that these are right.
const unanswered: typeof ErrorCodes.PendingResponseRejected = -32097;
const unsent: typeof ErrorCodes.MessageWriteError = -32099;

/** Whether a request failed because the server ended. */
export function isShutdownError(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === unanswered || code === unsent;
}

/** Makes a client only log errors caused by the end of its server, since the crash handler reports it to the user. */
export function silenceShutdownErrors(client: BaseLanguageClient): BaseLanguageClient {
  const error = client.error.bind(client);
  client.error = (message, data, show) => error(message, data, isShutdownError(data) ? false : show);
  return client;
}
