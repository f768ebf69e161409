/** What `game` may say. */
export const gameChoices = ['magic', 'riftbound', 'other'] as const;

/** The keys of `tokenwright.json`, and what each is for. */
export const settingKeys = {
  rulebook: 'The rulebook that the set is written for: the id of a bundled one, or the path of a rules .txt file.',
  game: 'The game that the cards are of, where their files are taken for another one: "other" keeps the rules of Magic quiet.',
  include: 'Globs of the files that belong to the set. Left out: every file of cards.',
  exclude: 'Globs of files that do not belong to the set.',
  subtypes: 'Subtypes of your own.',
  colors: 'Colors of your own.',
  keywords:
    'Keyword abilities of your own: a list of names, or each with its reminder text. "N" behind a name and in its text stands for a number.',
  actions:
    'Keyword actions of your own ("liberate"): a list of verbs, or each with its reminder text. "N" stands for a number.',
  predefined: 'Names of tokens that are defined elsewhere, without the word "Token".',
  suppress: 'Rules that are silent in the files of a glob; "*" stands for every rule.',
  quotes: 'Which quotation marks and apostrophes formatting writes; "keep" leaves those that stand there.',
  prints: 'Names of the token prints that you have: "Treasure", or "1/1 Spirit" for one of several of the name.',
  rules: 'A severity for each rule, and options where it has some.',
  cards:
    'Paths of card references, files of printed cards that names are looked up in: bulk data of Scryfall, AtomicCards of MTGJSON, or a card database of Cockatrice.',
} as const;
