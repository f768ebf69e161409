import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundled } from '../lsp/support/bundle.js';
import { Folder } from '../unit/cli/call.js';
import { callProgram } from './program.js';

/** The number of kills; set `KILLS=100` for more. */
const KILLS = Number(process.env.KILLS ?? 25);
const FILES = 40;

/** Pseudo-random numbers from 0 up to 1 (mulberry32), the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A set of many files with something to fix; a few are long, so that writing them takes longer. */
function oldFiles(): Map<string, Buffer> {
  const comment = `# ${'a long remark of the designer '.repeat(8)}\n`;
  return new Map(
    Array.from({ length: FILES }, (_, at) => {
      const cards = `Slip ${at} {R}\nSorcery\nCreate a 1/1 red Goblin creature Token.\n\nGrave ${at} {R}\nSorcery\nCreate a Food.\n`;
      return [`f${at}.cards`, Buffer.from(cards + (at % 20 === 7 ? comment.repeat(400) : ''))];
    }),
  );
}

const old = oldFiles();
const folder = new Folder();
afterAll(() => folder.remove());

function put(files: ReadonlyMap<string, Buffer>): void {
  for (const [name, content] of files) writeFileSync(join(folder.path, name), content);
}

function leftovers(): string[] {
  return readdirSync(folder.path).filter((name) => !old.has(name));
}

/**
 * Starts fixing the set, and kills the process at some moment.
 * @param moment after this number of file system events in the folder, or after this many milliseconds
 */
async function killedAt(program: string, moment: { readonly events: number } | { readonly after: number }) {
  const child = spawn(process.execPath, [program, 'lint', '--fix'], { cwd: folder.path, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal === 'SIGKILL')));
  const kill = () => child.kill('SIGKILL');
  if ('after' in moment) {
    const timer = setTimeout(kill, moment.after);
    const wasKilled = await ended;
    clearTimeout(timer);
    return wasKilled;
  }
  let seen = 0;
  const watcher = watch(folder.path, () => {
    if (++seen === moment.events) kill();
  });
  const wasKilled = await ended;
  watcher.close();
  return wasKilled;
}

describe('tokenwright lint --fix, when killed', () => {
  it(`${KILLS} times, leaves every file either old or new, and can be repeated`, { timeout: 600_000 }, async () => {
    const program = await bundled('cli');
    put(old);
    const started = performance.now();
    expect((await callProgram(folder.path, ['lint', '--fix'])).code).toBe(0);
    const whole = performance.now() - started;
    const now = new Map([...old.keys()].map((name) => [name, readFileSync(join(folder.path, name))]));
    for (const [name, content] of old) expect(now.get(name)?.equals(content)).toBe(false);

    const next = random(20_260_925);
    const count = { killed: 0, mixed: 0, leftover: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      // Half of the runs continue with what the previous kill has left.
      if (next() < 0.5 || [...now].every(([name, content]) => isIn(name, content))) put(old);
      const moment = next() < 0.2 ? { after: next() * whole } : { events: 1 + Math.floor(next() * FILES * 4) };
      if (await killedAt(program, moment)) count.killed++;
      const isNew = [...old].map(([name, content]) => {
        expect(existsSync(join(folder.path, name)), `${name} is lost`).toBe(true);
        const is = readFileSync(join(folder.path, name));
        expect(is.equals(content) || is.equals(now.get(name)!), `${name} is neither old nor new`).toBe(true);
        return !is.equals(content);
      });
      if (isNew.includes(true) && isNew.includes(false)) count.mixed++;
      const left = leftovers();
      for (const name of left) expect(name).toMatch(/^\.tokenwright-\d+-[0-9a-f]{12}\.tmp$/);
      if (left.length > 0 && count.leftover++ === 0) {
        expect((await folder.json(['lint', '--format=json'])).files).toHaveLength(FILES);
      }
    }
    expect((await callProgram(folder.path, ['lint', '--fix'])).code).toBe(0);
    for (const [name, content] of now) expect(isIn(name, content), name).toBe(true);
    expect(leftovers()).toEqual([]);
    console.log(
      `${count.killed} of ${KILLS} runs were killed before their end: ` +
        `${count.mixed} left some files new and others old, ${count.leftover} a temporary file.`,
    );
    expect(count.mixed).toBeGreaterThan(KILLS / 5);
    expect(count.leftover).toBeGreaterThan(KILLS / 30);
  });
});

function isIn(name: string, content: Buffer): boolean {
  return readFileSync(join(folder.path, name)).equals(content);
}
