import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FuzzFailure } from './fuzz-failure.js';
import { files, settings } from './inputs.js';
import { ProbedServer, type ResourceUsage } from './probed-server.js';
import { RequestFuzzer } from './request-fuzzer.js';
import { SeededRandom } from './seeded-random.js';

/** The length of a soak test; it ends at whichever limit is reached first. */
export interface Length {
  readonly seconds: number;
  /** The number of messages to send. */
  readonly messages: number;
}

/** What was measured during one server's run. */
interface ServerRun {
  readonly sent: number;
  /** Measurements since it was warm. */
  readonly measurements: readonly ResourceUsage[];
  /** The bytes of its own objects at the end. */
  readonly ownBytes: number;
}

/**
 * How much more than a warm server an old one may use, as a factor. Neither the server's own objects nor its process
 * may grow. The engine compiles rarely used code for a long time, but each function at most three times (as bytecode,
 * quickly, and optimized), so this ends: after a quarter of an hour there is a quarter more code than after a minute.
 * The nets of the grammar are built as texts first need them: some thousand states are new after a short warm-up.
 */
const ALLOWED = { ownBytes: 1.25, rss: 1.2, code: 1.5 };

/** When a server counts as warm, in seconds, or after a third of a shorter test. */
const WARM = 60;

/**
 * The number of measurements to compare. Recent garbage makes single ones differ by a tenth, so the medians of this
 * many at the beginning and at the end are compared.
 */
const SAMPLES = 10;

/** Files that are created and deleted on disk. */
const extra = Array.from({ length: 20 }, (_, at) => `/set/more/${at}.cards`);

/** The number of messages between two measurements. */
const STRETCH = 500;

/**
 * Uses one server process over stdio, and fails if its memory grows after it was warm, or if it has more own objects
 * than a second server that did the same only until it was warm, with the same texts open.
 * @param log receives progress messages
 * @returns how many messages were sent
 */
export async function soak(seed: number, length: Length, log: (line: string) => void): Promise<number> {
  const warm = await runServer(
    seed,
    { seconds: Math.min(WARM, length.seconds / 3), messages: length.messages / 3 },
    log,
  );
  const old = await runServer(seed, length, log);
  compare(old.measurements);
  if (old.ownBytes > warm.ownBytes * ALLOWED.ownBytes)
    throw new FuzzFailure(
      `a warm server keeps ${megabytes(warm.ownBytes)} of its own, an old one ${megabytes(old.ownBytes)}`,
    );
  return old.sent;
}

/** Runs one server from start to end. */
async function runServer(seed: number, length: Length, log: (line: string) => void): Promise<ServerRun> {
  const root = mkdtempSync(join(tmpdir(), 'tokenwright-soak-'));
  for (const [path, text] of Object.entries({ ...files, '/set/tokenwright.json': settings }))
    put(join(root, path), text);
  const server = new ProbedServer(root);
  const user = new User(new RequestFuzzer(server.connection, root), root, new SeededRandom(seed));
  try {
    return await Promise.race([server.ended, keepBusy(user, server, length, log)]);
  } finally {
    server.end();
    rmSync(root, { recursive: true, force: true });
  }
}

async function keepBusy(
  user: User,
  server: ProbedServer,
  length: Length,
  log: (line: string) => void,
): Promise<ServerRun> {
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  const share = () => Math.max(passed() / length.seconds, user.sent / length.messages);
  const measurements: ResourceUsage[] = [];
  for (let reported = 0; share() < 1; ) {
    await user.work();
    const usage = await server.usage();
    if (passed() > WARM || share() > 1 / 3) measurements.push(usage);
    if (share() < 1 && passed() - reported < 30) continue;
    reported = passed();
    log(`${reported.toFixed(0)} s, ${user.sent} messages: ${describe(usage)}`);
  }
  const ownBytes = await server.ownBytes();
  log(`${megabytes(ownBytes)} in own objects`);
  return { sent: user.sent, measurements, ownBytes };
}

/** Uses a server, and leaves the same texts open after each stretch of work. */
class User {
  /** The number of messages sent. */
  sent = 0;

  constructor(
    private readonly requests: RequestFuzzer,
    private readonly root: string,
    private readonly random: SeededRandom,
  ) {}

  async work(): Promise<void> {
    for (let left = STRETCH; left > 0; left--, this.sent++) {
      await this.requests.act(this.random);
      if (this.random.oneIn(50)) {
        const text = this.random.oneIn(2) ? null : this.random.pick(Object.values(files));
        await this.changeFile(this.random.pick(extra), text);
      }
    }
    for (const path of extra) await this.changeFile(path, null);
    await this.requests.restore();
  }

  /** Writes a file on disk, or deletes it if the text is null, and notifies the server. */
  private async changeFile(path: string, text: string | null): Promise<void> {
    if (text === null) rmSync(join(this.root, path), { force: true });
    else put(join(this.root, path), text);
    await this.requests.notifyOfFile(path, text === null ? 'gone' : 'written');
  }
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function compare(measurements: readonly ResourceUsage[]): void {
  const count = Math.ceil(Math.min(SAMPLES, measurements.length / 2));
  const [first, last] = [measurements.slice(0, count), measurements.slice(-count)];
  for (const what of ['rss', 'code'] as const) {
    const [warm, end] = [first, last].map((some) => median(some, (usage) => usage[what])) as [
      ResourceUsage,
      ResourceUsage,
    ];
    if (end[what] > warm[what] * ALLOWED[what])
      throw new FuzzFailure(`${what} has grown from ${describe(warm)}\nto ${describe(end)}`);
  }
  const [warm, end] = [measurements[0]!, measurements.at(-1)!];
  if (end.handles !== warm.handles) throw new FuzzFailure(`handles: ${warm.handles} became ${end.handles}`);
  const [before, after] = [warm.resources.join(' '), end.resources.join(' ')];
  if (before !== after) throw new FuzzFailure(`what keeps the process busy was\n${before}\nand is\n${after}`);
}

/** The median by some measure. */
function median<T>(some: readonly T[], of: (each: T) => number): T {
  return some.toSorted((a, b) => of(a) - of(b))[some.length >> 1]!;
}

function describe({ heap, code, rss, handles, resources }: ResourceUsage): string {
  return `${megabytes(heap)} in use, ${megabytes(code)} of code, ${megabytes(rss)} of the machine’s, ${handles ?? '?'} handles, ${resources.length} resources`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
