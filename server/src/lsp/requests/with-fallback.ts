import { type CancellationToken, type Connection, ErrorCodes, ResponseError } from 'vscode-languageserver';

/**
 * Wraps a handler for requests that editors send on their own: if it throws, the answer is `fallback` and the error is
 * logged, since an error message would interrupt a user who did not ask. Explicit requests, such as a rename, do fail.
 * @param what the name of the request, for the log
 * @throws {ResponseError} for a request that names no document
 */
export function withFallback<Params extends { readonly textDocument: { readonly uri: string } }, Answer>(
  { console }: Connection,
  what: string,
  fallback: Answer,
  handler: (params: Params, token: CancellationToken) => Promise<Answer | ResponseError<never>>,
): (params: Params, token: CancellationToken) => Promise<Answer | ResponseError<never>> {
  return async (params, token) => {
    // Clients may send anything.
    if (typeof params?.textDocument?.uri !== 'string') {
      throw new ResponseError(ErrorCodes.InvalidParams, `${what}: the request names no document`);
    }
    try {
      return await handler(params, token);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      console.error(`${what} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      return fallback;
    }
  };
}
