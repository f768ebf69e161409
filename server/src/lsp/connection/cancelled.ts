import { type CancellationToken, type ConnectionOptions, LSPErrorCodes, ResponseError } from 'vscode-languageserver';

const cancelled = () => new ResponseError<never>(LSPErrorCodes.RequestCancelled, 'cancelled');

/** The answer, or that nobody waits for it any more. */
export function unlessCancelled<T>(token: CancellationToken, answer: T): T | ResponseError<never> {
  return token.isCancellationRequested ? cancelled() : answer;
}

/** Whoever does not wait any more is not worked for. @throws {ResponseError} where that is so */
export function stopIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw cancelled();
}

/** While somebody types, editors ask and cancel faster than one answers: what has not been begun is not begun then. */
export const connectionOptions: ConnectionOptions = {
  connectionStrategy: {
    // The connection fills in which request it was.
    cancelUndispatched: ({ jsonrpc }) => ({ jsonrpc, id: null, error: cancelled().toJson() }),
  },
};
