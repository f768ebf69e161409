// Written by scripts/generate.mjs from the formats of the server.

/** Globs of the files in which other programs keep cards. */
export const filesOfOthers: readonly string[] = [
  '**/*.xml',
  '**/*.json',
  '**/*.txt',
  '**/*.cube.{txt,csv}',
  '**/*.csv',
  '**/set',
  '**/card *',
  '**/*.{csv,tsv}',
  '**/*.md',
  '**/*.markdown',
];
