import type { FileSystem } from '../../workspace/file-system.js';

/** How much text is checked in less time than the server takes to start, in bytes or UTF-16 units. */
const SMALL = 50_000;

/**
 * The start of the server. It ends with the first diagnostics, or as soon as there is so much text that checking it takes
 * longer than starting.
 */
export class StartUp {
  private text = 0;

  /** @param onEnd called once, when it ends */
  constructor(private onEnd: (() => void) | null) {}

  /** Files whose text counts. */
  counting(files: FileSystem): FileSystem {
    return {
      ...files,
      read: async (path) => {
        const bytes = await files.read(path);
        this.add(bytes.length);
        return bytes;
      },
      head: (path, length) => files.head(path, length),
      list: (folder) => files.list(folder),
      kind: (path) => files.kind(path),
    };
  }

  /** Adds the length of a text that is to be checked. */
  add(length: number): void {
    this.text += length;
    if (this.text > SMALL) this.end();
  }

  end(): void {
    this.onEnd?.();
    this.onEnd = null;
  }
}
