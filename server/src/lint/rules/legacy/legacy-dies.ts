import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { clauseBefore, wordingsIn } from '../../helpers/legacy-wordings.js';
import type { Rule } from '../../rule.js';

export const legacyDies: Rule = {
  id: 'legacy-dies',
  summary: 'A creature is “put into a graveyard from the battlefield” instead of dying.',
  why:
    'Since 2011 a creature that is put into a graveyard from the battlefield “dies” (rule 700.4). For other ' +
    'permanents card text still uses the full phrase, and also when it matters whose graveyard it is.',
  cite: magicRule('700.4', ''),
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  appliesTo: magic,
  triggers: ['into a graveyard from', 'into graveyards from', 'owners’ graveyards', "owners' graveyards"],
  examples: [
    {
      wrong: 'When this creature is put into a graveyard from the battlefield, draw a card.',
      right: 'When this creature dies, draw a card.',
    },
    {
      wrong: 'Whenever one or more other creatures you control are put into graveyards from the battlefield, scry 1.',
      right: 'Whenever one or more other creatures you control die, scry 1.',
    },
  ],
  check(reading, report) {
    const { text, face } = reading;
    for (const { match, span } of wordingsIn(reading, fullPhrase)) {
      const subject = clauseBefore(text, span.start);
      const isOwn = isNamed(subject, face.name?.text) && /creature/i.test(face.typeLine?.text ?? '');
      if (!isOwn && (!/\bcreatures?\b/i.test(subject) || nonCreatureWords.test(subject))) continue;
      const right = match[1] === 'is' ? 'dies' : 'die';
      report({
        span,
        message: `For creatures, write “${right}” instead of “${match[0]}”.`,
        fix: {
          kind: isOwn || isOnlyCreatures(subject) ? 'safe' : 'suggestion',
          title: `Change to “${right}”`,
          edits: [replacement(span, right)],
        },
      });
    }
  },
};

const fullPhrase =
  /\b(is|are) put into (?:a graveyard|graveyards|their owners['’] graveyards) from (?:the battlefield|play)\b/g;

/** Words for objects that may not be creatures or permanents. */
const nonCreatureWords =
  /\b(?:artifact|enchantment|land|permanent|planeswalker|card|aura|equipment|vehicle|battle)s?\b/i;

/** Whether only creatures are put there: not "a Role attached to a creature", and not "a creature or Treasure". */
function isOnlyCreatures(subject: string): boolean {
  return subject.split(/\b(?:and|or)\b(?! more\b)/).every((part) => {
    const [before] = part.split(/\bcreatures?\b/i, 1);
    return before !== part && !/\b(?:to|on|by|with|from|that|enchanting|attached)\b/i.test(before!);
  });
}

/** "When Ember Tinker is put …": the card refers to itself. */
function isNamed(subject: string, name: string | undefined): boolean {
  const own = subject.replace(/^\s*when(?:ever)?\s+/i, '').trim();
  return own === '~' || own === 'CARDNAME' || (name !== undefined && own === name);
}
