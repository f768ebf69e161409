import { type CancellationToken, type ConnectionOptions, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

const cancelled = () => new ResponseError<never>(LSPErrorCodes.RequestCancelled, 'cancelled');

/** The answer, or a `RequestCancelled` error if the client no longer waits for it. */
export function unlessCancelled<T>(token: CancellationToken, answer: T): T | ResponseError<never> {
  return token.isCancellationRequested ? cancelled() : answer;
}

/** @throws {ResponseError} if the request was cancelled */
export function stopIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw cancelled();
}

/**
 * While the user types, editors send and cancel requests faster than they can be answered: skip those not yet begun.
 */
export const connectionOptions: ConnectionOptions = {
  connectionStrategy: {
    // The connection fills in the id of the request.
    cancelUndispatched: ({ jsonrpc }) => ({ jsonrpc, id: null, error: cancelled().toJson() }),
  },
};
