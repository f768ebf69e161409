import { shift } from '../../text/span.js';
import type { Format, Mention } from '../card.js';
import { CardCache } from '../card-cache.js';
import { mentionsIn } from '../cube/mentions.js';
import { suppressionsIn } from '../hash-comments.js';
import { parseEntry } from '../json/entry.js';
import { readJsonCards } from '../json/read.js';
import { type Section, sectionsOf, withoutComments } from './sections.js';

/** Sections whose bodies do not list cards. */
const settings: ReadonlySet<string> = new Set(['settings', 'layouts']);

const CUSTOM_CARDS = 'customcards';

/**
 * Draftmancer's lists (draftmancer.com/cubeformat.html): custom cards as JSON, and sheets of names with their counts.
 * Lines that begin with `#` are comments.
 */
export function createDraftmancerFormat(): Format {
  const cache = new CardCache(parseEntry);
  return {
    id: 'draftmancer',
    about: {
      title: 'Draftmancer lists',
      recognized:
        'By a section `[Settings]` or `[CustomCards]` with JSON below it, or by a first section such as `[Common(10)]` with names below it, in a `.txt` file.',
      comments: '`#` comments between and in the sections',
    },
    files: ['**/*.txt'],
    matches: (path, start) => /\.txt$/i.test(path) && isList(start),
    read(_, whole, previous) {
      const text = whole.toString();
      const sections = sectionsOf(text);
      const custom = sections.filter(({ name }) => name === CUSTOM_CARDS).map(({ body }) => body);
      const document = readJsonCards('draftmancer', text, custom, cache, previous, withoutComments);
      const customNames = new Set(document.cards.flatMap(({ card }) => card.faces[0]?.name?.text ?? []));
      const mentions = sections.filter(listsNames).flatMap((section) => namesIn(text, section, customNames));
      return { ...document, mentions, suppressions: suppressionsIn(text) };
    },
  };
}

/** The part above the first section may also be a list of names, in a file without sections; otherwise it is blank. */
function listsNames({ name }: Section): boolean {
  return name !== CUSTOM_CARDS && !settings.has(name);
}

function namesIn(text: string, { body }: Section, customNames: ReadonlySet<string>): Mention[] {
  const { mentions } = mentionsIn(text.slice(body.start, body.end));
  return mentions.map(
    (mention): Mention => ({
      ...mention,
      name: { ...mention.name, start: mention.name.start + body.start },
      span: shift(mention.span, body.start),
      custom: customNames.has(mention.name.text),
    }),
  );
}

/** Whether the first sections of a file are those of a list. The settings may continue beyond `head`. */
function isList(head: string): boolean {
  if (!/^[ \t\ufeff]*\[/m.test(head)) return false;
  const [preamble, ...sections] = sectionsOf(head);
  const body = ({ body: { start, end } }: Section) => withoutComments(head.slice(start, end)).trimStart();
  const isFirst =
    preamble !== undefined &&
    body(preamble)
      .replace(/^\ufeff/, '')
      .trim() === '';
  return sections.some((section, i) => {
    if (section.name === 'settings') return body(section).startsWith('{');
    if (section.name === CUSTOM_CARDS) return body(section).startsWith('[');
    return i === 0 && isFirst && section.hasSettings && isSheet(body(section));
  });
}

/** Whether lines list cards by name; lines in other programs' settings files have a key and a value. */
function isSheet(text: string): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every((line) => /^\s*(?:\d{1,3}\s+)?\p{Lu}[^=:;<>{}|\t]{1,80}$/u.test(line));
}
