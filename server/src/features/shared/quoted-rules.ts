import type { Rulebook } from '../../rulebook/rulebook.js';
import { blockQuote, escapeText, italic, page } from './markdown.js';
import type { Passage } from './passages.js';

/** Real rules are shorter; a longer text is cut, in UTF-16 units. */
const LONGEST_RULE = 4000;

/** Returns rules as a block quote with their numbers, followed by the rulebook's title. Null if there are none. */
export function quoted(passages: readonly Passage[], rulebook: Rulebook): string | null {
  return passages.length === 0 ? null : page(quotes(passages), sourceLine(rulebook));
}

/** Returns rules as a block quote, each after its number. */
export function quotes(passages: readonly Passage[]): string {
  return blockQuote(withoutRepetition(passages).flatMap(paragraphsOf));
}

/** Returns the last line of a hover: the title of the rulebook with its date. */
export function sourceLine({ title }: Rulebook): string {
  return italic(title);
}

function paragraphsOf({ number, text, examples, paraphrase }: Passage): string[] {
  const marks = [number === null ? null : `\`${number}\``, paraphrase ? '*(paraphrase)*' : null];
  const rule = [...marks, escapeText(text, LONGEST_RULE)].filter((part) => part !== null).join(' ');
  return [rule, ...examples.map((example) => `*Example:* ${escapeText(example, LONGEST_RULE)}`)];
}

/** Quotes a rule of two topics once, with the longest excerpt. */
function withoutRepetition(passages: readonly Passage[]): Passage[] {
  const distinct: Passage[] = [];
  for (const passage of passages) {
    const text = passage.text.replace(/^… /, '');
    if (distinct.some((other) => other.number === passage.number && other.text.includes(text))) continue;
    distinct.push(passage);
  }
  return distinct;
}
