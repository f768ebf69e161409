// @ts-check
/** A proxy for pages that are to reach nothing but the machine they come from: it refuses all, and writes it down. */
import { createServer } from 'node:http';

/** A host that nobody has, as a proxy is told of it: the suite asks it for something, to see that whoever asks is refused and written down. */
export const nowhere = 'tracker.example:443';

/** @typedef {{ proxy: { server: string, bypass: string }, refused: string[], stop: () => void }} NoWayOut */

/** @returns {Promise<NoWayOut>} the proxy as a browser takes it, and what it has refused so far */
export function noWayOut() {
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
      // VS Code gives its workers and web views origins of their own: other names of the same machine.
      const proxy = { server: `http://127.0.0.1:${port}`, bypass: '127.0.0.1,localhost,*.localhost' };
      resolve({ proxy, refused, stop: () => server.close() });
    });
  });
}
