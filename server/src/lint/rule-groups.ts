/**
 * The groups of lint rules. Each is a folder of `rules/`, a section of the rule list, and a name in settings
 * (`"group:legacy": "off"`).
 */
export const ruleGroups = {
  cards: 'Everything outside a card’s rules text: type line, power and toughness, loyalty, defense',
  characteristics: 'The characteristics of a token: colors, types, subtypes, power and toughness, abilities',
  grammar: 'Word order, agreement, number and capitals in the phrase that creates a token',
  legacy: 'Outdated wording',
  links: 'Links between cards and tokens in card databases',
  naming: 'The names of tokens',
  predefined: 'Tokens that the rules or the set define',
  quotes: 'Quotation marks around abilities',
  'reminder-text': 'Reminder text about tokens and keywords',
  riftbound: 'Riftbound only',
  sense: 'Effects that the rules do not allow, or that do something other than they appear to',
  set: 'Comparisons between the cards, tokens and comments of a set',
  spelling: 'Misspelt words',
  symbols: 'Mana symbols and other symbols in braces',
  wording: 'Words that cards put differently, in any ability',
} as const;

/** The name of a group. */
export type RuleGroup = keyof typeof ruleGroups;
