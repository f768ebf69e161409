/** The floors of the house: which folder of the server may import which, and what of the world outside. */
import { posix } from 'node:path';

/** Folders of server/src from the ground up, each with those it may import besides itself. */
const below: Record<string, readonly string[]> = {};
below.text = [];
below.rulebook = ['text'];
below.formats = ['text'];
below.language = ['text'];
below.edition = ['text', 'rulebook', 'formats', 'language'];
below.analysis = [...below.edition, 'edition'];
below.lint = [...below.analysis, 'analysis'];
below.render = below.lint;
below.features = [...below.lint, 'lint', 'render'];
below.export = below.features;
below.workspace = [...below.features, 'features', 'export'];
below.disk = [...below.workspace, 'workspace'];
below.lsp = [...below.disk, 'disk'];
below.cli = below.lsp;

/** The shells, and what they share: only they may touch a disk, a process or a connection. */
const shells = ['disk', 'lsp', 'cli'];
const outside = /^(?:node:|vscode-languageserver(?:$|\/|-protocol|-jsonrpc)|vscode(?:$|-languageclient))/;

/** In lsp/ only these know Node: all else runs in a Web Worker as well. */
const nodeFiles = ['frames', 'node-main'].map((name) => `server/src/lsp/${name}.ts`);
const nodeOnly = /^node:|\/node$/;

/** The one file of the server that the client may import. */
const protocol = 'server/src/lsp/protocol.ts';

/** An import that the house plan forbids. */
export interface Breach {
  readonly file: string;
  readonly imported: string;
  readonly why: string;
}

/** Every module that a source file names, type imports too: a type from a higher floor ties the lower to it. */
export function imports(source: string): string[] {
  const statement = /^(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;
  const call = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...source.matchAll(statement), ...source.matchAll(call)].map((match) => match[1] ?? match[2] ?? '');
}

/**
 * The forbidden imports of one file.
 * @param file its path from the repository's root, with slashes
 * @param source its text
 */
export function breaches(file: string, source: string): Breach[] {
  return imports(source).flatMap((imported) => {
    const why = file.startsWith('client/') ? clientBreach(file, imported) : serverBreach(file, imported);
    return why ? [{ file, imported, why }] : [];
  });
}

function clientBreach(file: string, imported: string): string | undefined {
  const target = resolve(file, imported);
  if (!target?.startsWith('server/') || target === protocol) return undefined;
  return `the client may import only ${protocol} from the server`;
}

function serverBreach(file: string, imported: string): string | undefined {
  const from = floor(file);
  if (from === undefined || below[from] === undefined) return 'the file stands on no floor';
  const target = resolve(file, imported);
  const needsNode = target === undefined ? nodeOnly.test(imported) : floor(target) === 'disk';
  if (from === 'lsp' && needsNode && !nodeFiles.includes(file)) {
    return `of lsp/ only ${nodeFiles.join(', ')} run in Node alone`;
  }
  if (target === undefined) {
    return outside.test(imported) && !shells.includes(from)
      ? `${from}/ may not touch the world outside, only ${shells.join('/ and ')}/ may`
      : undefined;
  }
  if (target.endsWith('.txt') && target.startsWith('server/rulebooks/')) {
    return from === 'rulebook' ? undefined : 'only rulebook/ embeds the rules texts';
  }
  const to = floor(target);
  if (to === from || (to !== undefined && below[from].includes(to))) return undefined;
  const allowed = below[from].length > 0 ? `only ${below[from].join(', ')}` : 'nothing';
  return `${from}/ may import ${allowed}`;
}

/**
 * The imports that lead back to the file they start from, each circle once: none of its files can be read without all others.
 * @param sources the files' texts, by their paths from the repository's root, with slashes
 */
export function circles(sources: ReadonlyMap<string, string>): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): void => {
    const met = way.indexOf(file);
    if (met >= 0) found.push(way.slice(met));
    if (met >= 0 || done.has(file)) return;
    for (const imported of imports(sources.get(file) ?? '')) walk(resolve(file, imported) ?? '', [...way, file]);
    done.add(file);
  };
  for (const file of sources.keys()) walk(file, []);
  return found;
}

/** The path that a relative import names, from the repository's root; undefined for a package. */
function resolve(file: string, imported: string): string | undefined {
  if (!imported.startsWith('.')) return undefined;
  return posix.join(posix.dirname(file), imported).replace(/\.js$/, '.ts');
}

function floor(path: string): string | undefined {
  return /^server\/src\/([^/]+)\//.exec(path)?.[1];
}
