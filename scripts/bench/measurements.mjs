// @ts-check
/** All measurements, by name. */
import { growth, largeFiles } from './files.mjs';
import { installed } from './installed.mjs';
import { reading } from './reading.mjs';
import { references } from './references.mjs';
import { starts } from './starts.mjs';
import { text } from './text.mjs';
import { keystrokes, workspace } from './typing.mjs';

/** @typedef {import('./table.mjs').Table} Table */

/** In the order of the tables. @type {Record<string, () => Promise<Table | Table[]>>} */
export const measurements = { starts, installed, text, reading, keystrokes, workspace, largeFiles, growth, references };

/** The measurements that need no corpus. */
export const withoutCorpora = ['starts', 'installed'];
