import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { MemoryFileSystem } from './memory-file-system.js';
import { definition, maker, openWorkspace } from './open-workspace.js';

/** A file system that answers only when it is allowed to, with the content at the time of the request. */
class SlowFileSystem extends MemoryFileSystem {
  private readonly pending: (() => void)[] = [];
  /** Called before each answer, to simulate changes by other programs. */
  meanwhile: (what: 'read' | 'list', path: string) => void = () => {};

  override async read(path: string): Promise<Uint8Array> {
    const bytes = await super.read(path).catch((error: Error) => error);
    await new Promise<void>((resolve) => this.pending.push(resolve));
    this.meanwhile('read', path);
    if (bytes instanceof Error) throw bytes;
    return bytes;
  }

  override async list(folder: string) {
    const entries = await super.list(folder);
    await new Promise<void>((resolve) => this.pending.push(resolve));
    this.meanwhile('list', folder);
    return entries;
  }

  /** Answers requests one after the other until a promise is settled. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let isDone = false;
    const done = promise.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      this.pending.shift()?.();
      await turn();
    }
    return done;
  }
}

const files = {
  '/set/a.cards': maker('Quince'),
  '/set/b.cards': maker('Tresure', 'Harbor Clerk'),
  '/set/own.tokens': definition('Quince'),
};

function open(more: Record<string, string> = {}) {
  const fs = new SlowFileSystem({ ...files, ...more });
  return { ...openWorkspace({}, { fs }), fs };
}

describe('a set on a slow disk', () => {
  it('is read once for concurrent queries', async () => {
    const { workspace, fs, rules } = open();
    const all = Promise.all(['/set/a.cards', '/set/b.cards', '/set/a.cards'].map(rules));
    expect(await fs.until(all)).toEqual([[], ['unknown-predefined-token'], []]);
    expect(fs.reads.filter((path) => path === '/set/a.cards')).toHaveLength(1);
    expect(workspace.unreadable()).toEqual([]);
  });

  it('applies text that is typed while it is read', async () => {
    const { fs, rules, type } = open();
    const first = rules('/set/a.cards');
    for (let i = 0; i < 3; i++) await turn();
    type('/set/a.cards', maker('Qince'));
    await fs.until(first);
    expect(await fs.until(rules('/set/a.cards'))).toEqual(['unknown-predefined-token']);
    type('/set/a.cards', maker('Quince'));
    expect(await fs.until(rules('/set/a.cards'))).toEqual([]);
  });

  it('notices that a file is replaced while it is read', async () => {
    const { workspace, fs, rules } = open();
    fs.meanwhile = (what, path) => {
      if (what !== 'read' || path !== '/set/b.cards') return;
      fs.meanwhile = () => {};
      fs.write(path, maker('Treasure', 'Harbor Clerk'));
      workspace.filesChanged([{ path, kind: 'changed' }]);
    };
    await fs.until(rules('/set/b.cards'));
    expect(await fs.until(rules('/set/b.cards'))).toEqual([]);
  });

  it('ignores files that are deleted between listing the folder and reading them', async () => {
    const { workspace, fs, rules } = open({ '/set/c.cards': maker('Quince', 'Third') });
    fs.meanwhile = (what) => {
      if (what === 'list') fs.remove('/set/b.cards');
    };
    expect(await fs.until(rules('/set/a.cards'))).toEqual([]);
    expect(await fs.until(rules('/set/b.cards'))).toBeUndefined();
    expect(await fs.until(workspace.paths())).toEqual(['/set/a.cards', '/set/c.cards', '/set/own.tokens']);
    expect(workspace.unreadable()).toEqual([]);
  });

  it('reports a file that exists but cannot be read', async () => {
    const { workspace, fs, rules } = open();
    fs.break('/set/b.cards', 'the disk reported an error');
    expect(await fs.until(rules('/set/a.cards'))).toEqual([]);
    expect(workspace.unreadable()).toEqual([{ path: '/set/b.cards', reason: 'the disk reported an error' }]);
  });
});
