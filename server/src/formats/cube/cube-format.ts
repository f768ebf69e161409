import type { Format } from '../card.js';
import { hashComments } from '../hash-comments.js';
import { CUBE_CSV, readCsvList } from './csv-list.js';
import { CUBE_TEXT, readTextList } from './text-list.js';

/** A set's cube lists, wherever they are in its folder. No other program has files of these names. */
export const cubeFiles: readonly string[] = ['**/*.cube.{txt,csv}'];

/** Cube lists of one card name a line, as people type them and sites export them. */
export function createCubeTextFormat(): Format {
  return {
    id: CUBE_TEXT,
    about: {
      title: 'Cube lists',
      recognized: 'By the ending of the file’s name, `.cube.txt`.',
    },
    files: cubeFiles,
    matches: (path) => /\.cube\.txt$/i.test(path),
    read: (_, text) => readTextList(text.toString()),
    comments: hashComments,
  };
}

/** Cube lists as tables: those of CubeCobra, and any with a column for the name. CSV has no comments. */
export function createCubeCsvFormat(): Format {
  return {
    id: CUBE_CSV,
    about: {
      title: 'Cube lists as tables',
      recognized: 'By the ending of the file’s name, `.cube.csv`.',
    },
    files: cubeFiles,
    matches: (path) => /\.cube\.csv$/i.test(path),
    read: (_, text, previous) => readCsvList(text.toString(), previous),
  };
}
