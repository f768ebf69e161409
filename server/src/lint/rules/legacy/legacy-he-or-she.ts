import { replacement } from '../../fix/edits.js';
import { magicSince, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
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
  appliesTo: magicSince('2018-04', 'April 2018'),
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
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, pronouns)) {
      const [, pronoun = '', verb] = match;
      const they = withCaseOf(pronoun, pluralOf.get(pronoun.toLowerCase()) ?? 'they');
      // "his or her" and "him or her" are replaced alone; a verb after "he or she" changes as well.
      const written = match[0];
      const right = verb === undefined ? they : `${they} ${pluralVerb(verb)}`;
      report({
        span: { start: span.start, end: span.start + pronoun.length },
        message: `Write “${they.toLowerCase()}” instead of “${pronoun.toLowerCase()}”.`,
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

/** Verbs that have the same form after *they*. */
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

/** How much text after the verb is searched for a second verb, in UTF-16 units. */
const REACH = 160;

/**
 * Whether only this verb changes with its subject: "they sacrifice a creature or pays {2}" has a second verb, which
 * would be missed.
 */
function isWhole(verb: string, rest: string): boolean {
  const [sentence = ''] = rest.split(/[.\n]/, 1);
  const isKnown = unchanged.has(verb) || pluralVerb(verb) !== verb;
  return (
    isKnown &&
    (unchanged.has(verb) || !/(?:\b(?:and|or|then|but)|,) (?:[a-z]+ly )?(?:[a-z]+s|has|does)\b/.test(sentence))
  );
}

/** The form of a verb after *they*: controls, searches, copies. */
function pluralVerb(verb: string): string {
  const other = irregular.get(verb);
  if (other !== undefined) return other;
  if (verb === 'always') return verb;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
