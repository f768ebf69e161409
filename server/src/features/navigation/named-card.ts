import { foldName, namesIn, shortNameOf } from '../../analysis/card/card-names.js';
import type { SetIndex } from '../../analysis/set/set-index.js';
import type { Face } from '../../formats/card.js';
import { toSource } from '../../text/region.js';
import type { FileSpan } from '../../text/span.js';

/** A card of the set under one of its names: that of a face, or of half of a split card. */
export interface NamedCard {
  /** The folded name, see `foldName`. */
  readonly key: string;
  /** The name as in its heading. */
  readonly name: string;
  /** What a legend is also called; null for other cards. */
  readonly shortName: string | null;
  /** The file with its heading, and the name there. */
  readonly path: string;
  readonly span: FileSpan;
}

/** The set's own card with a name in any spelling that `foldName` accepts; null if there is none. */
export function namedCard(name: string, set: SetIndex): NamedCard | null {
  const own = set.ownCard(name);
  const front = own?.card.faces[0]?.name;
  if (!own || !front) return null;
  const start = own.span.start - toSource(front, { start: 0, end: front.text.length }).start;
  const key = foldName(name);
  const named = (wanted: string): NamedCard | null => {
    for (const face of own.card.faces) {
      const found = face.name && namesIn(face.name.text).find((each) => foldName(each.name) === wanted);
      if (!face.name || !found) continue;
      const span = toSource(face.name, found.span);
      return {
        ...{ key: wanted, name: found.name, shortName: shortNameOn(face, found.name), path: own.path },
        span: { start: start + span.start, end: start + span.end },
      };
    }
    return null;
  };
  // A list may name both faces: that is the name of the front.
  return named(key) ?? named(foldName(front.text));
}

function shortNameOn({ typeLine }: Face, name: string): string | null {
  return typeLine && /\blegend(?:ary)?\b/i.test(typeLine.text) ? shortNameOf(name) : null;
}
