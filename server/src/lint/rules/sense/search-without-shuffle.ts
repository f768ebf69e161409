import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const searchWithoutShuffle: Rule = {
  id: 'search-without-shuffle',
  summary: 'A library is searched and never shuffled.',
  why:
    'Whoever searches a library sees the order of its cards, so the effect shuffles it afterwards (rule 701.23): “…, then ' +
    'shuffle.” Without it the rest of the game is played with a known library.',
  cite: magicRule('701.23', '2025'),
  severity: 'warning',
  fix: 'none',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['earch'],
  examples: [
    {
      wrong: 'When this creature enters, search your library for a Forest card, reveal it, and put it into your hand.',
      right:
        'When this creature enters, search your library for a Forest card, reveal it, put it into your hand, then shuffle.',
    },
  ],
  check({ text }, report) {
    // Also misspelled: “shufle”, “shuffe”, “suffle”.
    if (/shuf|\bs\p{Ll}{1,3}ffl/iu.test(text)) return;
    for (const { 0: words, index } of text.matchAll(instruction)) {
      const lead = /^[^A-Za-z]*/.exec(words)![0].length;
      report({
        span: { start: index + lead, end: index + words.length },
        message: 'A library that was searched is shuffled afterwards: “…, then shuffle.”',
      });
    }
  },
};

/** An instruction to search a library: at the start of a sentence, after a comma or colon, or after *may*. */
const instruction =
  /(?:^|[.:,•—] |\bmay |\bthen )search(?:es)? (?:your|their|that player['’]s|target player['’]s) librar(?:y|ies)\b/gim;
