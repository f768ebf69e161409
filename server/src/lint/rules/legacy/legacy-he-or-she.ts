import { withoutEnding } from '../../../language/outdated/verb-number.js';
import { outdatedCheck, sinceChange } from '../../helpers/outdated.js';
import type { Rule } from '../../rule.js';

export const legacyHeOrShe: Rule = {
  id: 'legacy-he-or-she',
  summary: 'A player is called “he or she” instead of “they”.',
  why:
    'Since Dominaria in 2018 card text uses “they”, “their” and “them” for a player. That is shorter and includes ' +
    'everyone at the table.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: sinceChange('singular-they'),
  triggers: [' or her', ' or she'],
  yieldsTo: ['legacy-mana-pool', 'legacy-mill', 'legacy-shuffle-library'],
  examples: [
    {
      wrong: 'Each player discards his or her hand.',
      right: 'Each player discards their hand.',
    },
    {
      wrong: 'That player loses 2 life unless he or she sacrifices a creature.',
      right: 'That player loses 2 life unless they sacrifice a creature.',
    },
  ],
  check: outdatedCheck(
    'singular-they',
    (written, right) => `Write “${right.toLowerCase()}” instead of “${written.toLowerCase()}”.`,
    (text, { start, end }) => {
      if (!/^he or she/i.test(text.slice(start, end))) return 'safe';
      const [words, verb] = /^he or she ([\p{L}'’]+)/iu.exec(text.slice(start, start + REACH))!;
      return isWhole(verb!, text.slice(start + words.length, start + REACH)) ? 'safe' : 'suggestion';
    },
  ),
};

/** Verbs that have the same form after *they*. */
const unchanged = new Set('may can could must would will had did might shall'.split(' '));

/** How much text after the verb is searched for a second verb, in UTF-16 units. */
const REACH = 160;

/**
 * Whether only this verb changes with its subject: "they sacrifice a creature or pays {2}" has a second verb, which
 * would be missed.
 */
function isWhole(verb: string, rest: string): boolean {
  if (unchanged.has(verb)) return true;
  const [sentence = ''] = rest.split(/[.\n]/, 1);
  return (
    withoutEnding(verb) !== verb && !/(?:\b(?:and|or|then|but)|,) (?:[a-z]+ly )?(?:[a-z]+s|has|does)\b/.test(sentence)
  );
}
