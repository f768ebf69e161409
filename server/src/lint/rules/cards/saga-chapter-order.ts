import type { TextSpan } from '../../../text/span.js';
import { magic } from '../../helpers/applies-to.js';
import { subtypeOn, typeLineOf } from '../../helpers/card-subtypes.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const sagaChapterOrder: Rule = {
  id: 'saga-chapter-order',
  summary: 'A chapter of a Saga is missing or stands twice.',
  why:
    'A Saga gets one lore counter each turn, and the chapters with that number trigger (rule 714.2). A number that is ' +
    'missing or stands twice is a slip: in that turn nothing happens, or two chapters do.',
  cite: magicRule('714.2', '2018-04'),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['Saga'],
  examples: [
    {
      wrong: 'Tale of Ash {1}{R}\nEnchantment — Saga\nI — Draw a card.\nIII — Each opponent loses 1 life.',
      right: 'Tale of Ash {1}{R}\nEnchantment — Saga\nI — Draw a card.\nII — Each opponent loses 1 life.',
      of: 'cards',
    },
  ],
  check({ card, face, text }, report) {
    const line = card.role === 'token' ? null : typeLineOf(face);
    if (!line || !subtypeOn(line, 'saga')) return;
    // "I, III — …" and "II, IV — …": any chapters may share a line.
    const chapters = chaptersIn(text).sort((a, b) => a.number - b.number);
    const wrong = chapters.findIndex(({ number }, at) => number !== at + 1);
    if (wrong < 0 || isWholeTextTwice(chapters)) return;
    const { number, span } = chapters[wrong]!;
    // Some programs lose the numbers of chapters: "Draw a card.\nIII — Scry 2."
    if (wrong === 0 && card.form === 'fields' && /^(?!\()[^\n]*\.$/m.test(text.slice(0, span.start))) return;
    const isTwice = number === chapters[wrong - 1]?.number;
    const numeral = romanNumerals[isTwice ? number - 1 : wrong];
    const message = isTwice ? `There are two chapters ${numeral}.` : `Chapter ${numeral} of this Saga is missing.`;
    report({ span, message });
  },
};

/** Some programs keep a Saga's text in two fields. */
function isWholeTextTwice(chapters: readonly { readonly number: number }[]): boolean {
  return chapters.every(({ number }, at) => number === Math.floor(at / 2) + 1);
}

const romanNumerals = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The chapters: "I, II — Draw a card.", also with another mark. The first may follow reminder text without a line break. */
function chaptersIn(text: string): { readonly number: number; readonly span: TextSpan }[] {
  return [...text.matchAll(/(?:^|\))([IVX]+(?:, ?[IVX]+)*) ?(?=[—–:.-])/gm)].flatMap((line) =>
    [...line[1]!.matchAll(/[IVX]+/g)].map((numeral) => {
      const start = line.index + line[0].indexOf(line[1]!) + numeral.index;
      return { number: romanNumerals.indexOf(numeral[0]) + 1, span: { start, end: start + numeral[0].length } };
    }),
  );
}
