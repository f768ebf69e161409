import { types } from './plain/type-line-words.js';

/** How much of a file to examine, in UTF-16 units. */
const SAMPLE_LENGTH = 20_000;

/** The kinds of files that cards are read from, as a sentence. */
export const readableFiles =
  'Cards are read from .cards and .tokens files, JSON, Cockatrice XML, Magic Set Editor sets, Forge scripts, ' +
  'Draftmancer and cube lists, spreadsheets saved as CSV, LackeyCCG card data, and Markdown.';

/** The same, to continue a sentence about an unknown kind of file. */
const readable = readableFiles.replace(/^C/, 'c').replace(/\.$/, '');

const typedCards = 'it looks like cards typed as plain text: give it a name that ends in .cards';

/** What makes a file of each kind readable, by file extension. */
const needs: Readonly<Record<string, string>> = {
  json:
    'a card in JSON is an object with a name and a type line or rules text: "name" with "type_line", "oracle_text", ' +
    '"type" and "manaCost", or "card_name" with "type" and "cost", or "rules_text"',
  xml: 'a card in XML is a <card> element with a <name>, as in the databases of Cockatrice',
  txt:
    'a .txt file is read as a Forge script ("Name:" in its first line, "Types:" below), as a Draftmancer list ' +
    '("[CustomCards]") or as a cube list (a card name in each line, best called .cube.txt); cards typed as plain text ' +
    'belong into a .cards file',
  csv: 'a table needs a first row with the names of its columns, one of them "Name", and others for cost, type and text',
  md: 'cards in Markdown are between a line ```cardtext and a line ```',
  'mse-set': 'it is no set of Magic Set Editor for the game Magic',
  xlsx: 'save the table as CSV, with a first row that names its columns: Name, Cost, Type, Text',
};

const kinds: Readonly<Record<string, string>> = {
  tsv: 'csv',
  markdown: 'md',
  ods: 'xlsx',
  xls: 'xlsx',
  numbers: 'xlsx',
  jsonc: 'json',
};

/**
 * Why no format reads a file and what would make it readable, as the text after "no cards in it: …".
 * @param path its extension determines the kind of file
 */
export function whyNoCards(path: string, text: string): string {
  if (text.trim() === '') return 'there are no cards in it: it is empty';
  const ending = /\.([a-z-]+)$/i.exec(path.slice(-20))?.[1]?.toLowerCase() ?? '';
  const kind = kinds[ending] ?? ending;
  const start = text.slice(0, SAMPLE_LENGTH);
  if (kind === 'txt' && hasTypeLine(start)) return `there are no cards in it that can be read: ${typedCards}`;
  if (/(?:^|[\\/])(?:set|card [^\\/]*)$/i.test(path)) return `there are no cards in it: ${needs['mse-set']}`;
  return `there are no cards in it that can be read: ${needs[kind] ?? readable}`;
}

/** What a file of a known format needs so that cards are found in it. */
export function whatCardsNeed(format: string): string {
  const typed =
    'a card is a line with its name and cost, a line with its types, and its rules text; a blank line ends it';
  const byFormat: Readonly<Record<string, string | undefined>> = {
    plain: typed,
    json: needs.json,
    cockatrice: needs.xml,
    markdown: needs.md,
    spreadsheet: needs.csv,
    'mse-set': 'a set has its cards under "card:" lines, or in files that it names under "include file:"',
    forge: 'an edition only lists names; the scripts of its cards are files of their own',
  };
  return byFormat[format] ?? readable;
}

/** Whether any line looks like a type line: capitalized words, a card type among them, up to a dash. */
function hasTypeLine(text: string): boolean {
  return text.split(/\r?\n/).some((line) => {
    const [head = '', ...rest] = line.trim().split(/ [—–-] /);
    const words = head.split(' ');
    if (words.length > 5 || (rest.length === 0 && words.length > 2)) return false;
    return words.every((word) => /^\p{Lu}/u.test(word)) && words.some((word) => types.has(word.toLowerCase()));
  });
}
