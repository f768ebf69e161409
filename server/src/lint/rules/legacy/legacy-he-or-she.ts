import { replacement } from '../../fix/edits.js';
import { legacyTriggers, magicSince, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyHeOrShe: Rule = {
  id: 'legacy-he-or-she',
  summary: 'A player is “he or she”, where card text now says “they”.',
  why:
    'Since Dominaria in 2018 card text speaks of a player as “they”, with “their” and “them”. That is shorter, and right ' +
    'for everybody at the table.',
  cite: () => null,
  severity: 'info',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicSince('2018-04', 'April 2018'),
  triggers: legacyTriggers,
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
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, pronouns)) {
      const [, pronoun = '', verb] = match;
      const they = withCaseOf(pronoun, pluralOf.get(pronoun.toLowerCase()) ?? 'they');
      // "his or her" and "him or her" are as they stand; a verb behind "he or she" changes with it.
      const written = match[0];
      const right = verb === undefined ? they : `${they} ${pluralVerb(verb)}`;
      report({
        span: { start: span.start, end: span.start + pronoun.length },
        message: `Card text says “${they.toLowerCase()}”.`,
        fix: {
          kind: verb === undefined || isWhole(verb, text.slice(span.end, span.end + REACH)) ? 'safe' : 'suggestion',
          title: `Change to “${right}”`,
          edits: [replacement({ start: span.start, end: span.start + written.length }, right)],
        },
      });
    }
  },
};

const pronouns =
  /\b(his or hers|his or her|him or herself|himself or herself|him or her|he or she)\b(?!['’])(?:(?<=he or she) ([a-z']+))?/gi;

const pluralOf: ReadonlyMap<string, string> = new Map([
  ['he or she', 'they'],
  ['his or her', 'their'],
  ['his or hers', 'theirs'],
  ['him or her', 'them'],
  ['him or herself', 'themself'],
  ['himself or herself', 'themself'],
]);

/** Verbs that are the same behind *they*. */
const unchanged = new Set('may can could must would will had did might shall'.split(' '));

const irregular: ReadonlyMap<string, string> = new Map([
  ['has', 'have'],
  ['is', 'are'],
  ['was', 'were'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["hasn't", "haven't"],
  ['goes', 'go'],
  ['dies', 'die'],
  ['lies', 'lie'],
  ['ties', 'tie'],
]);

/** How many letters behind the verb may hold a second one. */
const REACH = 160;

/**
 * Whether the verb is all that changes with its subject: "they sacrifice a creature or pays {2}" has a second one, which
 * stays behind.
 */
function isWhole(verb: string, behind: string): boolean {
  const [sentence = ''] = behind.split(/[.\n]/, 1);
  const isKnown = unchanged.has(verb) || pluralVerb(verb) !== verb;
  return (
    isKnown &&
    (unchanged.has(verb) || !/(?:\b(?:and|or|then|but)|,) (?:[a-z]+ly )?(?:[a-z]+s|has|does)\b/.test(sentence))
  );
}

/** A verb as it stands behind *they*: controls, searches, copies. */
function pluralVerb(verb: string): string {
  const other = irregular.get(verb);
  if (other !== undefined) return other;
  if (verb === 'always') return verb;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
