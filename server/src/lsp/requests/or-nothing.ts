import { type CancellationToken, type Connection, ErrorCodes, ResponseError } from 'vscode-languageserver';

/**
 * A handler for what an editor asks by itself, all the time: where ours throws, the answer is `nothing` and the log says
 * why, since an error would be shown to somebody who did not ask. What a user calls for, like a rename, does fail.
 * @param what the request, for the log
 * @throws {ResponseError} for a request that names no document
 */
export function orNothing<Params extends { readonly textDocument: { readonly uri: string } }, Answer>(
  { console }: Connection,
  what: string,
  nothing: Answer,
  handler: (params: Params, token: CancellationToken) => Promise<Answer | ResponseError<never>>,
): (params: Params, token: CancellationToken) => Promise<Answer | ResponseError<never>> {
  return async (params, token) => {
    // What arrives over the wire may be anything.
    if (typeof params?.textDocument?.uri !== 'string') {
      throw new ResponseError(ErrorCodes.InvalidParams, `${what}: the request names no document`);
    }
    try {
      return await handler(params, token);
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      console.error(`${what} failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
      return nothing;
    }
  };
}
