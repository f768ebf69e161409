import type { Word } from '../../../text/words.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import { inParentheses } from '../../helpers/rule-citations.js';
import type { Rule } from '../../rule.js';

const cite = magicRule('111.7');

export const tokenChangesZone: Rule = {
  id: 'token-changes-zone',
  summary: 'An effect looks for a token in a zone that never contains tokens.',
  why:
    'A token that leaves the battlefield ceases to exist (rule 111.7), and before that it can’t move anywhere ' +
    'else (rule 111.8). Tokens are never found in a graveyard, a hand or a library, and never return from exile.',
  cite,
  severity: 'warning',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken'],
  examples: [
    {
      wrong: 'Return target creature token from your graveyard to the battlefield.',
      right: 'Return target creature card from your graveyard to the battlefield.',
    },
    { wrong: 'Put a token from exile into your hand.', right: 'Put a card from exile into your hand.' },
  ],
  check({ tree: { words }, nouns, edition }, report) {
    for (const noun of nouns) {
      const zone = zoneAfter(words, noun + 1);
      if (!zone || !isMoved(words, noun)) continue;
      report({
        span: { start: words[noun]!.start, end: zone.end },
        // "token card": sets may have tokens as their own kind of card.
        ...(/^cards?$/.test(words[noun + 1]!.lower) && { severity: 'info' }),
        message: `There are no tokens in this zone: a token that leaves the battlefield ceases to exist${inParentheses(cite(edition))}.`,
      });
    }
  },
};

const cardNouns = new Set([
  'card',
  'cards',
  'creature',
  'creatures',
  'artifact',
  'artifacts',
  'permanent',
  'permanents',
]);
const zones = new Set(['graveyard', 'graveyards', 'hand', 'hands', 'library', 'libraries']);

/** "from the battlefield into your graveyard" */
const elsewhere = new Set(['battlefield', 'into', 'onto', 'to', 'on', 'outside', 'among']);

/** The maximum number of words before the name of a zone: "from each of your opponents’ graveyards". */
const WHOSE = 5;

/** The last word of "from your graveyard" or "from exile" directly after *token* or *token card*. */
function zoneAfter(words: readonly Word[], at: number): Word | null {
  let next = at;
  if (cardNouns.has(words[next]?.lower ?? '')) next++;
  if (words[next]?.lower !== 'from') return null;
  next++;
  if (words[next]?.lower === 'exile') return words[next]!;
  for (let last = next; last <= next + WHOSE; last++) {
    const word = words[last];
    if (word?.kind !== 'word' || elsewhere.has(word.lower)) return null;
    if (zones.has(word.lower)) return word;
  }
  return null;
}

const moves = new Set(
  'return returns put puts cast casts move moves exile exiles take takes choose chooses'.split(' '),
);

/** How many words before the noun are searched for its verb. */
const REACH = 20;

/** Whether an instruction in the same sentence moves the token from there, and none creates it. */
function isMoved(words: readonly Word[], noun: number): boolean {
  for (let i = noun - 1; i >= Math.max(0, noun - REACH); i--) {
    const { lower, kind, text } = words[i]!;
    if (lower.startsWith('creat') && lower !== 'creature' && lower !== 'creatures') return false;
    if (moves.has(lower)) return true;
    if (text === '.' || text === ':' || kind === 'line' || kind === 'dash') return false;
  }
  return false;
}
