import type { Rulebook } from '../../rulebook/rulebook.js';
import { blockQuote, escapeText, italic, page } from '../shared/markdown.js';
import type { Passage } from '../shared/passages.js';

/** Rules are short; only a text that is none is longer. */
const LONGEST_RULE = 4000;

/** Rules as a block quote, each behind its number, and under it in which rules they stand. Null where there are none. */
export function quoted(passages: readonly Passage[], rulebook: Rulebook): string | null {
  return passages.length === 0 ? null : page(quotes(passages), from(rulebook));
}

/** Rules as a block quote, each behind its number. */
export function quotes(passages: readonly Passage[]): string {
  return blockQuote(withoutRepetition(passages).flatMap(paragraphsOf));
}

/** The quiet last line: in which rules all this stands, and of when they are. */
export function from({ title }: Rulebook): string {
  return italic(title);
}

function paragraphsOf({ number, text, examples, paraphrase }: Passage): string[] {
  const marks = [number === null ? null : `\`${number}\``, paraphrase ? '*(paraphrase)*' : null];
  const rule = [...marks, escapeText(text, LONGEST_RULE)].filter((part) => part !== null).join(' ');
  return [rule, ...examples.map((example) => `*Example:* ${escapeText(example, LONGEST_RULE)}`)];
}

/** A rule asked for under two topics is quoted once, and as much of it as either wants. */
function withoutRepetition(passages: readonly Passage[]): Passage[] {
  const kept: Passage[] = [];
  for (const passage of passages) {
    const text = passage.text.replace(/^… /, '');
    if (kept.some((other) => other.number === passage.number && other.text.includes(text))) continue;
    kept.push(passage);
  }
  return kept;
}
