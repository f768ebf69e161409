import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { reminderPatterns } from '../../../edition/reminder-text.js';
import { isOrdinaryWord } from '../../../language/ordinary-words.js';
import { folded } from '../../../text/apostrophes.js';
import type { Span } from '../../../text/span.js';
import { isOneErrorApart } from '../../../util/near-words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { type Keywords, keywordsOf } from '../../helpers/keywords.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import { suspectKeywords } from '../../helpers/suspect-keywords.js';
import { withOptions } from '../../rule.js';

export const misspeltKeyword = withOptions({
  id: 'misspelt-keyword',
  summary: 'A keyword is misspelt.',
  why:
    'A keyword has the meaning that its rule gives it (rule 702), and a misspelt keyword has none. Words are ' +
    'checked where keywords are expected (on a line of keywords, or after “has”, “gains” and “with”) and reported ' +
    'if they differ from a keyword in one or two letters. A keyword with reminder text counts as the set’s own, ' +
    'unless only one card has it and it differs from a keyword of the rules by a typing error: two letters ' +
    'swapped, one doubled or one left out, or its reminder text is that of the keyword. Other keywords can be declared in tokenwright.json.',
  cite: ({ game, rulebook }) => (game === 'magic' && rulebook.date !== '' ? '702' : null),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: {
    test: ({ game }: Edition) => game !== 'fifth',
    label: 'Magic rulebooks except Fifth Edition, and Riftbound',
  },
  options: {
    keywords: { type: 'texts', default: [], description: 'The set’s own keywords, which are not reported.' },
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
        ...(isOrdinaryWord(written) && { severity: 'info' }),
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
  for (const { words, certainty, span } of suspectKeywords(text, keywords)) {
    const right =
      keywords.intended(words, certainty) ??
      (certainty === 'explained' ? explainedBy(face, span, words, keywords) : null);
    if (right === null) continue;
    const isAccepted =
      certainty === 'explained'
        ? isRepeated(text, words, span) || face.query(isShared, words)
        : isInReminder(text, words) || face.query(isOwn, words) || mayBeOwn(face, words, right);
    if (!isAccepted) slips.push({ span, right });
  }
  return slips;
}

/** How many of the words that explain a keyword in the rules must be in a text to explain it. */
const ENOUGH = 0.7;

/** The keyword that words resemble, if the reminder text after them is that of this keyword: "Vugilance (Attacking doesn't …)". */
function explainedBy({ text, edition }: FaceReading, { end }: Span, words: string, keywords: Keywords): string | null {
  const right = keywords.intended(words, 'sure');
  const [reminder] = /(?<=\()[^()]*(?=\))/.exec(text.slice(end)) ?? [''];
  const written = new Set(wordsOf(reminder));
  const isExplained = reminderPatterns(edition)
    .get(right?.split(' ')[0] ?? '')
    ?.some((pattern) => {
      const usual = wordsOf(pattern.text);
      return usual.filter((word) => written.has(word)).length >= usual.length * ENOUGH;
    });
  return isExplained ? right : null;
}

function wordsOf(text: string): readonly string[] {
  return folded(text).match(/[a-z']+/g) ?? [];
}

/**
 * Whether the words are one of the set's own keywords: one that its settings declare or that any of its cards explains.
 */
function isOwn(set: SetIndex, words: string): boolean {
  return set.keywords.get(words) !== null;
}

/** Whether several cards have a word as a keyword, and no single typing error explains it: "Excavate 2" is not "Escalate". */
function mayBeOwn(face: FaceReading, word: string, right: string): boolean {
  return !isOneErrorApart(word, right) && face.queryWords(isKeywordOfSet, word);
}

function isKeywordOfSet({ words }: SetIndex, word: string): boolean {
  return words.keywords.includes(word);
}

/** Whether the settings declare the words as a keyword, or more than one card explains them. */
function isShared(set: SetIndex, words: string): boolean {
  return set.explanationsOf(words).length > 1 || isDeclared(set, words);
}

function isDeclared({ declared }: SetIndex, words: string): boolean {
  return declared.keywords?.some(({ word }) => word.toLowerCase() === words) ?? false;
}

/** Whether a text has the same words elsewhere too: the same typo rarely occurs twice. */
function isRepeated(text: string, words: string, { start, end }: Span): boolean {
  const lower = text.toLowerCase();
  return lower.indexOf(words) < start || lower.indexOf(words, end) >= 0;
}

/** Whether reminder text of the card mentions the words: "… for its flashier cost". */
function isInReminder(text: string, words: string): boolean {
  return text.includes('(') && (text.toLowerCase().match(/\([^()]*\)/g) ?? []).some((one) => one.includes(words));
}

/** Riftbound cards write keywords in brackets, optionally with a number: "[Assault 2]". */
function inBrackets(text: string, keywords: Keywords): Slip[] {
  const slips: Slip[] = [];
  for (const match of text.matchAll(/\[([A-Z][A-Za-z-]{3,20})(?: \d{1,2})?\]/g)) {
    const word = match[1]!;
    const isExplained = text.startsWith(' (', match.index + match[0].length);
    const lower = word.toLowerCase();
    const right = keywords.has(lower) ? null : keywords.intended(lower, isExplained ? 'explained' : 'sure');
    const start = match.index + 1;
    const span = { start, end: start + word.length };
    if (right !== null && !(isExplained && isRepeated(text, lower, span))) slips.push({ span, right });
  }
  return slips;
}
