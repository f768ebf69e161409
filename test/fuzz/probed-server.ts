import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createProtocolConnection, type ProtocolConnection } from 'vscode-languageserver/node';
import { serverFlags } from '../support/server-flags.mjs';
import { FuzzFailure } from './fuzz-failure.js';
import { ownBytes } from './heap-snapshot.js';

/** The resources a server uses: memory in bytes, and open handles. */
export interface ResourceUsage {
  /** The engine's heap, without compiled code. */
  readonly heap: number;
  /** The code the engine has compiled so far. */
  readonly code: number;
  readonly rss: number;
  /** Pipes, watchers and the like, by Node's names. Timers are left out, as they come and go. */
  readonly resources: readonly string[];
  /** Open files, sockets and watchers as counted by Linux; null on other systems. */
  readonly handles: number | null;
}

/** A server in a separate process, over stdio, that reports the resources it uses. */
export class ProbedServer {
  readonly connection: ProtocolConnection;
  /** Rejects if the server ends by itself. */
  readonly ended: Promise<never>;
  private readonly process: ChildProcess;

  /** @param root a folder for its exclusive use */
  constructor(private readonly root: string) {
    const probe = join(process.cwd(), 'test/fuzz/probe.cjs');
    this.process = spawn(
      process.execPath,
      [...serverFlags, '--expose-gc', '--require', probe, 'server/dist/server.js', '--stdio'],
      { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] },
    );
    this.connection = createProtocolConnection(this.process.stdout!, this.process.stdin!);
    this.ended = once(this.process, 'exit').then(([code]) => {
      throw new FuzzFailure(`the server ended with ${code}`);
    });
    this.ended.catch(() => {});
  }

  async usage(): Promise<ResourceUsage> {
    const usage = (await this.request({})) as Omit<ResourceUsage, 'handles'>;
    return {
      ...usage,
      resources: usage.resources.filter((each) => each !== 'Timeout' && each !== 'Immediate'),
      handles: process.platform === 'linux' ? readdirSync(`/proc/${this.process.pid}/fd`).length : null,
    };
  }

  /** The bytes of its heap in the server's own objects. Measuring makes the process larger. */
  async ownBytes(): Promise<number> {
    const path = join(this.root, 'server.heapsnapshot');
    await this.request({ path });
    try {
      return ownBytes(readFileSync(path, 'utf8'));
    } finally {
      rmSync(path);
    }
  }

  end(): void {
    this.connection.dispose();
    this.process.kill('SIGKILL');
  }

  private async request(question: { path?: string }): Promise<unknown> {
    const answer = once(this.process, 'message');
    this.process.send(question);
    const [message] = await answer;
    return message;
  }
}
