import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { legacyTriggers, wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule, Violation } from '../../rule.js';

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
  appliesTo: magic,
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
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, before)) {
      const isPlace = /\b(?:in|into|from|of|leaves?|enters?|outside|fair|role) $/i.test(
        text.slice(Math.max(0, span.start - 9), span.start),
      );
      if (isPlace || others.test(match[2] ?? '')) continue;
      const isAlone = !isSharedBehind(text.slice(span.end, span.end + REACH)) && !shared.test(match[2] ?? '');
      cast(match[1]!, span.start, isAlone, report);
    }
    for (const { match, span } of wordingsIn(face, behind)) {
      const isAlone = !shared.test(text.slice(Math.max(0, span.start - REACH), span.start));
      cast(match[1]!, span.end - match[1]!.length, isAlone, report);
    }
  },
};

/** "plays a creature spell", "played three or more spells". */
const before = /\b(play(?:s|ed|ing)?) ((?:[a-z-]+ ){0,5})spells?\b/gi;

/** "spells you play", "a spell that player played". */
const behind =
  /\bspells? (?:that |which )?(?:you|they|he or she|that player|your opponents|an opponent|each opponent|a player|players) (play(?:s|ed)?)\b/gi;

/** What is played still: "play lands and cast spells", "play cards and activate abilities of spells". */
const others = /\b(?:lands?|cards?|cast|and|with|from|that|until|if|as|for|of)\b/i;

/** More letters than "or an activated ability" has. */
const REACH = 30;

/** "an ability or spell", "abilities and spells": the verb has another object, which is not cast. */
const shared = /\b(?:lands?|cards?|abilit(?:y|ies)) (?:and|or|and\/or) (?:an? )?$|\babilit/i;

/** The same behind the spell: "a spell or ability", "a spell or land". Abilities are activated, lands and cards played. */
function isSharedBehind(rest: string): boolean {
  return /^,? ?(?:and|or|and\/or) (?:an? |the |any )?(?:[a-z]+ )?(?:lands?|cards?|abilit)/i.test(rest);
}

/** @param isAlone whether spells are all that the verb speaks of; if not, one word in its place would be wrong of the rest */
function cast(verb: string, start: number, isAlone: boolean, report: (found: Violation) => void): void {
  const forms = { play: 'cast', plays: 'casts', played: 'cast', playing: 'casting' } as const;
  const right = withCaseOf(verb, forms[verb.toLowerCase() as keyof typeof forms]);
  const span = { start, end: start + verb.length };
  report({
    span,
    message: isAlone
      ? `Spells are cast: “${right}”.`
      : 'Spells are cast, abilities activated and lands played: each needs its own verb.',
    fix: isAlone ? { title: `Change to “${right}”`, edits: [replacement(span, right)] } : null,
  });
}
