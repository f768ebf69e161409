// @ts-check

/** What Node is told when a server is started, as the extension does it (client/src/node-client.ts). */
export const serverFlags = ['--max-semi-space-size=8'];
