import { withCaseOf } from '../helpers/case.js';
import { replacement } from '../helpers/edits.js';
import { magicRule } from '../helpers/game-rules.js';
import { magic } from '../helpers/holds.js';
import { legacyTriggers, wordings } from '../helpers/legacy.js';
import type { Found, Rule } from '../rule.js';

export const legacyPlaySpell: Rule = {
  id: 'legacy-play-spell',
  summary: 'A spell is played, where card text now casts it.',
  why:
    'Since 2009 spells are cast and abilities are activated; lands are played, and so are cards of which ' +
    'nobody knows what they are (rules 601 and 305). “Whenever you cast a spell” would not see a spell that ' +
    'is played.',
  cite: magicRule('601', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  holds: magic,
  triggers: legacyTriggers,
  examples: [
    {
      wrong: 'Whenever you play a creature spell, draw a card.',
      right: 'Whenever you cast a creature spell, draw a card.',
    },
    {
      wrong: 'Spells your opponents play cost {1} more.',
      right: 'Spells your opponents cast cost {1} more.',
    },
  ],
  check({ text }, report) {
    for (const { match, span } of wordings(text, before))
      if (!others.test(match[2] ?? '')) cast(match[1]!, span.start, report);
    for (const { match, span } of wordings(text, behind)) cast(match[1]!, span.end - match[1]!.length, report);
  },
};

/** "plays a creature spell", "played three or more spells". */
const before = /\b(play(?:s|ed|ing)?) ((?:[a-z-]+ ){0,5})spells?\b/gi;

/** "spells you play", "a spell that player played". */
const behind =
  /\bspells? (?:that |which )?(?:you|they|he or she|that player|your opponents|an opponent|each opponent|a player|players) (play(?:s|ed)?)\b/gi;

/** What is played still: "play lands and cast spells", "play cards and activate abilities of spells". */
const others = /\b(?:lands?|cards?|cast|and|with|from|that|until|if|as|for|of)\b/i;

function cast(verb: string, start: number, report: (found: Found) => void): void {
  const forms = { play: 'cast', plays: 'casts', played: 'cast', playing: 'casting' } as const;
  const right = withCaseOf(verb, forms[verb.toLowerCase() as keyof typeof forms]);
  const span = { start, end: start + verb.length };
  report({
    span,
    message: `Spells are cast: “${right}”.`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  });
}
