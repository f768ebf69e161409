/**
 * How many cards a second are read, analysed and linted, by one thread whose engine is warm: with empty caches, and with all
 * cards known. Prints its figures as JSON. Called with the path of a corpus.
 */
import { analyseCard } from '../../server/src/analysis/card-analysis.js';
import { indexFile } from '../../server/src/analysis/file-index.js';
import { SetIndex } from '../../server/src/analysis/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { createPlainFormat } from '../../server/src/formats/plain/plain-format.js';
import { lintSnapshot } from '../../server/src/lint/engine.js';
import { ownSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { fileOf, readBlocks } from './corpus-cards.js';

/** How long one file of cards takes, in milliseconds. */
interface Run {
  readonly read: number;
  /** Rules text to token phrases, and what they create. */
  readonly analyse: number;
  /** What the file tells its set. */
  readonly index: number;
  readonly lint: number;
  readonly all: number;
}

const ROUNDS = 9;
const edition = editionOf(bundledRulebook(defaultRulebookId)!);
const blocks = readBlocks(process.argv[2] ?? '');

/** Reads, analyses and lints a file. Where the format is a new one, no card is known, and what hangs on cards is not either. */
function run(text: string, format = createPlainFormat()): Run {
  const path = 'bench.cards';
  const start = performance.now();
  const document = format.read(path, text);
  const afterRead = performance.now();
  for (const { card } of document.cards) analyseCard(card, edition);
  const afterAnalysis = performance.now();
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition)]]));
  const afterIndex = performance.now();
  lintSnapshot({ path, text, document, edition, set }, ownSettings);
  const end = performance.now();
  return {
    read: afterRead - start,
    analyse: afterAnalysis - afterRead,
    index: afterIndex - afterAnalysis,
    lint: end - afterIndex,
    all: end - start,
  };
}

function medianRun(text: string, rounds: number, format?: ReturnType<typeof createPlainFormat>): Run {
  const runs = Array.from({ length: rounds }, () => {
    globalThis.gc?.();
    return run(text, format);
  });
  return runs.sort((a, b) => a.all - b.all)[rounds >> 1]!;
}

const whole = fileOf(blocks, blocks.length);
for (let round = 0; round < 8; round++) run(whole);
const cold = medianRun(whole, ROUNDS);
const known = createPlainFormat();
run(whole, known);
const warm = medianRun(whole, ROUNDS, known);
console.log(JSON.stringify({ cards: blocks.length, characters: whole.length, cold, warm }));
