import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Complaint } from './complaint.js';
import { Dice } from './dice.js';
import { files, settings } from './material.js';
import { type Held, ProbedServer } from './probed-server.js';
import { Requests } from './requests.js';

/** How long a soak is, by whichever of the two comes first. */
export interface Length {
  readonly seconds: number;
  /** Messages that are sent. */
  readonly messages: number;
}

/** What a server held while it was at work. */
interface Life {
  readonly sent: number;
  /** From when it was warm. */
  readonly looks: readonly Held[];
  /** How many bytes it kept itself in the end. */
  readonly kept: number;
}

/**
 * How much more than a warm server an old one may hold. What the server keeps itself does not grow, and neither does its
 * process. The engine goes on compiling for a long time what is done seldom, but each function three times at most (as
 * bytecode, quickly, and well), so that this ends by itself: after a quarter of an hour there is a quarter more of it than
 * after a minute.
 */
const ALLOWED = { kept: 1.1, rss: 1.1, code: 1.5 };

/** A server is warm after this many seconds, or a third of a shorter soak. */
const WARM = 60;

/**
 * How many looks are compared: what is just remembered makes one differ from the next by a tenth, so it is the middle one of
 * so many at the beginning and at the end that has to be the same.
 */
const LOOKS = 10;

/** The same for what a server keeps, which takes longer to find out. */
const WEIGHINGS = 3;

/** Files that come and go on disk. */
const extra = Array.from({ length: 20 }, (_, at) => `/set/more/${at}.cards`);

/** How many messages are sent before the server's memory is looked at, and between two looks. */
const STRETCH = 500;

/**
 * Keeps one server process at work over stdio, and complains where it holds more in the end than when it was warm, or keeps
 * more than another that did the same only until it was warm, with the same texts open.
 * @param tell is told what the server holds, now and then
 * @returns how many messages were sent
 */
export async function soak(seed: number, length: Length, tell: (line: string) => void): Promise<number> {
  const warm = await live(seed, { seconds: Math.min(WARM, length.seconds / 3), messages: length.messages / 3 }, tell);
  const old = await live(seed, length, tell);
  compare(old.looks);
  if (old.kept > warm.kept * ALLOWED.kept)
    throw new Complaint(`a warm server keeps ${megabytes(warm.kept)} of its own, an old one ${megabytes(old.kept)}`);
  return old.sent;
}

/** The life of one server, from its start to its end. */
async function live(seed: number, length: Length, tell: (line: string) => void): Promise<Life> {
  const root = mkdtempSync(join(tmpdir(), 'tokenwright-soak-'));
  for (const [path, text] of Object.entries({ ...files, '/set/tokenwright.json': settings }))
    put(join(root, path), text);
  const server = new ProbedServer(root);
  const user = new User(new Requests(server.connection, root), root, new Dice(seed));
  try {
    return await Promise.race([server.ended, keepBusy(user, server, length, tell)]);
  } finally {
    server.end();
    rmSync(root, { recursive: true, force: true });
  }
}

async function keepBusy(user: User, server: ProbedServer, length: Length, tell: (line: string) => void): Promise<Life> {
  const start = performance.now();
  const passed = () => (performance.now() - start) / 1000;
  const share = () => Math.max(passed() / length.seconds, user.sent / length.messages);
  const looks: Held[] = [];
  for (let told = 0; share() < 1; ) {
    await user.work();
    const held = await server.held();
    if (passed() > WARM || share() > 1 / 3) looks.push(held);
    if (share() < 1 && passed() - told < 30) continue;
    told = passed();
    tell(`${told.toFixed(0)} s, ${user.sent} messages: ${said(held)}`);
  }
  const { sent } = user;
  const kept: number[] = [];
  for (let left = WEIGHINGS; left > 0; left--) {
    await user.work();
    kept.push(await server.kept());
  }
  const life = { sent, looks, kept: middle(kept, (bytes) => bytes) };
  tell(`${megabytes(life.kept)} of its own`);
  return life;
}

/** Who uses a server, and leaves it each time with the same texts open. */
class User {
  /** How many messages were sent. */
  sent = 0;

  constructor(
    private readonly requests: Requests,
    private readonly root: string,
    private readonly dice: Dice,
  ) {}

  async work(): Promise<void> {
    for (let left = STRETCH; left > 0; left--, this.sent++) {
      await this.requests.act(this.dice);
      if (this.dice.once(50)) {
        const text = this.dice.once(2) ? null : this.dice.of(Object.values(files));
        await this.comeOrGo(this.dice.of(extra), text);
      }
    }
    for (const path of extra) await this.comeOrGo(path, null);
    await this.requests.calm();
  }

  /** A file comes or changes on disk, or goes where there is no text for it, and the server is told. */
  private async comeOrGo(path: string, text: string | null): Promise<void> {
    if (text === null) rmSync(join(this.root, path), { force: true });
    else put(join(this.root, path), text);
    await this.requests.tellOfFile(path, text === null ? 'gone' : 'written');
  }
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function compare(looks: readonly Held[]): void {
  const count = Math.ceil(Math.min(LOOKS, looks.length / 2));
  const [first, last] = [looks.slice(0, count), looks.slice(-count)];
  for (const what of ['rss', 'code'] as const) {
    const [warm, end] = [first, last].map((some) => middle(some, (held) => held[what])) as [Held, Held];
    if (end[what] > warm[what] * ALLOWED[what])
      throw new Complaint(`${what} has grown from ${said(warm)}\nto ${said(end)}`);
  }
  const [warm, end] = [looks[0]!, looks.at(-1)!];
  if (end.handles !== warm.handles) throw new Complaint(`handles: ${warm.handles} became ${end.handles}`);
  const [before, after] = [warm.resources.join(' '), end.resources.join(' ')];
  if (before !== after) throw new Complaint(`what keeps the process busy was\n${before}\nand is\n${after}`);
}

/** The one of which as many others have more of something as have less. */
function middle<T>(some: readonly T[], of: (each: T) => number): T {
  return some.toSorted((a, b) => of(a) - of(b))[some.length >> 1]!;
}

function said({ heap, code, rss, handles, resources }: Held): string {
  return `${megabytes(heap)} in use, ${megabytes(code)} of code, ${megabytes(rss)} of the machine’s, ${handles ?? '?'} handles, ${resources.length} resources`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
