import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenImports, importCycles, imports, layers } from './layers.js';

/** The TypeScript files under a folder, as paths with slashes. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .map((path) => join(folder, path).split(sep).join('/'));
}

const paths = [...sources('server/src'), ...sources('client/src')];
const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));

describe('layers', () => {
  it('has no import that goes upwards', () => {
    expect(files.size).toBeGreaterThan(20);
    const found = [...files].flatMap(([file, source]) => forbiddenImports(file, source));
    expect(found.map(({ file, imported, why }) => `${file} imports ${imported}: ${why}`)).toEqual([]);
  });

  it('lists every folder, and no other', () => {
    const names = readdirSync('server/src').filter((name) => !name.endsWith('.d.ts'));
    expect(Object.keys(layers).sort()).toEqual(names.map((name) => name.replace('.ts', '')).sort());
  });

  it('has no import cycle', () => {
    expect(importCycles(files).map((cycle) => cycle.join(' → '))).toEqual([]);
  });

  it('reports an import cycle', () => {
    const three = new Map([
      ['server/src/text/a.ts', `import { b } from './b.js';\nimport { c } from './c.js';`],
      ['server/src/text/b.ts', `import type { C } from './c.js';`],
      ['server/src/text/c.ts', `import { b } from './b.js';`],
    ]);
    expect(importCycles(three)).toEqual([['server/src/text/b.ts', 'server/src/text/c.ts']]);
  });

  it.each([
    ['server/src/text/a.ts', `import { b } from '../language/b.js';`],
    ['server/src/rulebook/a.ts', `import { b } from '../formats/b.js';`],
    ['server/src/formats/plain/a.ts', `import type { B } from '../../edition/b.js';`],
    ['server/src/lint/rules/a.ts', `export * from '../../render/b.js';`],
    ['server/src/lint/a.ts', `import { type B,\n  c } from '../features/b.js';`],
    ['server/src/workspace/a.ts', `import type { B } from '../features/b.js';`],
    ['server/src/export/a.ts', `import { b } from '../workspace/b.js';`],
    ['server/src/util/a.ts', `import { b } from '../text/b.js';`],
    ['server/src/service.ts', `import { b } from './disk/b.js';`],
    ['server/src/index.ts', `import { b } from './lsp/b.js';`],
    ['server/src/workspace/a.ts', `import { readFile } from 'node:fs/promises';`],
    ['server/src/features/a.ts', `import { createConnection } from 'vscode-languageserver/node';`],
    ['server/src/lsp/a.ts', `import { Hover } from 'vscode-languageserver/node';`],
    ['server/src/lsp/a.ts', `import { join } from 'node:path';`],
    ['server/src/lsp/a.ts', `import { nodeFileSystem } from '../disk/file-system.js';`],
    ['server/src/lsp/node-main.ts', `import { writeTable } from '../cli/table.js';`],
    ['server/src/cli/a.ts', `import { onHover } from '../lsp/hover.js';`],
    ['server/src/disk/a.ts', `import { run } from '../cli/run.js';`],
    ['server/src/features/a.ts', `const late = await import('../lsp/main.js');`],
    ['server/src/edition/a.ts', `import text from '../../rulebooks/some.txt';`],
    ['server/src/attic/a.ts', `import { b } from '../text/b.js';`],
    ['client/src/a.ts', `import { b } from '../../server/src/text/b.js';`],
  ])('reports a forbidden import: in %s, %s', (file, source) => {
    expect(forbiddenImports(file, source)).toMatchObject([{ file, imported: imports(source)[0] }]);
  });

  it.each([
    ['server/src/lint/rules/a.ts', `import { b } from '../rule.js';\nimport { c } from '../../text/span.js';`],
    ['server/src/rulebook/a.ts', `import text from '../../rulebooks/some.txt';`],
    ['server/src/workspace/a.ts', `import { parse } from 'jsonc-parser';`],
    ['server/src/features/a.ts', `import type { Hover } from 'vscode-languageserver-types';`],
    ['server/src/cli/a.ts', `import { readFile } from 'node:fs/promises';\nimport { b } from '../workspace/b.js';`],
    ['server/src/lsp/node-main.ts', `import { createConnection } from 'vscode-languageserver/node';`],
    ['server/src/lsp/node-main.ts', `import { nodeFileSystem } from '../disk/file-system.js';`],
    ['client/src/a.ts', `import { b } from '../../server/src/lsp/protocol.js';\nimport { window } from 'vscode';`],
    ['server/src/text/a.ts', `// an import '../lsp/b.js' in a comment\nexport const from = '../lsp/main.js';`],
  ])('reports no allowed import: in %s, %s', (file, source) => {
    expect(forbiddenImports(file, source)).toEqual([]);
  });
});
