import { removal } from '../../fix/edits.js';
import { clauseBefore, magicSince, refersToActor, wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const legacyShuffleLibrary: Rule = {
  id: 'legacy-shuffle-library',
  summary: 'A search ends with “shuffle your library” instead of just “shuffle”.',
  why:
    'Since 2021 a search ends with “then shuffle”: a player who shuffles always shuffles their library (rule ' +
    '701.24, or another number in older editions). Shuffling something *into* a library is still written in full.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicSince('2021-04', 'April 2021'),
  triggers: ['huffle your', 'huffles your', 'huffle their', 'huffles their', 'huffle his', 'huffles his'],
  examples: [
    {
      wrong: 'Search your library for a card, put it into your hand, then shuffle your library.',
      right: 'Search your library for a card, put it into your hand, then shuffle.',
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, shuffle)) {
      const line = clauseBefore(text, span.start, /\n/g);
      if (!/\bsearch/i.test(line)) continue;
      const [, verb = '', whose = ''] = match;
      if (!refersToActor(line, verb, whose)) continue;
      const [rest = ''] = text.slice(span.end, span.end + REACH).split(/[.\n]/, 1);
      report({
        span,
        message: `Cards now say “${verb.toLowerCase()}” instead of “${match[0].toLowerCase()}”.`,
        fix: {
          // "… and put that card on top of it": "it" would refer to something else.
          kind: /\b(?:it|library)\b/.test(rest) ? 'suggestion' : 'safe',
          title: `Change to “${verb}”`,
          edits: [removal(text, { start: span.start + verb.length + 1, end: span.end })],
        },
      });
    }
  },
};

/** How much of the sentence after the words is searched, in UTF-16 units. */
const REACH = 160;

const shuffle =
  /\b(shuffles?) (your|their|his or her) library\b(?! into\b| and (?:your |their )?(?:hand|graveyard)\b)/gi;
