import { describe, expect, it } from 'vitest';
import { grammarOf } from '../../server/src/edition/grammar.js';
import { nameWords, readLexemes } from '../../server/src/language/grammar/lexemes.js';
import { Matcher } from '../../server/src/language/grammar/match.js';
import { parseRules } from '../../server/src/language/tokens/parse.js';
import { edition } from '../unit/support/phrases.js';
import { missing } from './corpora.js';
import { officialCards, officialFile } from './official.js';

const skipped = missing(officialFile);
const grammar = grammarOf(edition());
const created = grammar.category('created');

/** Where phrases for created tokens that begin at an offset of a line may end, as the grammar reads them. */
function endsFrom(line: string, name: string, isQuoted: boolean): number[] {
  const lexemes = readLexemes(line, [nameWords(name)], grammar.spelling, isQuoted);
  return new Matcher(grammar, lexemes).phrases(created, 0).map(({ end }) => lexemes.words[end - 1]!.end);
}

/**
 * Token phrases have two sets of wordings: those of whole sentences, and the wider ones of `tokens.txt`, which also read
 * broken text. In official text both must see the same words.
 */
describe.skipIf(skipped !== '')(`token phrases of official cards${skipped}`, () => {
  it('are the same for the wordings of sentences and of tokens', () => {
    const different: string[] = [];
    let count = 0;
    for (const { name, text } of officialCards()) {
      if (!text.includes('oken')) continue;
      for (const { items, context } of parseRules(text, 'magic').phrases) {
        for (const { span, kind } of context === 'reminder' ? [] : items) {
          if (kind === 'back-reference') continue;
          const line = text.slice(span.start).split('\n', 1)[0]!;
          const length = span.end - span.start;
          count++;
          // A closing quotation mark may include the full stop of the sentence.
          if (!endsFrom(line, name, context === 'quoted').some((end) => end === length || end === length - 1))
            different.push(line.slice(0, length));
        }
      }
    }
    const share = 1 - different.length / count;
    console.log(`token phrases that both read alike: ${(100 * share).toFixed(1)} % of ${count}`);
    if (process.env.MISSED) console.log(different.join('\n'));
    expect(share).toBeGreaterThan(0.98);
  });
});
