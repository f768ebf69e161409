/**
 * Card references at full size: `make <corpus> <shape> <file>` writes one with invented printings of the corpus's
 * cards, `index <file> <cache>` reads it for the first time, `open <file> <cache>` opens it again, and `names <corpus>`
 * returns as many of its names as a cube has. Each command runs in a separate process to measure its memory; figures
 * are printed as JSON.
 */

import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { nodeReferenceDisk } from '../../server/src/disk/reference-disk.js';
import { CardReferences } from '../../server/src/workspace/reference/card-references.js';
import { type PrintedCard, type ReferenceShape, referenceText } from '../unit/support/reference-files.js';
import { readCards } from './corpus-cards.js';

/** More cards than Magic has. */
const CARDS = 36_000;
/** The number of printings of each card, in the shape that has an entry for every printing. */
const PRINTINGS = 3;
/** The size of the ignored parts of an entry: URIs of pictures, prices, legalities. */
const PADDING: Readonly<Record<ReferenceShape, number>> = { scryfall: 1200, mtgjson: 1500, cockatrice: 300 };
const CUBE = 540;

function* cardsOf(corpus: string): Generator<PrintedCard> {
  const faces = [...new Map(readCards(corpus).map((face) => [face.name, face])).values()];
  for (let at = 0; at < CARDS; at++) {
    const face = faces[at % faces.length]!;
    const round = Math.floor(at / faces.length);
    yield [round === 0 ? face : { ...face, name: `${face.name} the ${round + 1}th` }];
  }
}

async function make(corpus: string, shape: ReferenceShape, file: string): Promise<unknown> {
  const output = createWriteStream(file);
  function* printings(): Generator<PrintedCard> {
    for (let printing = 0; printing < (shape === 'scryfall' ? PRINTINGS : 1); printing++) yield* cardsOf(corpus);
  }
  for (const part of referenceText(shape, printings(), 'x'.repeat(PADDING[shape]))) {
    if (!output.write(part)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return { cards: CARDS, bytes: statSync(file).size };
}

/** Looks up a reference, and measures the wall and processor time in milliseconds and the peak memory in bytes. */
async function find(file: string, cache: string): Promise<unknown> {
  const startProgress = () => ({ report: () => {}, cancelled: false, end: () => {} });
  const disk = nodeReferenceDisk(cache);
  const references = new CardReferences({ disk, startProgress, changed: null, notice: console.error });
  const before = process.cpuUsage();
  const start = performance.now();
  const { cards, problems } = await references.find([file], { folder: '/', within: null, trusted: true });
  const time = performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  if (!cards) throw new Error(problems[0]?.message ?? 'no cards');
  return { time, cpu: (user + system) / 1000, peak: process.resourceUsage().maxRSS * 1024 };
}

const [what, first = '', second = '', third = ''] = process.argv.slice(2);
if (what === 'make') console.log(JSON.stringify(await make(first, second as ReferenceShape, third)));
else if (what === 'names') {
  const names = [...cardsOf(first)].map(([{ name }]) => name);
  console.log(JSON.stringify(Array.from({ length: CUBE }, (_, i) => names[i * Math.floor(names.length / CUBE)])));
} else console.log(JSON.stringify(await find(first, second)));
