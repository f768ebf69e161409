import { lineStart } from '../text/line-break.js';
import type { Comments } from './card.js';

/** Comments that are lines of their own and begin with `#`, and may stand above any line. */
export const hashComments: Comments = {
  write: (said) => `# ${said}`,
  above: (_, text, offset) => lineStart(text, offset),
  top: () => 0,
};
