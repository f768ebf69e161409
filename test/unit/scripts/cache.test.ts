import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached } from '../../../scripts/lib/cache.mjs';

describe('the cache of large tools', () => {
  const fill = vi.fn(async (partial: string) => writeFileSync(join(partial, 'tool'), ''));
  let folder = '';
  beforeEach(() => {
    fill.mockClear();
    folder = mkdtempSync(join(tmpdir(), 'tokenwright-cache-'));
    vi.stubEnv('TOKENWRIGHT_CACHE', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  it('does the work once for simultaneous requests', async () => {
    const folders = await Promise.all([cached('tool-1', fill), cached('tool-1', fill), cached('tool-1', fill)]);
    expect(new Set(folders)).toEqual(new Set([join(folder, 'tool-1')]));
    expect(fill).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual(['tool-1']);
  });

  it('cleans up after a failed attempt, and starts again', async () => {
    const failing = cached('tool-1', async (partial) => {
      writeFileSync(join(partial, 'half'), '');
      throw new Error('no network');
    });
    await expect(failing).rejects.toThrow('no network');
    expect(readdirSync(folder)).toEqual([]);
    expect(readdirSync(await cached('tool-1', fill))).toEqual(['tool']);
  });

  it('takes over the lock of a process that has ended', async () => {
    writeFileSync(join(folder, 'tool-1.lock'), '999999999');
    expect(existsSync(join(await cached('tool-1', fill), 'tool'))).toBe(true);
  });
});
