// @ts-check
/** A proxy that refuses and records every request, for pages that must reach only this machine. */
import { createServer } from 'node:http';

/** A host that does not exist. The suite requests it to check that requests are refused and recorded. */
export const unreachableHost = 'tracker.example:443';

/** @typedef {{ proxy: { server: string, bypass: string }, refused: string[], stop: () => void }} BlockingProxy */

/** @returns {Promise<BlockingProxy>} the proxy settings for a browser, and the requests refused so far */
export function startBlockingProxy() {
  /** @type {string[]} */
  const refused = [];
  const server = createServer(({ url = '' }, response) => {
    refused.push(url);
    response.writeHead(403).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    refused.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      // VS Code gives its workers and web views separate origins: other names of the same machine.
      const proxy = { server: `http://127.0.0.1:${port}`, bypass: '127.0.0.1,localhost,*.localhost' };
      resolve({ proxy, refused, stop: () => server.close() });
    });
  });
}
