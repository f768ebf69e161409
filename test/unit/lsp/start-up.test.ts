import { describe, expect, it, vi } from 'vitest';
import { StartUp } from '../../../server/src/lsp/connection/start-up.js';
import type { FileSystem } from '../../../server/src/workspace/file-system.js';

describe('the start of the server', () => {
  it('ends once, with the first diagnostics', () => {
    const onEnd = vi.fn();
    const startUp = new StartUp(onEnd);
    expect(onEnd).not.toHaveBeenCalled();
    startUp.end();
    startUp.end();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('goes on while a set with a few hundred cards is opened', () => {
    const onEnd = vi.fn();
    const startUp = new StartUp(onEnd);
    for (let file = 0; file < 10; file++) startUp.add(4_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('ends early if a long text is opened', () => {
    const onEnd = vi.fn();
    new StartUp(onEnd).add(3_000_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('ends early if many files are read', async () => {
    const onEnd = vi.fn();
    const files = new StartUp(onEnd).counting(filesOf(30_000));
    expect(await files.read('/set/red.cards')).toHaveLength(30_000);
    expect(onEnd).not.toHaveBeenCalled();
    await files.read('/set/blue.cards');
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

/** @param size of each file in bytes */
function filesOf(size: number): FileSystem {
  return {
    read: async () => new Uint8Array(size),
    head: async (_, length) => new Uint8Array(Math.min(length, size)),
    list: async () => [],
    kind: async () => 'file',
  };
}
