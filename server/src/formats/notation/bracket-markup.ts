import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

const tags = /\[\/?[bi]\]/gi;

/** Hides `[i]` and `[/i]`, which exporters of Magic Set Editor write for italics, and `[b]`. */
export function bracketMarkup(region: Region): Region {
  return replaced(
    region,
    tags,
    () => '',
    (text) => (text.search(tags) < 0 ? text : null),
  );
}
