import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../../server/src/cli/run.js';
import type { Terminal } from '../../../server/src/cli/terminal/terminal.js';

/** The result of a command line call. */
export interface CallResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder on disk to call commands in. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'tokenwright-cli-'));

  /** @param files its files, by relative path */
  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  write(path: string, content: string | Uint8Array): void {
    mkdirSync(dirname(join(this.path, path)), { recursive: true });
    writeFileSync(join(this.path, path), content);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** The content of a file. */
  read(path: string): string {
    return readFileSync(join(this.path, path), 'utf8');
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.path, path));
  }

  /** The permissions of a file. */
  mode(path: string): number {
    return statSync(join(this.path, path)).mode & 0o777;
  }

  /** Calls `tokenwright` in the folder, or in a subfolder, with text or bytes as standard input. */
  async call(args: readonly string[], input: string | Uint8Array = '', below = ''): Promise<CallResult> {
    const { terminal, written } = this.terminal(input, below);
    const code = await run(args, terminal, () => '1.2.3');
    return { code, ...written };
  }

  /** A terminal in the folder, or in a subfolder, with everything written to it. */
  terminal(input: string | Uint8Array = '', below = ''): { terminal: Terminal; written: Omit<CallResult, 'code'> } {
    const written = { out: '', err: '' };
    const terminal = {
      folder: asPath(join(this.path, below)),
      repository: asPath(this.path),
      width: 100,
      color: false,
      shown: false,
      showsProgress: false,
      out: (result: string | Uint8Array) => {
        written.out += typeof result === 'string' ? result : Buffer.from(result).toString('latin1');
      },
      err: (text: string) => {
        written.err += text;
      },
      input: async () => (typeof input === 'string' ? new TextEncoder().encode(input) : input),
    };
    return { terminal, written };
  }

  /** Calls `tokenwright` and parses its JSON output. */
  async json(args: readonly string[], input?: string) {
    return JSON.parse((await this.call(args, input)).out);
  }
}

/** Converts a path of the system to a workspace path. */
function asPath(path: string): string {
  return path.replaceAll('\\', '/').replace(/^[A-Z]:/, (drive) => drive.toLowerCase());
}
