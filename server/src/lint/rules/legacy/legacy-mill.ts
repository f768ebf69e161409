import { replacement } from '../../fix/edits.js';
import { magicSince, refersToActor, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyMill: Rule = {
  id: 'legacy-mill',
  summary: 'Cards are put from the top of a library into its graveyard, which is now called milling.',
  why:
    'Since 2020, to put cards from the top of a library into its owner’s graveyard is to mill them (rule 701.17, ' +
    'or another number in older editions). Abilities that refer to milled cards use that word. Reminder text that ' +
    'explains milling keeps the longer words.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicSince('2020-07', 'July 2020'),
  triggers: ['ut the top', 'uts the top'],
  examples: [
    {
      wrong: 'Put the top two cards of your library into your graveyard.',
      right: 'Mill two cards.',
    },
    {
      wrong: 'Target player puts the top card of their library into their graveyard.',
      right: 'Target player mills a card.',
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, fullPhrase)) {
      const [, verb = '', count, own, graveyard] = match;
      if (isReminder(text, span.start) || (own === 'your') !== (graveyard === 'your')) continue;
      const before = text.slice(Math.max(0, span.start - REACH), span.start);
      if (!refersToActor(before, verb, own!) || continues.test(text.slice(span.end, span.end + 12))) continue;
      const right = `${withCaseOf(verb, /s$/i.test(verb) ? 'mills' : 'mill')} ${count === undefined ? 'a card' : `${count} cards`}`;
      report({
        span,
        message: `Cards now say “${right.toLowerCase()}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

const fullPhrase =
  /\b(puts?) the top (?:card|(two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|X) cards) of (your|their|his or her) library into (your|their|his or her) graveyard\b/gi;

/** "… into your graveyard or hand", "… and the next one on the bottom": the rest would lose its verb. */
const continues = /^ (?:or|and the|and one|and your)\b/;

/** How much text before such words is searched for the start of reminder text, in UTF-16 units. */
const REACH = 400;

function isReminder(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  return before.lastIndexOf('(') > Math.max(before.lastIndexOf(')'), before.lastIndexOf('\n'));
}
