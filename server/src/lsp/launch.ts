/**
 * The program that editors start in Node: runs the language server, which is a file of its own so that it is compiled only once.
 * In a browser that file is the worker.
 */
import { join } from 'node:path';
import { runCompiled } from '../disk/compiled.js';
import { adaptEngine } from '../disk/engine.js';

adaptEngine();
runCompiled(join(__dirname, 'language-server.js'));
