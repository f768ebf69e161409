import type { SetIndex } from '../../analysis/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../face-reading.js';
import { withCaseOf } from '../helpers/case.js';
import { replacement } from '../helpers/edits.js';
import { keywordPlaces } from '../helpers/keyword-places.js';
import { type Certainty, type Keywords, keywordsOf } from '../helpers/keywords.js';
import { withOptions } from '../rule.js';

export const misspeltKeyword = withOptions({
  id: 'misspelt-keyword',
  summary: 'A keyword is misspelt.',
  why:
    'A keyword means what its rule says (rule 702), and a misspelt one means nothing. A word counts as a slip where a keyword ' +
    'stands (on a line of keywords, or behind “has”, “gains” and “with”) and where it is only a letter or two away from one. ' +
    'A keyword of the set’s own is right where reminder text explains it, and others can be named in the option.',
  cite: ({ game, rulebook }) => (game === 'magic' && rulebook.date !== '' ? '702' : null),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  holds: {
    when: ({ game }: Edition) => game !== 'fifth',
    says: 'Magic rulebooks, but not Fifth Edition, and Riftbound',
  },
  options: {
    keywords: { type: 'texts', default: [], description: 'Keywords of the set’s own that are right as they are.' },
  },
  examples: [
    { wrong: 'Fliyng, vigilance', right: 'Flying, vigilance' },
    {
      wrong: 'Target creature gains first stike and trample until end of turn.',
      right: 'Target creature gains first strike and trample until end of turn.',
    },
    {
      wrong: '[Tempoary] (Kill me at the start of my controller’s Beginning Phase.)',
      right: '[Temporary] (Kill me at the start of my controller’s Beginning Phase.)',
      rulebook: 'riftbound',
    },
  ],
  check(face, report, options) {
    const slips = slipsIn(face);
    if (slips.length === 0) return;
    const own = new Set(options.keywords.map((keyword) => keyword.toLowerCase()));
    for (const { span, right } of slips) {
      const written = face.text.slice(span.start, span.end);
      if (own.has(written.toLowerCase())) continue;
      const keyword = withCaseOf(written, right);
      report({
        span,
        message: `There is no keyword “${written}”; did you mean “${keyword}”?`,
        fix: { title: `Change to “${keyword}”`, edits: [replacement(span, keyword)] },
      });
    }
  },
});

interface Slip {
  readonly span: Span;
  readonly right: string;
}

function slipsIn(face: FaceReading): Slip[] {
  const { text, edition } = face;
  if (text === '') return [];
  const keywords = keywordsOf(edition);
  if (edition.game === 'riftbound') return inBrackets(text, keywords);
  const slips: Slip[] = [];
  for (const { words, certainty, span } of keywordPlaces(text, keywords)) {
    const right = keywords.meant(words, certainty);
    if (right !== null && !isOwn(words, certainty, face)) slips.push({ span, right });
  }
  return slips;
}

/** Whether the set explains the word as a keyword of its own: on another card, where this one does too. */
function isOwn(words: string, certainty: Certainty, face: FaceReading): boolean {
  return face.ask(explainers, words) > (certainty === 'explained' ? 1 : 0);
}

function explainers(set: SetIndex, words: string): number {
  return set.explainersOf(words);
}

/** Riftbound's cards write keywords in brackets, with a number where they have one: "[Assault 2]". */
function inBrackets(text: string, keywords: Keywords): Slip[] {
  const slips: Slip[] = [];
  for (const match of text.matchAll(/\[([A-Z][A-Za-z-]{3,20})(?: \d{1,2})?\]/g)) {
    const word = match[1]!;
    const right = keywords.has(word.toLowerCase()) ? null : keywords.meant(word.toLowerCase(), 'sure');
    const start = match.index + 1;
    if (right !== null) slips.push({ span: { start, end: start + word.length }, right });
  }
  return slips;
}
