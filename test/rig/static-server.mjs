// @ts-check
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' };

/**
 * Serves the files of a folder on a local port.
 * @param {string} folder
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export function serveFolder(folder) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)));
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ port, stop: () => server.close() });
    });
  });
}
