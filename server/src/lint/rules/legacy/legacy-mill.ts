import { replacement } from '../../fix/edits.js';
import { legacyTriggers, magicSince, refersToActor, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyMill: Rule = {
  id: 'legacy-mill',
  summary: 'Cards go from the top of a library into its graveyard, which card text now calls to mill them.',
  why:
    'Since 2020 to put cards from the top of a library into its owner’s graveyard is to mill them (rule ' +
    '701.17, in older editions under another number). Abilities that look for milled cards are written for ' +
    'that word. Reminder text says what milling is, and so has the longer words.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicSince('2020-07', 'July 2020'),
  triggers: legacyTriggers,
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
    for (const { match, span } of wordingsIn(face, way)) {
      const [, verb = '', count, own, graveyard] = match;
      if (isReminder(text, span.start) || (own === 'your') !== (graveyard === 'your')) continue;
      const before = text.slice(Math.max(0, span.start - REACH), span.start);
      if (!refersToActor(before, verb, own!) || goesOn.test(text.slice(span.end, span.end + 12))) continue;
      const right = `${withCaseOf(verb, /s$/i.test(verb) ? 'mills' : 'mill')} ${count === undefined ? 'a card' : `${count} cards`}`;
      report({
        span,
        message: `Card text now says “${right.toLowerCase()}”.`,
        fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
      });
    }
  },
};

const way =
  /\b(puts?) the top (?:card|(two|three|four|five|six|seven|eight|nine|ten|twelve|thirteen|X) cards) of (your|their|his or her) library into (your|their|his or her) graveyard\b/gi;

/** "… into your graveyard or hand", "… and the next one on the bottom": the words share a verb that would be gone. */
const goesOn = /^ (?:or|and the|and one|and your)\b/;

/** More letters than reminder text has before such words. */
const REACH = 400;

function isReminder(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  return before.lastIndexOf('(') > Math.max(before.lastIndexOf(')'), before.lastIndexOf('\n'));
}
