import { plainRegion } from '../text/region.js';
import type { Card, Format } from './card.js';

/** The name in place of a file's under which a text is read as rules text, whatever it looks like. */
export const RULES_TEXT = '<rules text>';

/**
 * Rules text by itself: a sentence given to the command line. It is one card that has no other fields. Not among the
 * formats of files, as no file has it.
 */
export const rulesTextFormat: Format = {
  id: 'rules-text',
  about: { title: 'Rules text', recognized: 'By the name that the program gives it.' },
  files: [],
  matches: (path) => path.endsWith(RULES_TEXT),
  read: (_path, text) => ({
    format: 'rules-text',
    header: null,
    cards: text.toString().trim() === '' ? [] : [{ card: cardOf(text.toString()), start: 0 }],
    suppressions: [],
    problems: [],
  }),
};

function cardOf(source: string): Card {
  const face = {
    span: { start: 0, end: source.length },
    name: null,
    manaCost: null,
    typeLine: null,
    rulesText: plainRegion(source, 0),
    stats: null,
    flavor: [],
    metadata: [],
  };
  return { source, form: 'fields', role: 'card', faces: [face] };
}
