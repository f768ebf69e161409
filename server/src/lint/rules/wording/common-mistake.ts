import { magic } from '../../helpers/applies-to.js';
import { phrasingCheck } from '../../helpers/phrasings.js';
import { shortForms } from '../../helpers/short-forms.js';
import { spokenWords } from '../../helpers/spoken-words.js';
import type { Rule } from '../../rule.js';

export const commonMistake: Rule = {
  id: 'common-mistake',
  summary: 'Words that card text never has: “less cards”, “draw phase”, “gets +1/+1 and flying”, “until EOT”.',
  why:
    'Some words are often mixed up. There are fewer cards but less life, there is a draw step but no draw phase, and a ' +
    'creature gets +1/+1 but has or gains flying.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  lacks: true,
  examples: [
    { wrong: 'If you have less cards in hand, draw a card.', right: 'If you have fewer cards in hand, draw a card.' },
    { wrong: 'Skip your next draw phase.', right: 'Skip your next draw step.' },
    {
      wrong: 'As long as it’s your turn, this creature gets +2/+2 and flying.',
      right: 'As long as it’s your turn, this creature gets +2/+2 and has flying.',
    },
    {
      wrong: 'This creature enters with two +1/+1 counters.',
      right: 'This creature enters with two +1/+1 counters on it.',
    },
    { wrong: 'Target creature gains flying until EOT.', right: 'Target creature gains flying until end of turn.' },
    { wrong: 'Mill 3.', right: 'Mill three cards.' },
  ],
  check: phrasingCheck(
    [
      ...spokenWords,
      ...shortForms,
      {
        has: ['less '],
        wrong:
          /\bless(?= (?:cards|creatures|lands|permanents|counters|tokens|artifacts|enchantments|spells|opponents|players)\b)/gi,
        right: ([word]) => (word.startsWith('L') ? 'Fewer' : 'fewer'),
      },
      { has: [' phase'], wrong: /(?<=\b(?:draw|end|untap) )phase\b/g, right: () => 'step' },
      {
        has: [' and '],
        wrong:
          /(?<=\bgets? [-+−–][\dX]+\/[-+−–][\dX]+ and )(?=(?:flying|trample|haste|vigilance|lifelink|deathtouch|reach|menace|first strike|double strike|hexproof|indestructible|ward|shroud|protection)\b(?<last>[^.\n]*))/g,
        right: (match, { text }) => {
          const isPlural = / get [^ ]+ and $/.test(text.slice(0, match.index));
          if (/\buntil\b/.test(match.groups!.last!)) return isPlural ? 'gain ' : 'gains ';
          return isPlural ? 'have ' : 'has ';
        },
      },
      {
        has: ['enters '],
        wrong:
          /(?<=\benters (?:the battlefield )?(?:tapped )?with (?!\S+ fewer)[^.,\n]*?\bcounters?)(?=\.|, where\b| for each\b)/g,
        right: ({ index }, { text }) =>
          /\bon (?:it|them|him|her)\b[^.\n]*$/.test(text.slice(0, index)) ? null : ' on it',
      },
      {
        has: ['two ', 'three ', 'four ', 'five ', 'six ', 'seven ', 'eight ', 'nine ', 'ten '],
        wrong:
          /(?<=(?<!\bless than )\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:(?:[a-z]+(?<!s)|\+1\/\+1|-1\/-1) )?)(?:counter|card|creature|land|permanent|enchantment)\b(?! (?:cards?|creatures?|types?|names?|spells?|tokens?|or|and)\b)/g,
        right: ([noun]) => `${noun}s`,
      },
      {
        has: ['each of your '],
        wrong: /(?<=\beach of your )(?:upkeep|turn|end step|creature|land)(?=[ ,.])/g,
        right: ([noun]) => `${noun}s`,
      },
      // "Put the rest on the bottom in a random order."; reminder text is shorter
      {
        has: ['on the bottom in'],
        wrong:
          /(?<=(?:^|[."”)] )(?:(?!library)[^.\n])*\bon the bottom)(?<!\([^()\n]*)(?= in (?:a random|any) order\b)/gm,
        right: () => ' of your library',
      },
      // "this Planeswalker"
      {
        wrong:
          /(?<=\b(?:this|that|each) )(?:Creature|Artifact|Enchantment|Land|Planeswalker|Instant|Sorcery|Spell|Permanent|Player|Opponent|Card)\b/g,
        right: ([noun]) => noun.toLowerCase(),
      },
      {
        has: ['chs', 'shs'],
        wrong: /\b(?:search|attach|reach|match|vanish|finish)s\b/g,
        right: ([verb]) => verb.replace(/s$/, 'es'),
      },
      // "each players has"
      {
        has: ['players ', 'opponents '],
        wrong:
          /\b(?:each|every) (?:player|opponent)s(?= (?:has|may|can|can['’]t|gains|loses|draws|discards|sacrifices|mills|creates|puts|gets)\b)/gi,
        right: ([words]) => words.slice(0, -1),
      },
      { has: ['s life become'], wrong: /(?<=\b(?:player|opponent)['’]s life)(?= becomes?\b)/g, right: () => ' total' },
      {
        has: [' rounded '],
        wrong: /(?= rounded )(?<=\bhalf (?:[^.,\n]+ )?[^\s,]+)(?= rounded (?:up|down)\b)/g,
        right: () => ',',
      },
      // "Equipped creature gets +1/+1 and gains flying."
      {
        has: [' and gain'],
        wrong:
          /(?<=^(?:Equipped|Enchanted|Other|Each other|As long as [^.\n]+,) [^.\n]*\bgets? [+−–-][\dX]+\/[+−–-][\dX]+(?: for each [^.,\n]+)? and )gains?\b(?![^.\n]*\b(?:until|this turn)\b)/gm,
        right: ([verb]) => (verb === 'gain' ? 'have' : 'has'),
      },
      {
        wrong: /\b(?:do|does|did|is|are|was|were) not\b(?! only\b)/g,
        right: ([verb]) => `${verb.slice(0, -4)}n’t`,
      },
      {
        has: ['very '],
        wrong: /\bevery(?= (?:opponent|player)\b)/gi,
        right: ([word]) => (word.startsWith('E') ? 'Each' : 'each'),
      },
      {
        has: [' of '],
        wrong:
          /(?<!\blook(?:s|ed|ing)? )\b(?:at|in)(?= the (?:bottom|top) of (?:your|their|its owner['’]s|that player['’]s) library\b)/gi,
        right: () => 'on',
      },
      {
        has: ['emblem '],
        wrong: /(?<=\bemblem )(?:with:|(?:that|which) says:?|saying:?)(?= ["“])/g,
        right: () => 'with',
      },
      // "an Oil Counter on it"
      {
        has: ['Counter'],
        wrong:
          /(?<=\b(?:an?|the|one|two|three|four|of|each|many|more|X|\d+) )(?:\p{Lu}\p{Ll}+ )?Counters?(?= (?:on|from)\b)/gu,
        right: ([words]) => words.toLowerCase(),
      },
      { has: [' each turn if able'], wrong: /(?<=\battacks? each )turn(?= if able)/g, right: () => 'combat' },
    ],
    (written, right) =>
      written === '' ? `“${right.trim()}” is missing here.` : `Write “${right}” instead of “${written}”.`,
  ),
};
