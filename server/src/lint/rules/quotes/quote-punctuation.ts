import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isDoubleQuote, type LineQuotes } from '../../helpers/double-quotes.js';
import type { Rule } from '../../rule.js';

export const quotePunctuation: Rule = {
  id: 'quote-punctuation',
  summary: 'The full stop or comma after a quoted ability is missing or outside the quotation marks.',
  why:
    'A quoted ability is a complete sentence, and card text puts its full stop inside the marks: with “This token ' +
    'can’t block.” A comma of the surrounding sentence goes inside as well.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  lacks: true,
  yieldsTo: ['predefined-inline-definition'],
  triggers: ['"', '”'],
  examples: [
    {
      wrong: 'Create a 2/2 black Zombie creature token with "This token can\'t block".',
      right: 'Create a 2/2 black Zombie creature token with "This token can\'t block."',
    },
    {
      wrong: 'You get an emblem with "Creatures you control have flying".',
      right: 'You get an emblem with "Creatures you control have flying."',
    },
    {
      wrong: 'Creatures you control gain "{T}: Draw a card", then draw a card.',
      right: 'Creatures you control gain "{T}: Draw a card," then draw a card.',
    },
    {
      wrong: 'Create a 2/2 black Zombie creature token with "This token can\'t block"',
      right: 'Create a 2/2 black Zombie creature token with "This token can\'t block."',
    },
  ],
  check({ text, quotes }, report) {
    for (const line of quotes) {
      for (const close of closersOfAbilities(line, text)) {
        const mark = text.charAt(close + 1);
        const last = text.charAt(close - 1);
        if (/[\p{L}\d}]/u.test(last) && /^(?:$| \(| \p{Lu})/mu.test(text.slice(close + 1))) {
          report({
            span: { start: close - 1, end: close + 1 },
            message: 'The quoted ability lacks its full stop.',
            fix: { title: 'Insert a full stop', edits: [insertion(close, '.')] },
          });
          continue;
        }
        // A doubled mark: one full stop is enough; a full stop with a comma is not reported here.
        const doubled = last === '.' && mark === '.';
        if ((mark !== '.' && mark !== ',') || (/[.,!?:;…]/.test(last) && !doubled)) continue;
        const outside = { start: close + 1, end: close + 2 };
        const edits = doubled ? [replacement(outside, '')] : [insertion(close, mark), replacement(outside, '')];
        const what = mark === '.' ? 'full stop' : 'comma';
        report({
          span: { start: close, end: close + 2 },
          message: doubled
            ? 'The full stop is doubled; the one inside the quotation marks is enough.'
            : `The ${what} belongs inside the quotation marks.`,
          fix: { title: doubled ? 'Remove the full stop' : `Move the ${what} inside`, edits },
        });
      }
    }
  },
};

/** Words before a quotation that is an ability: what something has, gains or loses. */
const verbs = new Set(['with', 'has', 'have', 'gain', 'gains', 'lose', 'loses', 'and']);

/** The offsets of the closing marks of quoted abilities. Quoted names follow other conventions. */
function* closersOfAbilities({ pairs, lone, start }: LineQuotes, text: string): Generator<number> {
  if (lone.length > 0) return;
  let listed: boolean = false;
  for (const { open, close, depth } of pairs) {
    if (depth > 0) continue;
    const before = text.slice(Math.max(start, open - 24), open).trimEnd();
    const word = /[\p{L}]+$/u.exec(before)?.[0].toLowerCase() ?? '';
    const continues: boolean = listed && (word === 'and' || before.endsWith(',') || isDoubleQuote(before.slice(-1)));
    listed = continues || (verbs.has(word) && (word !== 'and' || isAfterKeyword(before)));
    if (listed && isSentence(text.slice(open + 1, close))) yield close;
  }
}

/** "with flying and “…”": a word comes before *and*, not another quoted name. */
function isAfterKeyword(before: string): boolean {
  return /[\p{L}0-9},] and$/u.test(before);
}

/** At least three words that begin like a sentence; excludes the end of a nested quotation. */
function isSentence(quoted: string): boolean {
  return /^[\p{Lu}{+−-]/u.test(quoted) && quoted.split(' ').length >= 3 && !/['’]$/.test(quoted);
}
