import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../../server/src/cli/run.js';

/** What a call of the command line came to. */
export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A folder on disk to call commands in. */
export class Folder {
  readonly path = mkdtempSync(join(tmpdir(), 'tokenwright-cli-'));

  /** @param files what it holds, by paths in it */
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

  /** Calls `tokenwright` in the folder, or in one below, with some text on standard input. */
  async call(args: readonly string[], input = '', below = ''): Promise<Called> {
    const written = { out: '', err: '' };
    const code = await run(
      args,
      {
        folder: join(this.path, below)
          .replaceAll('\\', '/')
          .replace(/^[A-Z]:/, (drive) => drive.toLowerCase()),
        width: 100,
        color: false,
        watched: false,
        out: (text) => {
          written.out += text;
        },
        err: (text) => {
          written.err += text;
        },
        input: async () => new TextEncoder().encode(input),
      },
      () => '1.2.3',
    );
    return { code, ...written };
  }

  /** Calls `tokenwright` for a result in JSON. */
  async json(args: readonly string[], input?: string) {
    return JSON.parse((await this.call(args, input)).out);
  }
}
