/**
 * Measures how time and memory grow with the size of a text, from text to findings: for card files in three formats,
 * and for degenerate texts. Prints figures as JSON. Arguments: the path of a corpus, and a shape and the factor to
 * enlarge its text by; without these it prints the names of the shapes. Needs `--expose-gc`.
 */
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { createCockatriceFormat } from '../../server/src/formats/cockatrice/cockatrice-format.js';
import { createJsonFormat } from '../../server/src/formats/json/json-format.js';
import { createPlainFormat } from '../../server/src/formats/plain/plain-format.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { fileOf, readBlocks, readCards } from './corpus-cards.js';
import { cockatriceFile, jsonFile } from './program-files.js';

const [corpus = '', shape, factor = '1'] = process.argv.slice(2);
const blocks = readBlocks(corpus);
const cards = readCards(corpus);
const edition = editionOf(bundledRulebook(defaultRulebookId)!);
const formats = { cards: createPlainFormat, json: createJsonFormat, xml: createCockatriceFormat };

/** Texts by factor; at factor 16 they have the size of the issue they come from. */
const shapes: Readonly<Record<string, readonly [kind: keyof typeof formats, text: (factor: number) => string]>> = {
  'card text': ['cards', (factor) => fileOf(blocks, 1500 * factor)],
  JSON: ['json', (factor) => jsonFile(cards, 1_000_000 * factor)],
  'Cockatrice XML': ['xml', (factor) => cockatriceFile(cards, 500_000 * factor)],
  'one card of 200 KB': [
    'cards',
    (factor) => `Giant {1}\nInstant\n${'Create a Treasure token.\n'.repeat(499 * factor)}`,
  ],
  'one card of 5 MB, cut short': [
    'cards',
    (factor) => `Giant {1}\nInstant\n${'Create a Treasure token.\n'.repeat(12_500 * factor)}`,
  ],
  '200,000 cards of one line': ['cards', (factor) => 'Ember Wisp\n\n'.repeat(12_500 * factor)],
  'a line of 20 MB': ['cards', (factor) => `Long {1}\nInstant\n${'create a token '.repeat(84_000 * factor)}`],
  '10,000 nested quotes': [
    'cards',
    (factor) => `Deep {1}\nInstant\nCreate a token with ${'“It has '.repeat(625 * factor)}`,
  ],
  '10,000 parentheses': ['cards', (factor) => `Deep {1}\nInstant\nCreate a token ${'('.repeat(625 * factor)}`],
  '10,000 keywords': ['cards', (factor) => `Busy {1}\nInstant\n${'investigate '.repeat(625 * factor)}`],
  'spaces without end': ['cards', (factor) => `Wide {1}\nInstant\nCreate a${' '.repeat(10_000 * factor)}token`],
  '5,000 escapes, a finding in front of each': [
    'xml',
    (factor) => entry(`<text>${'Create a Tresure token &amp; a Clue. '.repeat(312 * factor)}</text>`),
  ],
  '100,000 empty elements': ['xml', (factor) => entry('<a/>'.repeat(6250 * factor))],
  'a million braces': ['cards', (factor) => `Deep {1}\nInstant\nCreate a token ${'{'.repeat(62_500 * factor)}`],
};

/** A card database with one card and the given content of its entry. */
function entry(content: string): string {
  const card = `<card><name>Deep</name>${content}</card>`;
  return `<cockatrice_carddatabase version="4"><cards>${card}</cards></cockatrice_carddatabase>`;
}

/** Makes the text a flat string, as it comes from a disk or an editor; a concatenated string is a tree of parts. */
const inOnePiece = (text: string) => Buffer.from(text).toString();

function run(kind: keyof typeof formats, text: string) {
  globalThis.gc?.();
  const start = performance.now();
  const path = `growth.${kind}`;
  // A new format instance has no cached cards.
  const document = formats[kind]().read(path, text);
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition)]]));
  const findings = lintSnapshot({ path, text, document, edition, set }, defaultSettings);
  return { milliseconds: performance.now() - start, document, findings };
}

/** The memory freed when the document is released; excludes the engine's code, which grows as well, and the text. */
async function retainedBy(kind: keyof typeof formats, text: string): Promise<number> {
  const retained = new Set<object>([run(kind, text)]);
  const before = await heapUsed();
  retained.clear();
  return before - (await heapUsed());
}

/** Waits for a new task first: the targets of weak references that were used stay alive until the task ends. */
async function heapUsed(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const ROUNDS = 3;

async function measure(kind: keyof typeof formats, text: string) {
  const times = Array.from({ length: ROUNDS }, () => run(kind, text).milliseconds);
  return { characters: text.length, milliseconds: Math.min(...times), retained: await retainedBy(kind, text) };
}

if (shape === undefined) console.log(JSON.stringify(Object.keys(shapes)));
else {
  const [kind, textOf] = shapes[shape]!;
  // Warm up the engine equally for every size.
  for (let round = 0; round < ROUNDS; round++) run(kind, inOnePiece(textOf(4)));
  void measure(kind, inOnePiece(textOf(Number(factor)))).then((figures) => console.log(JSON.stringify(figures)));
}
