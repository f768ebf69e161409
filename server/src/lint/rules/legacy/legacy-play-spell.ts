import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { wordingsIn } from '../../helpers/legacy-wordings.js';
import { withCaseOf } from '../../helpers/letter-case.js';
import type { Rule, Violation } from '../../rule.js';

export const legacyPlaySpell: Rule = {
  id: 'legacy-play-spell',
  summary: 'A spell is played instead of cast.',
  why:
    'Since 2009 spells are cast and abilities are activated; lands are played, and so are cards of unknown type ' +
    '(rules 601 and 305). “Whenever you cast a spell” would not trigger for a spell that is played.',
  cite: magicRule('601', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['play ', 'plays ', 'played ', 'playing ', ' play.', ' play,', ' play:'],
  examples: [
    {
      wrong: 'Whenever you play a creature spell, draw a card.',
      right: 'Whenever you cast a creature spell, draw a card.',
    },
    {
      wrong: 'Spells your opponents play cost {1} more to cast.',
      right: 'Spells your opponents cast cost {1} more to cast.',
    },
  ],
  check(face, report) {
    const { text } = face;
    for (const { match, span } of wordingsIn(face, verbBefore)) {
      // "In play", "role play"; "a play" is a misspelt player.
      const isNoun = /\b(?:in|into|from|of|leaves?|enters?|outside|fair|role|an?|the|each|that|target|another) $/i.test(
        text.slice(Math.max(0, span.start - 9), span.start),
      );
      if (isNoun || playedObjects.test(match[2] ?? '')) continue;
      const isAlone = !isSharedAfter(text.slice(span.end, span.end + REACH)) && !sharedBefore.test(match[2] ?? '');
      cast(match[1]!, span.start, isAlone, report);
    }
    for (const { match, span } of wordingsIn(face, verbAfter)) {
      const isAlone = !sharedBefore.test(text.slice(Math.max(0, span.start - REACH), span.start));
      cast(match[1]!, span.end - match[1]!.length, isAlone, report);
    }
  },
};

/** "plays a creature spell", "played three or more spells". */
const verbBefore = /\b(play(?:s|ed|ing)?) ((?:[a-z-]+ ){0,5})spells?\b/gi;

/** "spells you play", "a spell that player played". */
const verbAfter =
  /\bspells? (?:that |which )?(?:you|they|he or she|that player|your opponents|an opponent|each opponent|a player|players) (play(?:s|ed)?)\b/gi;

/** Objects that are still played: "play lands and cast spells", "play cards and activate abilities of spells". */
const playedObjects = /\b(?:lands?|cards?|cast|and|with|from|that|until|if|as|for|of)\b/i;

/** Longer than "or an activated ability", in UTF-16 units. */
const REACH = 30;

/** "an ability or spell", "abilities and spells": the verb has another object, which is not cast. */
const sharedBefore = /\b(?:lands?|cards?|abilit(?:y|ies)) (?:and|or|and\/or) (?:an? )?$|\babilit/i;

/**
 * The same after the spell: "a spell or ability", "a spell or land". Abilities are activated, lands and cards are
 * played.
 */
function isSharedAfter(rest: string): boolean {
  return /^,? ?(?:and|or|and\/or) (?:an? |the |any )?(?:[a-z]+ )?(?:lands?|cards?|abilit)/i.test(rest);
}

/** @param isAlone whether spells are the verb's only object; if not, one new verb would not fit the others */
function cast(verb: string, start: number, isAlone: boolean, report: (found: Violation) => void): void {
  const forms = { play: 'cast', plays: 'casts', played: 'cast', playing: 'casting' } as const;
  const right = withCaseOf(verb, forms[verb.toLowerCase() as keyof typeof forms]);
  const span = { start, end: start + verb.length };
  report({
    span,
    message: isAlone
      ? `Spells are cast, not played: write “${right}”.`
      : 'Spells are cast, abilities are activated and lands are played: each needs its own verb.',
    fix: isAlone ? { title: `Change to “${right}”`, edits: [replacement(span, right)] } : null,
  });
}
