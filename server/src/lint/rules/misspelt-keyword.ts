import type { SetIndex } from '../../analysis/set-index.js';
import type { Edition } from '../../edition/edition.js';
import type { Span } from '../../text/span.js';
import type { FaceReading } from '../face-reading.js';
import { withCaseOf } from '../helpers/case.js';
import { replacement } from '../helpers/edits.js';
import { keywordPlaces } from '../helpers/keyword-places.js';
import { type Keywords, keywordsOf } from '../helpers/keywords.js';
import { withOptions } from '../rule.js';

export const misspeltKeyword = withOptions({
  id: 'misspelt-keyword',
  summary: 'A keyword is misspelt.',
  why:
    'A keyword means what its rule says (rule 702), and a misspelt one means nothing. A word counts as a slip where a keyword ' +
    'stands (on a line of keywords, or behind “has”, “gains” and “with”) and where it is only a letter or two away from one. ' +
    'A keyword that reminder text explains, on this card or another of the set, is one of the set’s own and right as it is; ' +
    'others can be declared in tokenwright.json.',
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
      wrong: '[Tempoary] [Deflect 2]',
      right: '[Temporary] [Deflect 2]',
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
    if (right !== null && !face.ask(isOwn, words)) slips.push({ span, right });
  }
  return slips;
}

/** Whether the words are a keyword of the set's own: one that its settings declare or any of its cards explains. */
function isOwn(set: SetIndex, words: string): boolean {
  return set.keywords.get(words) !== null;
}

/** Riftbound's cards write keywords in brackets, with a number where they have one: "[Assault 2]". */
function inBrackets(text: string, keywords: Keywords): Slip[] {
  const slips: Slip[] = [];
  for (const match of text.matchAll(/\[([A-Z][A-Za-z-]{3,20})(?: \d{1,2})?\]/g)) {
    const word = match[1]!;
    const isExplained = text.startsWith(' (', match.index + match[0].length);
    const right = isExplained || keywords.has(word.toLowerCase()) ? null : keywords.meant(word.toLowerCase(), 'sure');
    const start = match.index + 1;
    if (right !== null) slips.push({ span: { start, end: start + word.length }, right });
  }
  return slips;
}
