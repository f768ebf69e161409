// @ts-check
import { readFileSync } from 'node:fs';

/** A line that is empty but for a comment, or the comment at the end of a line. */
const comment = /(?:^|[ \t])# .*$|^#?\n/gm;

/**
 * Leaves out the comments of the grammar.
 * @type {import('esbuild').Plugin}
 */
export const withoutComments = {
  name: 'without-comments',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]server[\\/]grammar[\\/].*\.txt$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(comment, '')
        .replace(/\n{2,}/g, '\n'),
      loader: 'text',
    }));
  },
};
