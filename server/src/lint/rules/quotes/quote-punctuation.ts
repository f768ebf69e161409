import { insertion, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isDoubleQuote, type LineQuotes } from '../../helpers/double-quotes.js';
import type { Rule } from '../../rule.js';

export const quotePunctuation: Rule = {
  id: 'quote-punctuation',
  summary: 'The full stop or comma after a quoted ability stands outside the quotation marks.',
  why:
    'A quoted ability is a whole sentence, and card text puts its full stop inside the marks: with “This token can’t ' +
    'block.” A comma of the sentence around it stands inside as well.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['".', '",', '”.', '”,'],
  examples: [
    {
      wrong: 'Create a 2/2 black Zombie creature token with "This token can\'t block".',
      right: 'Create a 2/2 black Zombie creature token with "This token can\'t block."',
    },
    {
      wrong: 'Creatures you control gain "{T}: Draw a card", then draw a card.',
      right: 'Creatures you control gain "{T}: Draw a card," then draw a card.',
    },
  ],
  check({ text, quotes }, report) {
    for (const line of quotes) {
      for (const close of closersOfAbilities(line, text)) {
        const mark = text.charAt(close + 1);
        const last = text.charAt(close - 1);
        // A mark that is there twice: of full stops one is enough; a full stop and a comma are not told apart here.
        const doubled = last === '.' && mark === '.';
        if ((mark !== '.' && mark !== ',') || (/[.,!?:;…]/.test(last) && !doubled)) continue;
        const outside = { start: close + 1, end: close + 2 };
        const edits = doubled ? [replacement(outside, '')] : [insertion(close, mark), replacement(outside, '')];
        const what = mark === '.' ? 'full stop' : 'comma';
        report({
          span: { start: close, end: close + 2 },
          message: doubled
            ? 'The full stop inside the quotation marks is enough.'
            : `The ${what} belongs inside the quotation marks.`,
          fix: { title: doubled ? 'Remove the full stop' : `Move the ${what} inside`, edits },
        });
      }
    }
  },
};

/** Words before a quotation that is an ability: what something has, gains or loses. */
const verbs = new Set(['with', 'has', 'have', 'gain', 'gains', 'lose', 'loses', 'and']);

/** Where the marks of quoted abilities close. Emblems and names in quotation marks go by their own habits. */
function* closersOfAbilities({ pairs, lone, start }: LineQuotes, text: string): Generator<number> {
  if (lone.length > 0) return;
  let listed: boolean = false;
  for (const { open, close, depth } of pairs) {
    if (depth > 0) continue;
    const before = text.slice(Math.max(start, open - 24), open).trimEnd();
    const word = /[\p{L}]+$/u.exec(before)?.[0].toLowerCase() ?? '';
    const goesOn: boolean = listed && (word === 'and' || before.endsWith(',') || isDoubleQuote(before.slice(-1)));
    listed = goesOn || (verbs.has(word) && (word !== 'and' || isAfterKeyword(before)) && !/emblem with$/i.test(before));
    if (listed && isSentence(text.slice(open + 1, close))) yield close;
  }
}

/** "with flying and “…”": a word stands before *and*, not another quotation of a name. */
function isAfterKeyword(before: string): boolean {
  return /[\p{L}0-9},] and$/u.test(before);
}

/** Three words and more that begin like a sentence; the end of a nested quotation is left alone. */
function isSentence(quoted: string): boolean {
  return /^[\p{Lu}{+−-]/u.test(quoted) && quoted.split(' ').length >= 3 && !/['’]$/.test(quoted);
}
