/**
 * The groups of lint rules: each is a folder of `rules/`, a section of the list of rules, and a name in settings
 * (`"group:legacy": "off"`).
 */
export const ruleGroups = {
  cards: 'What a card says outside its rules text: type line, power and toughness, loyalty, defense',
  characteristics: 'What a token is: colors, types, subtypes, power and toughness, abilities',
  grammar: 'Order, agreement, number and capitals in the phrase that creates a token',
  legacy: 'Wording of earlier years',
  links: 'Links between cards and tokens in card databases',
  naming: 'Names of tokens',
  predefined: 'Tokens that the rules or the set define',
  quotes: 'Quotation marks around abilities',
  'reminder-text': 'Reminder text about tokens and keywords',
  riftbound: 'Riftbound only',
  sense: 'Effects that the rules do not allow, or that do something else than they seem to',
  set: 'Cards, tokens and comments of a set beside each other',
  spelling: 'Misspelt words',
  symbols: 'Mana symbols and other symbols in braces',
} as const;

/** The name of a group. */
export type RuleGroup = keyof typeof ruleGroups;

/** Whether a name is that of a group. */
export function isRuleGroup(name: string): name is RuleGroup {
  return Object.hasOwn(ruleGroups, name);
}
