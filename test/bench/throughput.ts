/**
 * Measures how many cards per second are read, analysed and linted on one thread with a warm engine: with empty caches,
 * and with all cards cached. Prints figures as JSON. Argument: the path of a corpus.
 */
import { analyseCard } from '../../server/src/analysis/card/card-analysis.js';
import { type FileIndex, indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import type { CardDocument, Format } from '../../server/src/formats/card.js';
import { createPlainFormat } from '../../server/src/formats/plain/plain-format.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { fileOf, readBlocks } from './corpus-cards.js';

/** The time for one file of cards, in milliseconds. */
interface Timings {
  readonly read: number;
  /** Parsing rules text to token phrases, and finding what they create. */
  readonly analyse: number;
  /** Indexing the file for its set. */
  readonly index: number;
  readonly lint: number;
  readonly all: number;
}

/** An earlier version of the file with the same cards. */
interface Earlier {
  readonly format: Format;
  readonly document: CardDocument;
  /** Its index, which keeps the cached facts alive. */
  readonly index: FileIndex;
}

const ROUNDS = 9;
const path = 'bench.cards';
const edition = editionOf(bundledRulebook(defaultRulebookId)!);
const blocks = readBlocks(process.argv[2] ?? '');

/** Reads, analyses and lints a file. Without an earlier version, nothing about its cards is cached. */
function run(text: string, earlier?: Earlier): Timings {
  const format = earlier?.format ?? createPlainFormat();
  const start = performance.now();
  const document = format.read(path, text, earlier?.document);
  const afterRead = performance.now();
  for (const { card } of document.cards) analyseCard(card, edition);
  const afterAnalysis = performance.now();
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition)]]));
  const afterIndex = performance.now();
  lintSnapshot({ path, text, document, edition, set }, defaultSettings);
  const end = performance.now();
  return {
    read: afterRead - start,
    analyse: afterAnalysis - afterRead,
    index: afterIndex - afterAnalysis,
    lint: end - afterIndex,
    all: end - start,
  };
}

/** Runs each round in a separate task, so that the memory of one is released before the next. */
async function medianRun(text: string, rounds: number, earlier?: Earlier): Promise<Timings> {
  const runs: Timings[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.gc?.();
    runs.push(run(text, earlier));
  }
  return runs.sort((a, b) => a.all - b.all)[rounds >> 1]!;
}

/** A version of the file edited at both ends: all its cards are analysed and cached. */
function edited(text: string): Earlier {
  const format = createPlainFormat();
  const document = format.read(path, `First\nLand\n\n${text}\n\nLast\nLand`);
  return { format, document, index: indexFile(path, document, edition) };
}

async function main(): Promise<void> {
  const whole = fileOf(blocks, blocks.length);
  await medianRun(whole, 8);
  const cold = await medianRun(whole, ROUNDS);
  const earlier = edited(whole);
  run(whole, earlier);
  const warm = await medianRun(whole, ROUNDS, earlier);
  console.log(JSON.stringify({ cards: blocks.length, characters: whole.length, cold, warm }));
}

void main();
