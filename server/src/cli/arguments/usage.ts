const common = `
  --rulebook <id|file>   the rulebook that holds: an id (see tokenwright rulebooks), or an official rules .txt
  --config <file>        settings to use in place of any tokenwright.json
  --no-color             text without colours
  --help                 this text
`;

const sheets = `  --paper <paper>        a4 (default) or letter
  --one-sided            backs of double-faced cards beside their fronts; else on the next page, for printing on both
                         sides, flipped on the long edge
  --separate             with svg or png: a picture of each in the folder of --output, in place of sheets
  --dpi <n>              of a PNG: dots per inch; default: 300
  --art <folder>         your own pictures, named as the cards are: goblin-scout.png, Treasure.jpg; PNG, JPEG or WebP;
                         if not given, those of the set (art/, or "art" in tokenwright.json)
  --grayscale            shades of grey
`;

const usages: Readonly<Record<string, string>> = {
  lint: `tokenwright lint [paths…]

Finds what is wrong with the wording of cards, in files, folders and globs; default: the current folder. A file named
outright is read whatever the settings of its set leave out. A folder without a tokenwright.json is searched for every
file that holds cards, and standard error says what was read and what was skipped; of files with the same cards (a set
and its exports) one is read, unless "include" in tokenwright.json names them.

  --format <format>      pretty (default), json, sarif (2.1.0, for code scanning) or github (annotations)
  --fix                  makes the safe fixes and writes the files; what is left is shown
  --fix-dry-run          prints what --fix would change, as a diff for git apply or patch -p1
  --max-warnings <n>     more warnings than this end with exit code 1, as errors do
  --quiet                shows errors only, and fixes nothing else
  --verbose              names every file that was skipped
  --rule <id>=<severity> off, hint, info, warning or error for one rule; may be repeated
  --cards <file>         a card reference to look names up in: Scryfall's bulk data, MTGJSON's AtomicCards or
                         Cockatrice's cards.xml, in place of those that settings name; may be repeated
  --dictionary <name>    checks the spelling of names and flavor text, too: the path of a .dic file of Hunspell, or a
                         language whose dictionary is installed, such as en, in place of that in the settings
  --text <text>          checks the rules text of a card, and no files; with --fix prints the fixed text
  --stdin                the same for standard input, which may also be whole cards: they have a type line
  --stdin-filename <f>   the file that standard input is said to be in, which determines its format
${common}
Where --fix-dry-run, or --fix of a text, print their result, the findings that are left go to standard error.
Exit codes: 0 nothing to complain of, 1 findings, 2 the call or a file could not be used, or there are no cards. With
fixes, what is left counts.
`,
  tokens: `tokenwright tokens [paths…]

Lists every token that the cards make, how many copies of it a table needs, and who makes it; default: those of the
cards in the current folder. Where tokenwright.json has a list of "prints", it says which are missing.

  --format <format>      table (default), json, csv (for spreadsheets), markdown, or cockatrice: a token file for
                         Cockatrice, with links to the cards; pdf, html, svg or png: sheets to print, nine tokens
                         of 63 × 88 mm to a page, with cut marks
  --output <file>        writes to a file; of an SVG or PNG with several pages, a file for each
  --verbose              names every file that was skipped
  --cards <file>         a card reference, for the printed cards of a cube list: Scryfall's bulk data, MTGJSON's
                         AtomicCards or Cockatrice's cards.xml, in place of those that settings name; may be repeated
Of sheets:
  --copies <copies>      of each token: estimate (default: as many as one effect makes at most), one, or a number
  --missing              only the tokens that "prints" in tokenwright.json does not have
${sheets}${common}`,
  cards: `tokenwright cards [paths…]

Draws the cards on sheets to print, nine to a page, with cut marks, for playtests; default: those in the current folder.
Of a cube list, the cards are drawn as often as it has them.

  --format <format>      pdf (default), html, svg or png
  --output <file>        writes to a file; of an SVG or PNG with several pages, a file for each
  --card <name>          only the card with this name; may be repeated
  --copies <copies>      of each card: a number, or one (default, except in cube lists)
${sheets}  --verbose              names every file that was skipped
  --cards <file>         a card reference, for the printed cards of a cube list: Scryfall's bulk data, MTGJSON's
                         AtomicCards or Cockatrice's cards.xml, in place of those that settings name; may be repeated
${common}`,
  explain: `tokenwright explain <what>

Explains a rule (111.10a), a token (Treasure), a term of the game in any form (ward {2}, exiled, ETB), or a lint rule by
its id.

  --format <format>      text (default) or json
${common}`,
  read: `tokenwright read [paths…]

Reads the abilities of cards: which kind each is, what it costs, when it triggers, what it does; default: of the cards in
the current folder. What is not understood is shown as such. (Magic's current wording; other games follow.)

  --format <format>      tree (default), json, or jsonl: one face to a line
  --text <text>          the rules text of one card, in place of files; \\n begins a line
  --name <name>          with --text: the name of the card
  --type-line <line>     with --text: its type line
  --as <rulebook>        the texts in the words of another rulebook
  --stopped              a ranking of what is not understood, in place of the readings
  --verbose              names every file that was skipped
${common}`,
  parse: `tokenwright parse [--text "…"]

Reads rules text, from --text or standard input, and prints each token phrase in it as JSON.

  --text <text>          the rules text of a card
${common}`,
  convert: `tokenwright convert <path> --to <format>

Writes the cards of a file or folder in another format. What that format cannot carry is summarized on standard
error.

  --to <format>          cards (plain card text), cockatrice (a card database) or json (as Scryfall has it)
  --output <file>        writes to a file; plain token definitions go to a .tokens file beside it
  --verbose              lists card by card what is lost, and names every file that was skipped
${common}`,
  migrate: `tokenwright migrate [paths…] --to <rulebook>

Brings cards into the wording of another rulebook: of a set from 2017, "Gilded Elk enters the battlefield" becomes "this
creature enters". Default: the cards in the current folder. Only the words that differ change, in every format.

  --to <rulebook>        the rulebook whose wording the cards will have: an id (see tokenwright rulebooks), or a .txt
  --from <rulebook>      that of their wording now; default: the one in their settings, and if that is the same, any
                         older wording. A later one than --to brings them back to the older wording
  --dry-run              prints what would change, as a diff for git apply or patch -p1
  --verbose              names every file that was skipped
${common}
What no rule of wording decides is listed for a person to look at. With --dry-run, the summary goes to standard error.
Exit codes: 0 all is done, 1 cards are left for a person, 2 the call or a file could not be used, or there are no cards.
`,
  rules: `tokenwright rules show <number>
tokenwright rules search <words…>
tokenwright rules diff <rulebook> <rulebook>
tokenwright rules trace <number> [rulebooks…]

show prints a rule with what contains it, its examples, the rules under it, and what cites it. search finds rules, entries
of the glossary and terms by number or words, the best first; typing errors are forgiven. diff lists what was added,
removed, changed and moved between two rulebooks, word by word. trace follows a rule through the rulebooks named, or all
that are bundled or installed, under each of its numbers. The bundled rulebooks are excerpts: what they do not have is
looked up in the latest one that rulebooks add has installed.

  --format <format>      text (default) or json
  --limit <n>            of search: how many results; default: 10
  --rule <number>        of diff: only this rule or section, and what is under it
${common}
Exit codes: 0 done, 1 search found nothing, 2 the call or a rulebook could not be used, or there is no such rule.
`,
  rulebooks: `tokenwright rulebooks
tokenwright rulebooks add <files…>
tokenwright rulebooks remove <ids…>
tokenwright rulebooks compare <rulebook> <rulebook> [paths…]

Lists the rulebooks at hand: id, game, date, contents, predefined tokens, and how a token gets its name. add installs
official rules .txt files of any date, to be used by id everywhere; nothing is downloaded. compare shows what a newer
rulebook changes for cards, by default those in the current folder: tokens, keywords, findings and wording.

  --format <format>      table (default) or json; of compare text (default) or json
  --verbose              of compare: names every file that was skipped
${common}`,
};

/** The help of `tokenwright` without a command. */
export const generalUsage = `tokenwright <command>

Understands the text of trading cards: which tokens each card makes, and what is wrong with the wording.

  lint [paths…]      findings in files, folders, globs
  tokens [paths…]    every token the cards make, with who makes it
  cards [paths…]     the cards as sheets to print, or as pictures
  explain <what>     a rule, a token, a term of the game, or a lint rule
  convert <path>     the cards of a file or folder in another format
  migrate [paths…]   the cards in the wording of another rulebook
  read [paths…]      the abilities of cards: costs, triggers, effects
  parse              the token phrases of some rules text, as JSON
  rules <what>       what the rules say, and what changed in them
  rulebooks          the rulebooks at hand; installs official ones

  --version          the version of Tokenwright
  --help             this text; tokenwright <command> --help says more of a command
`;

/** The help of a command; null if there is no such command. */
export function usageOf(command: string): string | null {
  return Object.hasOwn(usages, command) ? (usages[command] ?? null) : null;
}
