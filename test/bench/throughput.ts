/**
 * How many cards a second are read, analysed and linted, by one thread whose engine is warm: with empty caches, and with all
 * cards known. Prints its figures as JSON. Called with the path of a corpus.
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

/** A file with the same cards, as it was read before. */
interface Known {
  readonly format: Format;
  readonly document: CardDocument;
  /** What it tells its set, which holds on to it. */
  readonly index: FileIndex;
}

const ROUNDS = 9;
const path = 'bench.cards';
const edition = editionOf(bundledRulebook(defaultRulebookId)!);
const blocks = readBlocks(process.argv[2] ?? '');

/** Reads, analyses and lints a file. Where nothing was read before, no card is known, and what hangs on cards is not either. */
function run(text: string, known?: Known): Run {
  const format = known?.format ?? createPlainFormat();
  const start = performance.now();
  const document = format.read(path, text, known?.document);
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

/** Each round is a job of its own, so that what one leaves behind is gone before the next. */
async function medianRun(text: string, rounds: number, known?: Known): Promise<Run> {
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.gc?.();
    runs.push(run(text, known));
  }
  return runs.sort((a, b) => a.all - b.all)[rounds >> 1]!;
}

/** A file that was edited at both ends: all its cards are looked at, and known. */
function edited(text: string): Known {
  const format = createPlainFormat();
  const document = format.read(path, `First\nLand\n\n${text}\n\nLast\nLand`);
  return { format, document, index: indexFile(path, document, edition) };
}

async function main(): Promise<void> {
  const whole = fileOf(blocks, blocks.length);
  await medianRun(whole, 8);
  const cold = await medianRun(whole, ROUNDS);
  const known = edited(whole);
  run(whole, known);
  const warm = await medianRun(whole, ROUNDS, known);
  console.log(JSON.stringify({ cards: blocks.length, characters: whole.length, cold, warm }));
}

void main();
