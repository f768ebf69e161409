/**
 * Starts the server in its environment: a Web Worker or a Node process. One bundle serves both, since they share nearly
 * all code; the part that only one of them needs is never evaluated in the other. The shared part is imported here and
 * passed on: if the deferred modules imported it, the bundler would wrap it in functions, which are parsed twice.
 */
import { serve } from './server.js';

const host = 'importScripts' in globalThis ? import('./browser-main.js') : import('./node-main.js');
void host.then(({ main }) => main(serve));
