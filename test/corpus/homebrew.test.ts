import { describe, expect, it } from 'vitest';
import { parseRules } from '../../server/src/language/tokens/parse.js';
import { missing, readLines } from './corpora.js';

const file = 'corpus/homebrew.jsonl';
const skipped = missing(file);

/** A verb followed by the word *token* in the same sentence: what a reader would call an instruction. */
const instruction = /\bcreates?\b[^.\n"“(]*?\btokens?\b/gi;

describe.skipIf(skipped !== '')(`homebrew card text${skipped}`, () => {
  it('has at least 97 % of its "create … token" phrases parsed', () => {
    const counts = { all: 0, understood: 0, withUnknownWords: 0 };
    const rest: string[] = [];
    for (const { name, text } of readLines<{ name: string; text: string }>(file)) {
      const { phrases, mentions } = parseRules(text, 'magic');
      for (const match of text.matchAll(instruction)) {
        counts.all++;
        const found = [...phrases, ...mentions].find(
          ({ span }) => span.start <= match.index && match.index <= span.end,
        );
        if (!found) rest.push(`${name}: ${match[0]}`);
        else if (found.items.some(({ parts }) => parts.some((part) => part.kind === 'unknown')))
          counts.withUnknownWords++;
        else counts.understood++;
      }
    }
    const read = counts.understood + counts.withUnknownWords;
    console.log(
      `homebrew: ${counts.all} phrases, ${counts.understood} understood, ${counts.withUnknownWords} more with a word that is marked unknown, ${rest.length} not read:\n${rest.join('\n')}`,
    );
    expect(read / counts.all).toBeGreaterThanOrEqual(0.97);
  });
});
