import type { Span } from '../../text/span.js';
import type { Format } from '../card.js';
import { CardCache } from '../card-cache.js';
import { parseEntry } from '../json/entry.js';
import { readJsonCards } from '../json/read.js';

/** A section of custom cards; the JSON begins on a line below. */
const customCards = /^[ \t]*\[CustomCards\][ \t]*$/gim;

/** A file's first sections; the settings, which are JSON as well, may be longer than the part of it that is looked at. */
const head = /^[ \t]*\[Settings\]\s*\{|^[ \t]*\[CustomCards\][ \t]*\r?\n\s*\[/im;

/** A line that begins a section. No line of JSON with cards does: a list of theirs begins with a brace or a quote. */
const section = /^[ \t]*\[[A-Za-z][^\]\n"]*\][ \t]*$/gm;

/** Draftmancer's lists (draftmancer.com/cubeformat.html): custom cards as JSON, and lists of names, which are not read. */
export function createDraftmancerFormat(): Format {
  const cache = new CardCache(parseEntry);
  return {
    id: 'draftmancer',
    about: {
      title: 'Draftmancer lists',
      recognized: 'By a section `[Settings]` or `[CustomCards]` with JSON below it, in a `.txt` file.',
    },
    files: ['**/*.txt'],
    matches: (path, start) => /\.txt$/i.test(path) && head.test(start),
    read(_, whole, previous) {
      const text = whole.toString();
      return readJsonCards('draftmancer', text, sectionsOf(text), cache, previous);
    },
  };
}

/** Where the custom cards stand. */
function sectionsOf(text: string): Span[] {
  return [...text.matchAll(customCards)].map((match) => {
    const start = match.index + match[0].length;
    section.lastIndex = start;
    return { start, end: section.exec(text)?.index ?? text.length };
  });
}
