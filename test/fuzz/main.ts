/**
 * Feeds everything that reads, and everything that answers, with what people, programs and broken files may bring. The
 * same seed does the same. Called with `--seed=<n>`, and `--rounds=<n>` or `--seconds=<n>`; ends with 1 at the first
 * complaint, which it prints. With `--soak` one server process is kept at work all the time, for `--seconds=<n>` or
 * `--messages=<n>`, and must not hold more in the end than when it was warm.
 */
import { parseArgs } from 'node:util';
import { serverHere } from '../lsp/support/here.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { Complaint } from './complaint.js';
import { Dice } from './dice.js';
import { FileWork } from './files.js';
import { files, settings } from './material.js';
import { readAnything, readSwollen } from './reading.js';
import { Requests } from './requests.js';
import { soak } from './soak.js';
import { Typing } from './typing.js';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
    soak: { type: 'boolean' },
    messages: { type: 'string' },
  },
});
const firstSeed = Number(values.seed ?? 1);
const rounds = values.rounds === undefined ? Number.POSITIVE_INFINITY : Number(values.rounds);
const seconds = Number(values.seconds ?? Number.POSITIVE_INFINITY);
const until = performance.now() + seconds * 1000;

/** How often each is done in a round; a round has a seed of its own, so that it can be done again alone. */
const acts = { read: 10, swell: 1, type: 25, ask: 40, files: 20 } as const;
const counts = { read: 0, swell: 0, type: 0, ask: 0, files: 0 };

let seed = firstSeed;
try {
  if (values.soak) {
    const messages = Number(values.messages ?? Number.POSITIVE_INFINITY);
    const sent = await soak(seed, { seconds, messages }, console.log);
    console.log(`${sent} messages to one server: no complaint`);
    process.exit(0);
  }
  const typing = new Typing();
  const fileWork = new FileWork();
  for (let round = 0; round < rounds && performance.now() < until; round++, seed++) {
    // As between two messages to a server: what weak references lead to is let go only where a job ends.
    await new Promise((resolve) => setImmediate(resolve));
    const dice = new Dice(seed);
    const requests = new Requests(serverHere(new MemoryFileSystem({ '/set/tokenwright.json': settings, ...files })));
    const act = {
      read: () => readAnything(dice),
      swell: async () => {
        await readSwollen(dice);
        await requests.askSwollen(dice);
      },
      type: () => typing.edit(dice),
      ask: () => requests.act(dice),
      files: () => fileWork.act(dice),
    };
    typing.startOver();
    fileWork.startOver();
    for (const [what, times] of Object.entries(acts) as [keyof typeof acts, number][]) {
      if (values.only !== undefined && values.only !== what) continue;
      for (let left = times; left > 0; left--, counts[what]++) await act[what]();
    }
    requests.end();
  }
  const { read, swell, type, ask, files: moved } = counts;
  console.log(
    `${seed - firstSeed} rounds from seed ${firstSeed}: ${read} files read, ${swell} swollen ones, ${type} edits compared, ${ask} messages, ${moved} changes of files: no complaint`,
  );
  process.exit(0);
} catch (error) {
  console.error(
    `Seed ${seed}: ${error instanceof Complaint ? error.message : error instanceof Error ? error.stack : error}`,
  );
  console.error(`Again: npm run fuzz -- --seed=${seed} ${values.soak ? '--soak --seconds=600' : '--rounds=1'}`);
  process.exit(1);
}
