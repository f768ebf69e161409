import { removal, replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { clauseBefore, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule } from '../../rule.js';

export const legacyRemovedFromGame: Rule = {
  id: 'legacy-removed-from-game',
  summary: 'Something is removed from the game instead of exiled.',
  why:
    'Since 2009 such an object is exiled, and the zone is called exile (rule 406). Abilities that refer to exiled ' +
    'cards use that word.',
  cite: magicRule('406', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['from the game'],
  examples: [
    {
      wrong: 'Remove target creature from the game.',
      right: 'Exile target creature.',
    },
    {
      wrong: 'If this creature would die, it is removed from the game instead.',
      right: 'If this creature would die, it is exiled instead.',
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { span: end } of wordingsIn(face, fromTheGame)) {
      const clause = clauseBefore(text, end.start, /[.:;\n•(]/g);
      const verb = [...clause.matchAll(/\bremov(?:e|es|ed|ing)\b/gi)].at(-1);
      if (!verb || losers.test(clause.slice(0, verb.index))) continue;
      if (/d$/i.test(verb[0]) && lost.test(clause.slice(0, verb.index))) continue;
      const start = end.start - clause.length + verb.index;
      const span = { start, end: start + verb[0].length };
      if (people.test(text.slice(span.end, end.start)) || /\bcounters? $/.test(text.slice(span.end, end.start)))
        continue;
      const right = withCaseOf(verb[0], exiled.get(verb[0].toLowerCase()) ?? 'exile');
      report({
        span: { start, end: end.end },
        message: `“${verb[0]} … from the game” is outdated; write “${right}”.`,
        fix: {
          // Another instruction may have begun between the two parts.
          kind:
            isPlain(text.slice(span.end, end.start)) && !/^ (?:zone|pile)/.test(text.slice(end.end))
              ? 'safe'
              : 'suggestion',
          title: `Change to “${right}”`,
          edits: [replacement(span, right), removal(text, end)],
        },
      });
    }
  },
};

const fromTheGame = /\bfrom the game\b/g;

/** "That player is removed from the game" means something else. */
const losers = /\b(?:players?|opponents?|you) (?:is|are|be|was|were) $/i;

/** "each player removed from the game". */
const lost = /\b(?:players?|opponents?|you)(?:['’]ve| has been| have been| who(?: is| was|['’]s)?)? ?$/i;

/** The same, in "Remove target player from the game"; and counters are not exiled. */
const people =
  /^[^,;]{0,40}\b(?:players?|opponents?|you|yourself|themselves|themself|herself|himself)(?!['’])\b[^,;]{0,20}$/i;

const exiled: ReadonlyMap<string, string> = new Map([
  ['remove', 'exile'],
  ['removes', 'exiles'],
  ['removed', 'exiled'],
  ['removing', 'exiling'],
]);

function isPlain(object: string): boolean {
  return object.length < 60 && !/\b(?:counters?|then|and|put|sacrifice|you may)\b|,/i.test(object);
}
