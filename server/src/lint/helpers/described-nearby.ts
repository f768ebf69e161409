import type { Edition } from '../../edition/edition.js';
import type { Span } from '../../text/span.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';

/**
 * The text with which a card itself describes the token of a name, else null. The grammar does not recognise it as a
 * definition: it is in parentheses after the phrase that creates the token ("(A 3/2 green Ape.)", "(It's an Equipment
 * with …)"), or on a line that begins with the name, with or without markup ("[b]Old Gate[/b] | Land").
 * @param phrase where the text creates the token
 */
export function descriptionNearby(text: string, phrase: Span, name: string): string | null {
  const end = text.indexOf('\n', phrase.end);
  const rest = text.slice(phrase.end, end < 0 ? text.length : end);
  const open = rest.indexOf('(');
  if (open >= 0 && descriptionStart.test(rest.slice(open + 1, open + 1 + LONGEST_START).trimStart()))
    return rest.slice(open + 1, open + 1 + LONGEST_REMINDER).trimStart();
  const wanted = name.toLowerCase();
  const lines = getOrInsert(linesOf, text, () => linesByFirstWord(text)).get(firstWord(wanted)) ?? [];
  const line = lines.find(({ plain }) => plain.startsWith(wanted) && nameSeparator.test(plain.slice(wanted.length)));
  return line?.written ?? null;
}

/** A line as written, and in lower case without markup. */
interface NearbyLine {
  readonly written: string;
  readonly plain: string;
}

/** The lines of the last few texts, cached because a text may create any number of tokens. */
const linesOf = new TwoGenerationCache<string, ReadonlyMap<string, readonly NearbyLine[]>>(4);

/** The first lines of a text by the word that they begin with. */
function linesByFirstWord(text: string): ReadonlyMap<string, readonly NearbyLine[]> {
  const lines = new Map<string, NearbyLine[]>();
  for (const written of text.split('\n')) {
    const plain = written.slice(0, LONGEST_LINE).replace(markup, '').trimStart().toLowerCase();
    const same = getOrInsert(lines, firstWord(plain), () => []);
    if (same.length < MOST_LINES) same.push({ written, plain });
  }
  return lines;
}

function firstWord(plain: string): string {
  return /^[^\s|:=(–—-]*/.exec(plain)![0];
}

/**
 * Whether reminder text describes the token of a name: it begins with that name ("A Food token is …"), or it contains
 * all abilities of the predefined token.
 */
export function describesToken(reminder: string, name: string, { predefined }: Edition): boolean {
  const named = /^(?:an?|the) ([^().]{1,40}?)(?: tokens?)? (?:is|are)\b/i.exec(reminder)?.[1];
  if (named?.toLowerCase() === name.toLowerCase()) return true;
  const token = [...predefined.values()].find(({ words }) => words === name);
  const abilities = token?.characteristics.abilities ?? [];
  const whole = comparable(reminder);
  return abilities.length > 0 && abilities.every((ability) => whole.includes(comparable(ability)));
}

/** Since 2025 abilities say "this token" instead of "this artifact"; spaces, quotes and apostrophes vary. */
function comparable(text: string): string {
  return text
    .replace(/\bthis (?:artifact|enchantment|creature|land|Aura)\b/g, 'this token')
    .replace(/[\s"“”'’]+/g, '')
    .toLowerCase();
}

/** How much of a reminder and of a line is compared, in UTF-16 units. */
const LONGEST_START = 60;
const LONGEST_REMINDER = 2000;
const LONGEST_LINE = 400;
/** How many lines with the same first word are compared. */
const MOST_LINES = 50;

/** The beginning of a reminder that describes something: a pronoun, a name and "is", or power and toughness. */
const descriptionStart =
  /^(?:(?:it|they)(?: is| are|['’]?s|['’]?re)\b|(?:an? )?[\dX*]+\/[\dX*]+|(?:an?|the) [^().]{1,40} (?:is|are)\b)/i;

/** Markup of forums, HTML and Markdown, and list bullets. */
const markup = /\[\/?[a-z]{1,10}\]|<\/?[a-z]{1,10}>|[*_#•]+/gi;

/** What separates a name from its description on a line. */
const nameSeparator = /^(?: tokens?)?\s*(?:[|:=]|[-–—]|\(|is an? |are |$)/;
