// @ts-check
/**
 * Measures other text linters with the same cards, and as a lower bound one search for the word *token*. Prints figures
 * as JSON. Argument: the path of a corpus. Its packages are those of this folder.
 *
 * Each gets as many cards as it can check in reasonable time, after warming up on different ones.
 */
import { readFileSync } from 'node:fs';
import { spellCheckDocument } from 'cspell-lib';
import { LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import { createLinter, loadTextlintrc } from 'textlint';

const [corpus = ''] = process.argv.slice(2);
const lines = readFileSync(corpus, 'utf8').split('\n');
const blocks = lines
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))
  .map(({ name, manaCost, typeLine, text, pt }) => `${name} ${manaCost}\n${typeLine}\n${text}\n${pt}`.trim());

/**
 * @param {number} count
 * @param {(text: string) => unknown} check
 */
async function measured(count, check) {
  const [warmUp, cards] = [blocks.slice(0, count >> 1), blocks.slice(-count)];
  await check(warmUp.join('\n\n'));
  const text = cards.join('\n\n');
  const start = performance.now();
  await check(text);
  const milliseconds = performance.now() - start;
  return { cards: cards.length, milliseconds };
}

const harper = new LocalLinter({ binary: binaryInlined });
const descriptor = await loadTextlintrc({ configFilePath: new URL('textlintrc.json', import.meta.url).pathname });
const textlint = createLinter({ descriptor });

console.log(
  JSON.stringify({
    'one search for a word': await measured(blocks.length >> 1, (text) => [...text.matchAll(/\btokens?\b/g)].length),
    'cspell-lib 9.8.0': await measured(2000, (text) =>
      spellCheckDocument(
        { uri: 'file:///bench.txt', text, languageId: 'plaintext', locale: 'en' },
        { generateSuggestions: false, noConfigSearch: true },
        {},
      ),
    ),
    'textlint 15.8.0, three rules': await measured(1000, (text) => textlint.lintText(text, 'bench.txt')),
    'harper.js 2.10.0': await measured(200, (text) => harper.lint(text, { language: 'plaintext' })),
  }),
);
process.exit(0);
