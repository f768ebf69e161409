import { magic } from '../../helpers/applies-to.js';
import { type Phrasing, phrasingCheck } from '../../helpers/phrasings.js';
import type { Rule } from '../../rule.js';

export const missingApostrophe: Rule = {
  id: 'missing-apostrophe',
  summary:
    'A possessive or contraction without its apostrophe, or a plural with one: “each players end step”, “doesnt”.',
  why:
    'What belongs to one player has “’s”, what belongs to several “s’”: “each player’s end step”, “their owners’ hands”. A verb ' +
    'after the noun needs no apostrophe: “creatures your opponents control”.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  examples: [
    {
      wrong: 'At the beginning of each players end step, draw a card.',
      right: "At the beginning of each player's end step, draw a card.",
    },
    {
      wrong: 'Creatures your opponent’s control get -1/-1.',
      right: 'Creatures your opponents control get -1/-1.',
    },
    {
      wrong: 'Return two target creatures to their owner’s hands.',
      right: 'Return two target creatures to their owners’ hands.',
    },
    { wrong: 'Target creature doesnt untap.', right: "Target creature doesn't untap." },
  ],
  check: (face, report) => check(face, report),
};

const phrasings: readonly Phrasing[] = [
  // "each players end step", "that players hand"; not "two target players each"
  {
    has: ['players ', 'opponents '],
    wrong:
      /\b(?:(?<!\bof |\bthan |\d |\b(?:two|three|four|X) )target|each|every|another|that|an?) (?:player|opponent)s(?= (?:hands?|librar(?:y|ies)|graveyards?|upkeeps?|turns?|life|draw step|end steps?|control|(?:pre|post)?combat|first|next|main)\b)/gi,
    right: ([words]) => words.replace(/s$/, '’s'),
  },
  {
    has: ['players ', 'opponents '],
    wrong: /(?<=\b(?:into|from|in|on top of) )(?:target|that|an|each) (?:player|opponent)s(?= \p{Ll})/gu,
    right: ([words]) => words.replace(/s$/, '’s'),
  },
  // "its owners hand", "their controllers’s turn"
  {
    has: ['owner', 'controller'],
    wrong:
      /\b(?:its|that \w+['’]s) (?:owner|controller)s['’]?(?= (?:hand|library|graveyard|control|turn|upkeep|next|life)\b)/gi,
    right: ([words]) => words.replace(/s['’]?$/, '’s'),
  },
  {
    has: ['their owner', 'their controller'],
    wrong: /\btheir (?:owner|controller)['’]?s(?= (?:hands|libraries|graveyards|turns|upkeeps)\b)/gi,
    right: ([words]) => words.replace(/['’]?s$/, 's’'),
  },
  // "this creatures power"; not "spells that target creatures cost {1} more"
  {
    wrong:
      /\b(?:this|that|(?<!\b(?:that|don['’]t) )target|enchanted|equipped|each|an?|the exiled) (?:creature|artifact|permanent|spell|card|land|enchantment)s(?= (?:power|toughness|controller|owner|(?:mana )?cost|mana value|name|colors?)\b)/gi,
    right: ([words]) => words.replace(/s$/, '’s'),
  },
  // "creatures your opponent’s control"
  {
    has: ['your opponent'],
    wrong:
      /(?<!\b(?:under|under one of|of) )\byour opponents?['’]s?(?= (?:controls?|owns?|casts?|don['’]t|can['’]t|draws?)\b)/g,
    right: () => 'your opponents',
  },
  // "an opponents turn", "your opponents graveyards"
  {
    has: ['opponents '],
    wrong: /\b(?:an|each) opponents(?= (?:hand|library|graveyard|turn|upkeep|end step|life)\b)/gi,
    right: ([words]) => words.replace(/s$/, '’s'),
  },
  {
    has: ['your opponents '],
    wrong: /\byour opponents(?= (?:hands|libraries|graveyards|turns|upkeeps|end steps|life totals)\b)/gi,
    right: ([words]) => `${words}’`,
  },
  // "doesnt untap"
  {
    wrong:
      /\b(?:ca|do|does|did|is|are|was|were|has|have|had|could|would|should|wo)nt\b|\byou(?:ve|re)\b|\bthey(?:ve|re)\b|\bthats\b['’]?/gi,
    right: ([word]) =>
      word.replace(/(?:n?t|[vr]e|s['’]?)$/i, (ending) => (ending === 'nt' ? 'n’t' : `’${ending.replace(/['’]/, '')}`)),
  },
];

const check = phrasingCheck(phrasings, (written, right) => `Write “${right}” instead of “${written}”.`);
