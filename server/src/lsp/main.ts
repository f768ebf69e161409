/**
 * Starts the server where it finds itself: in a Web Worker, or as a process of Node. One file serves both, as nearly all
 * of it is the same; what only one of them has is not even looked at in the other.
 */
const rim = 'importScripts' in globalThis ? import('./browser-main.js') : import('./node-main.js');
void rim.then(({ main }) => main());
