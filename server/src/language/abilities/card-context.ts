import { isCapital } from '../../util/capital.js';
import { plainVerbs } from '../plain-verbs.js';

/** What the reading of a text depends on besides the text. */
export interface CardContext {
  readonly name: string;
  readonly isLegendary: boolean;
  /** Whether paragraphs without a keyword, cost or trigger are what a spell does, and not static abilities. */
  readonly isSpell: boolean;
}

/** Titles before a name, which texts leave out: *Captain*, *Princess*. */
const titles =
  /^(?:Admiral|Agent|Aunt|Baron|Baroness|Brother|Captain|Chancellor|Chief|Colonel|Commander|Commodore|Count|Countess|Dame|Doctor|Dr\.|Duchess|Duke|Emperor|Empress|Father|General|Judge|King|Lady|Lieutenant|Lord|Madame|Major|Master|Miss|Mistress|Mother|Mr\.|Mrs\.|Ms\.|Prince|Princess|Professor|Queen|Saint|Senator|Sergeant|Sheriff|Sir|Sister|St\.|Uncle|Warden)$/;

/** The ways a text can name the card: its full name, and for a legend a short name (201.5b, 201.5c). */
export function cardNames({ name, isLegendary }: CardContext): string[] {
  if (name === '') return [];
  const short = /^(.+?)(?:, | of | the |, the )/.exec(name)?.[1];
  // A file may have both halves of a split card as one (709.4a).
  const names = name.includes(' // ') ? [name, ...name.split(' // ')] : [name];
  // "Return, the Fallen": a text that begins with "Return" does not mean the card.
  if (short && (isLegendary || (name.includes(', ') && !plainVerbs.has(short.toLowerCase())))) names.push(short);
  if (isLegendary) {
    const first = name.split(/[ ,]/)[0]!;
    if (first !== short && first.length > 2 && !/^(?:The|A|An)$/.test(first)) names.push(first);
    const twoWords = /^(\S+ \S+?),? /.exec(name)?.[1];
    if (twoWords && !names.includes(twoWords)) names.push(twoWords);
    const words = name.split(/,? /);
    if (titles.test(words[0]!) && words.length > 1 && isCapital(words[1]!)) names.push(words[1]!);
    if (words[0] === 'The' && words.length > 1) names.push(name.slice(4));
  }
  return names.sort((a, b) => b.length - a.length);
}
