/** The values of `game`. */
export const gameChoices = ['magic', 'riftbound', 'other'] as const;

/** The keys of `tokenwright.json` with their descriptions. */
export const settingKeys = {
  rulebook:
    'The rulebook that the set is written for: the id of a bundled or installed one, or the path of a .txt file with the rules.',
  game: 'The game that the cards belong to, in case it is detected wrongly; "other" silences the rules of Magic.',
  include: 'Globs of the files that belong to the set. By default, every file of cards does.',
  exclude: 'Globs of files that do not belong to the set.',
  subtypes: 'Your own subtypes.',
  colors: 'Your own colors.',
  keywords:
    'Your own keyword abilities: a list of names, or an object that gives each its reminder text. "N" after a name and in its text stands for a number.',
  actions:
    'Your own keyword actions ("liberate"): a list of verbs, or an object that gives each its reminder text. "N" stands for a number.',
  abilityWords: 'Your own ability words, which stand before a dash: "Kindling".',
  counters: 'Your own kinds of counters that are written with a capital: "Bounty".',
  zones: 'Your own zones: "sanctum".',
  predefined: 'Names of tokens that are defined elsewhere, without the word "Token".',
  suppress: 'Rules that are silenced in the files that match a glob; "*" stands for every rule.',
  quotes: 'The quotation marks and apostrophes that formatting uses; "keep" leaves them as they are.',
  prints: 'The token prints that you have: "Treasure", or "1/1 Spirit" for one of several tokens with the same name.',
  art: 'The folder with your pictures for the cards and tokens, named after them: "art" by default.',
  rules: 'The severity of each rule, and its options if it has any.',
  cards:
    'Paths of card references, which are files of printed cards used to look up names: bulk data of Scryfall, AtomicCards of MTGJSON, or a card database of Cockatrice.',
  dictionary:
    'The dictionary that names and flavor text are checked with: the path of a .dic file of Hunspell, with its .aff file beside it, or a language whose dictionary is installed, such as "en" or "de".',
  words: 'Words of your own in names and flavor text that no dictionary has: "moonreach".',
} as const;
