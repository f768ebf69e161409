import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createProtocolConnection, type ProtocolConnection } from 'vscode-languageserver/node';
import { serverFlags } from '../support/server-flags.mjs';
import { Complaint } from './complaint.js';
import { keptBytes } from './heap-snapshot.js';

/** What a server holds: memory in bytes, and what keeps its process busy. */
export interface Held {
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

/** A server as a process of its own, over stdio, which can be asked what it holds. */
export class ProbedServer {
  readonly connection: ProtocolConnection;
  /** Rejects when the server ends by itself. */
  readonly ended: Promise<never>;
  private readonly process: ChildProcess;

  /** @param root a folder that is its own */
  constructor(private readonly root: string) {
    const probe = join(process.cwd(), 'test/fuzz/probe.cjs');
    this.process = spawn(
      process.execPath,
      [...serverFlags, '--expose-gc', '--require', probe, 'server/dist/server.js', '--stdio'],
      { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] },
    );
    this.connection = createProtocolConnection(this.process.stdout!, this.process.stdin!);
    this.ended = once(this.process, 'exit').then(([code]) => {
      throw new Complaint(`the server ended with ${code}`);
    });
    this.ended.catch(() => {});
  }

  async held(): Promise<Held> {
    const held = (await this.answer({})) as Omit<Held, 'handles'>;
    return {
      ...held,
      resources: held.resources.filter((each) => each !== 'Timeout' && each !== 'Immediate'),
      handles: process.platform === 'linux' ? readdirSync(`/proc/${this.process.pid}/fd`).length : null,
    };
  }

  /** How many bytes of its heap the server keeps itself. Its process is larger for having been asked. */
  async kept(): Promise<number> {
    const path = join(this.root, 'server.heapsnapshot');
    await this.answer({ path });
    try {
      return keptBytes(readFileSync(path, 'utf8'));
    } finally {
      rmSync(path);
    }
  }

  end(): void {
    this.connection.dispose();
    this.process.kill('SIGKILL');
  }

  private async answer(question: { path?: string }): Promise<unknown> {
    const answer = once(this.process, 'message');
    this.process.send(question);
    const [message] = await answer;
    return message;
  }
}
