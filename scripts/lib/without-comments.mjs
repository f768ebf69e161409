// @ts-check
import { readFileSync } from 'node:fs';

/** By folder: comments of its texts. Those of the grammar may stand at the end of a line, those of rulebooks may not. */
const texts = [
  { filter: /[\\/]server[\\/]grammar[\\/].*\.txt$/, comment: /(?:^|[ \t])# .*$|^#?\n/gm, isDense: true },
  { filter: /[\\/]server[\\/]rulebooks[\\/].*\.txt$/, comment: /^#(?: .*)?\n/gm, isDense: false },
];

/**
 * Leaves out the comments of the grammar and of rulebooks.
 * @type {import('esbuild').Plugin}
 */
export const withoutComments = {
  name: 'without-comments',
  setup({ onLoad }) {
    for (const { filter, comment, isDense } of texts)
      onLoad({ filter }, ({ path }) => {
        const contents = readFileSync(path, 'utf8').replace(comment, '');
        return { contents: isDense ? contents.replace(/\n{2,}/g, '\n') : contents, loader: 'text' };
      });
  },
};
