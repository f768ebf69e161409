import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createProtocolConnection } from 'vscode-languageserver/node';
import { Complaint } from './complaint.js';
import { Dice } from './dice.js';
import { files, settings } from './material.js';
import { Requests } from './requests.js';

/** What a server holds: memory in bytes, and what keeps its process busy. */
interface Held {
  /** The engine’s heap, but for the code in it. */
  readonly heap: number;
  /** What the engine has made of the server’s code so far. */
  readonly code: number;
  readonly rss: number;
  /** Pipes, watchers and the like, by Node's names for them. Timers come and go with what is just being done. */
  readonly resources: readonly string[];
  /** Open files, sockets and watchers as Linux counts them; null elsewhere. */
  readonly handles: number | null;
}

/** How long a soak is, by whichever of the two comes first. */
export interface Length {
  readonly seconds: number;
  /** Messages that are sent. */
  readonly messages: number;
}

/**
 * How much more than after its warming-up a server may hold at the end. The engine goes on compiling for a long time what is
 * done seldom, but each function three times at most (as bytecode, quickly, and well), so that this ends by itself: after a
 * quarter of an hour there is a quarter more of it than after a minute.
 */
const ALLOWED = { heap: 1.1, rss: 1.1, code: 1.5 };

/** A server is warm after this many seconds, or a third of a shorter soak. */
const WARM = 60;

/**
 * How many looks are compared: what is just remembered makes one differ from the next by a tenth, so it is the middle one of
 * so many at the beginning and at the end that has to be the same.
 */
const LOOKS = 10;

/** Files that come and go on disk. */
const extra = Array.from({ length: 20 }, (_, at) => `/set/more/${at}.cards`);

/** How many messages are sent before the server's memory is looked at, and between two looks. */
const STRETCH = 500;

/**
 * Keeps one server process at work over stdio, and complains where it holds more in the end than when it was warm, with
 * the same texts open.
 * @param tell is told what the server holds, now and then
 * @returns how many messages were sent
 */
export async function soak(seed: number, length: Length, tell: (line: string) => void): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'tokenwright-soak-'));
  for (const [path, text] of Object.entries({ ...files, '/set/tokenwright.json': settings }))
    put(join(root, path), text);
  const server = spawn(
    process.execPath,
    ['--expose-gc', '--require', join(process.cwd(), 'test/fuzz/probe.cjs'), 'server/dist/server.js', '--stdio'],
    { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] },
  );
  const connection = createProtocolConnection(server.stdout!, server.stdin!);
  const ended = once(server, 'exit').then(([code]) => {
    throw new Complaint(`the server ended with ${code}`);
  });
  try {
    return await Promise.race([
      ended,
      keepBusy(new Requests(connection, root), server, root, new Dice(seed), length, tell),
    ]);
  } finally {
    ended.catch(() => {});
    connection.dispose();
    server.kill('SIGKILL');
    rmSync(root, { recursive: true, force: true });
  }
}

async function keepBusy(
  requests: Requests,
  server: ChildProcess,
  root: string,
  dice: Dice,
  length: Length,
  tell: (line: string) => void,
): Promise<number> {
  const start = performance.now();
  const share = (sent: number) => Math.max((performance.now() - start) / 1000 / length.seconds, sent / length.messages);
  const looks: Held[] = [];
  let sent = 0;
  for (let told = 0; ; ) {
    for (let left = STRETCH; left > 0; left--, sent++) {
      await requests.act(dice);
      if (dice.once(50)) {
        const text = dice.once(2) ? null : dice.of(Object.values(files));
        await comeOrGo(root, requests, dice.of(extra), text);
      }
    }
    for (const path of extra) await comeOrGo(root, requests, path, null);
    await requests.calm();
    const held = await heldBy(server);
    const seconds = (performance.now() - start) / 1000;
    if (seconds > WARM || share(sent) > 1 / 3) looks.push(held);
    const isOver = share(sent) >= 1;
    if (isOver || seconds - told > 30) {
      tell(`${seconds.toFixed(0)} s, ${sent} messages: ${said(held)}`);
      told = seconds;
    }
    if (!isOver) continue;
    compare(looks);
    return sent;
  }
}

/** A file comes or changes on disk, or goes where there is no text for it, and the server is told. */
async function comeOrGo(root: string, requests: Requests, path: string, text: string | null): Promise<void> {
  if (text === null) rmSync(join(root, path), { force: true });
  else put(join(root, path), text);
  await requests.tellOfFile(path, text === null ? 'gone' : 'written');
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function heldBy(server: ChildProcess): Promise<Held> {
  const answer = once(server, 'message');
  server.send('what do you hold?');
  const [held] = (await answer) as [Omit<Held, 'handles'>];
  const resources = held.resources.filter((each) => each !== 'Timeout' && each !== 'Immediate');
  return {
    ...held,
    resources,
    handles: process.platform === 'linux' ? readdirSync(`/proc/${server.pid}/fd`).length : null,
  };
}

function compare(looks: readonly Held[]): void {
  const count = Math.ceil(Math.min(LOOKS, looks.length / 2));
  const [first, last] = [looks.slice(0, count), looks.slice(-count)];
  for (const what of ['heap', 'rss', 'code'] as const) {
    const [warm, end] = [middle(first, what), middle(last, what)];
    if (end[what] > warm[what] * ALLOWED[what])
      throw new Complaint(`${what} has grown from ${said(warm)}\nto ${said(end)}`);
  }
  const [warm, end] = [looks[0]!, looks.at(-1)!];
  if (end.handles !== warm.handles) throw new Complaint(`handles: ${warm.handles} became ${end.handles}`);
  const [before, after] = [warm.resources.join(' '), end.resources.join(' ')];
  if (before !== after) throw new Complaint(`what keeps the process busy was\n${before}\nand is\n${after}`);
}

/** The look at which as many others held more of something as held less. */
function middle(looks: readonly Held[], what: 'heap' | 'rss' | 'code'): Held {
  return looks.toSorted((a, b) => a[what] - b[what])[looks.length >> 1]!;
}

function said({ heap, code, rss, handles, resources }: Held): string {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  return `${megabytes(heap)} in use, ${megabytes(code)} of code, ${megabytes(rss)} of the machine’s, ${handles ?? '?'} handles, ${resources.length} resources`;
}
