import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers } from '../layers.js';

const architecture = readFileSync('docs/architecture.md', 'utf8');
const incremental = readFileSync('docs/incremental.md', 'utf8');

describe('docs/architecture.md', () => {
  it('names every top-level folder', () => {
    const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
    const folders = new Set(tracked.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!));
    const missing = [...folders].filter((folder) => !folder.startsWith('.') && !architecture.includes(`\`${folder}/`));
    expect(missing).toEqual([]);
  });

  it('names every layer, and every folder of tests', () => {
    const tests = readdirSync('test', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const names = [
      ...Object.keys(layers).map((layer) => (existsSync(`server/src/${layer}`) ? `${layer}/` : `${layer}.ts`)),
      ...tests.map(({ name }) => `test/${name}/`),
    ];
    expect(names.filter((name) => !architecture.includes(`\`${name}\``))).toEqual([]);
  });

  it('names tests and sources that exist', () => {
    const paths = [...architecture.matchAll(/`((?:test|server|client|docs)\/[\w./-]*)`/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('docs/incremental.md', () => {
  const caching = /new (?:WeakMap|LatestMemo|TwoGenerationCache|CardCache)\b|\bmemoize(?:ByName)?[<(]/;

  it('describes every cache of the server', () => {
    const files = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.ts') && !path.startsWith('util/'));
    const withCaches = files.filter((path) => caching.test(readFileSync(join('server/src', path), 'utf8')));
    expect(withCaches.length).toBeGreaterThan(20);
    expect(withCaches.filter((path) => !incremental.includes(`\`${path}\``))).toEqual([]);
  });

  it('names files that exist', () => {
    const paths = [...incremental.matchAll(/`((?:[\w-]+\/)+[\w.-]+\.ts)`/g)].map(([, path]) => path!);
    const missing = paths.filter((path) => !existsSync(path) && !existsSync(join('server/src', path)));
    expect(missing).toEqual([]);
  });
});
