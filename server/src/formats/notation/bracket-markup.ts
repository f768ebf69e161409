import type { Region } from '../../text/region.js';
import { replaced } from './replaced.js';

const tags = /\[\/?[bi]\]/gi;

/** Text in which `[i]` and `[/i]` stand for italics, as exporters of Magic Set Editor write it: the tags are hidden. */
export function bracketMarkup(region: Region): Region {
  return replaced(
    region,
    tags,
    () => '',
    (text) => (text.search(tags) < 0 ? text : null),
  );
}
