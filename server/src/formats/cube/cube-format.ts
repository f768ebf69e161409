import type { Format } from '../card.js';
import { hashComments } from '../hash-comments.js';
import { CUBE_CSV, readCsvList } from './csv-list.js';
import { isCubeTable, isListByContent } from './recognise.js';
import { CUBE_TEXT, readTextList } from './text-list.js';

/** Globs of a set's cube lists, in any folder. No other program uses these names. */
export const cubeFiles: readonly string[] = ['**/*.cube.{txt,csv}'];

/** Cube lists with one card name per line, as people type them and sites export them. */
export function createCubeTextFormat(): Format {
  return {
    id: CUBE_TEXT,
    about: {
      title: 'Cube lists',
      recognized:
        'By the ending of the file’s name, `.cube.txt`; any other `.txt` file by counts and set codes on its lines, or where the command line names a file of names.',
    },
    files: [...cubeFiles, '**/*.txt'],
    matches: (path, head) => /\.cube\.txt$/i.test(path) || (/\.txt$/i.test(path) && isListByContent(head)),
    read: (_, text) => readTextList(text.toString()),
    comments: hashComments,
  };
}

/** Cube lists as tables: CubeCobra's, and any with a column for the name. CSV has no comments. */
export function createCubeCsvFormat(): Format {
  return {
    id: CUBE_CSV,
    about: {
      title: 'Cube lists as tables',
      recognized:
        'By the ending of the file’s name, `.cube.csv`; any other `.csv` file by CubeCobra’s columns, or where the command line names a file with a column `name`.',
    },
    files: [...cubeFiles, '**/*.csv'],
    matches: (path, head) => /\.cube\.csv$/i.test(path) || (/\.csv$/i.test(path) && isCubeTable(head)),
    read: (_, text, previous) => readCsvList(text.toString(), previous),
  };
}
