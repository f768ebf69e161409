// @ts-check

/** Node's flags for a server, the same as in the extension (client/src/node-client.ts). */
export const serverFlags = ['--max-semi-space-size=8'];
