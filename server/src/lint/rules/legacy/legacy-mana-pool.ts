import { removal } from '../../fix/edits.js';
import { magicRule } from '../../helpers/game-rules.js';
import { clauseBefore, magicSince, refersToActor, wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const legacyManaPool: Rule = {
  id: 'legacy-mana-pool',
  summary: 'Mana is added “to your mana pool”, which card text now leaves out.',
  why:
    'Since Dominaria in 2018 abilities say which mana they add but not where: “Add {G}.” Mana can go nowhere else ' +
    '(rule 106.4).',
  cite: magicRule('106.4', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magicSince('2018-04', 'April 2018'),
  triggers: ['mana pool'],
  yieldsTo: ['predefined-inline-definition'],
  examples: [
    {
      wrong: '{T}: Add {G} to your mana pool.',
      right: '{T}: Add {G}.',
    },
    {
      wrong: 'Whenever this creature attacks, each player adds {R} to their mana pool.',
      right: 'Whenever this creature attacks, each player adds {R}.',
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, pool)) {
      const sentence = clauseBefore(text, span.start, /[.\n]/g);
      const verb = [...sentence.matchAll(/\badds?\b/gi)].at(-1);
      if (!verb) continue;
      const [, whose] = /^to (your|their|his or her)\b/.exec(match[0]) ?? [];
      if (whose !== undefined && !refersToActor(sentence.slice(0, verb.index), verb[0], whose)) continue;
      const isOwn = whose !== undefined && !otherPool.test(text.slice(span.end, span.end + 12));
      report({
        span,
        message: `“${match[0]}” is outdated; cards no longer say where mana is added.`,
        fix: isOwn ? { title: `Remove “${match[0]}”`, edits: [removal(text, span)] } : null,
      });
    }
  },
};

/** "to your mana pool or your opponent's mana pool": here the owner matters. */
const otherPool = /^ (?:or|and) (?:an?|each|target|that|their|your|his|its)\b/;

const pool = /\bto (?:your|their|his or her|that player['’]s|its (?:controller|owner)['’]s) mana pools?\b/g;
