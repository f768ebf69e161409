/**
 * Starts the server where it finds itself: in a Web Worker, or as a process of Node. One file serves both, as nearly all
 * of it is the same; what only one of them has is not even looked at in the other. What they share is imported here and
 * handed on, not imported by either: the bundler lets all that hangs on a deferred import wait in functions, whose code is
 * then read twice.
 */
import { serve } from './server.js';

const rim = 'importScripts' in globalThis ? import('./browser-main.js') : import('./node-main.js');
void rim.then(({ main }) => main(serve));
