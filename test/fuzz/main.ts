/**
 * Fuzzes all readers and the server with input as users, programs and broken files may produce it. The same seed does
 * the same. Options: `--seed=<n>`, and `--rounds=<n>` or `--seconds=<n>`. Stops at the first failure, prints it and
 * exits with 1. With `--soak`, one server process is used all the time, for `--seconds=<n>` or `--messages=<n>`, and
 * must not use more memory in the end than when it was warm.
 */
import { parseArgs } from 'node:util';
import { startInProcess } from '../lsp/support/in-process.js';
import { MemoryFileSystem } from '../unit/workspace/memory-file-system.js';
import { EditFuzzer } from './edit-fuzzer.js';
import { FileFuzzer } from './file-fuzzer.js';
import { FuzzFailure } from './fuzz-failure.js';
import { files, settings } from './inputs.js';
import { readAnything, readRepetitive } from './reading.js';
import { RequestFuzzer } from './request-fuzzer.js';
import { SeededRandom } from './seeded-random.js';
import { soak } from './soak.js';

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

/** How often each action is done in a round. A round has its own seed, so that it can be repeated alone. */
const acts = { read: 10, repeat: 1, type: 25, ask: 40, files: 20 } as const;
const counts = { read: 0, repeat: 0, type: 0, ask: 0, files: 0 };

let seed = firstSeed;
try {
  if (values.soak) {
    const messages = Number(values.messages ?? Number.POSITIVE_INFINITY);
    const sent = await soak(seed, { seconds, messages }, console.log);
    console.log(`${sent} messages to one server: no failure`);
    process.exit(0);
  }
  const typing = new EditFuzzer();
  const fileWork = new FileFuzzer();
  for (let round = 0; round < rounds && performance.now() < until; round++, seed++) {
    // As between two messages to a server: targets of weak references are released only between tasks.
    await new Promise((resolve) => setImmediate(resolve));
    const random = new SeededRandom(seed);
    const requests = new RequestFuzzer(
      startInProcess(new MemoryFileSystem({ '/set/tokenwright.json': settings, ...files })),
    );
    const act = {
      read: () => readAnything(random),
      repeat: async () => {
        await readRepetitive(random);
        await requests.requestRepetitive(random);
      },
      type: () => typing.edit(random),
      ask: () => requests.act(random),
      files: () => fileWork.act(random),
    };
    typing.startOver();
    fileWork.startOver();
    for (const [what, times] of Object.entries(acts) as [keyof typeof acts, number][]) {
      if (values.only !== undefined && values.only !== what) continue;
      for (let left = times; left > 0; left--, counts[what]++) await act[what]();
    }
    requests.end();
  }
  const { read, repeat, type, ask, files: moved } = counts;
  console.log(
    `${seed - firstSeed} rounds from seed ${firstSeed}: ${read} files read, ${repeat} repetitive ones, ${type} edits compared, ${ask} messages, ${moved} changes of files: no failure`,
  );
  process.exit(0);
} catch (error) {
  console.error(
    `Seed ${seed}: ${error instanceof FuzzFailure ? error.message : error instanceof Error ? error.stack : error}`,
  );
  console.error(`Again: npm run fuzz -- --seed=${seed} ${values.soak ? '--soak --seconds=600' : '--rounds=1'}`);
  process.exit(1);
}
