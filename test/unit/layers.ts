/** The layers of the server: which folder may import which, and what else. The map is docs/architecture.md. */
import { posix } from 'node:path';

/**
 * The folders of server/src, lowest first, each with those it may import besides itself. `service.ts` and `index.ts`, the
 * facade, are layers of their own.
 */
export const layers: Readonly<Record<string, readonly string[]>> = layersOf({
  util: [],
  text: ['util'],
  rulebook: ['text'],
  formats: ['text'],
  language: ['text'],
  edition: ['rulebook', 'formats', 'language'],
  analysis: ['edition'],
  lint: ['analysis'],
  render: ['analysis'],
  migration: ['lint'],
  features: ['lint', 'render'],
  export: ['lint', 'render'],
  workspace: ['lint', 'render'],
  disk: ['workspace', 'export', 'features', 'migration'],
  service: ['workspace', 'export', 'features', 'migration'],
  index: ['disk', 'service'],
  lsp: ['disk', 'service'],
  cli: ['disk', 'service'],
});

/** Adds to each layer all that the layers below it may import. */
function layersOf(direct: Record<string, readonly string[]>): Record<string, readonly string[]> {
  const all: Record<string, readonly string[]> = {};
  for (const [layer, below] of Object.entries(direct)) {
    all[layer] = [...new Set(below.flatMap((each) => [each, ...(all[each] ?? [])]))];
  }
  return all;
}

/** Only these layers may touch a disk, a process or a connection. */
const outerLayers = ['disk', 'index', 'lsp', 'cli'];
const outside = /^(?:node:|vscode-languageserver(?:$|\/|-protocol|-jsonrpc)|vscode(?:$|-languageclient))/;

/** The only files of lsp/ that may depend on Node: all others run in a Web Worker as well. */
const nodeFiles = ['connection/frames', 'launch', 'node-main'].map((name) => `server/src/lsp/${name}.ts`);
const nodeOnly = /^node:|\/node$/;

/** The one file of the server that the client may import. */
const protocol = 'server/src/lsp/protocol.ts';

/** An import that the layers forbid. */
export interface ForbiddenImport {
  readonly file: string;
  readonly imported: string;
  readonly why: string;
}

/** Every module that a source file imports or re-exports, types included. */
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
export function forbiddenImports(file: string, source: string): ForbiddenImport[] {
  return imports(source).flatMap((imported) => {
    const why = file.startsWith('client/') ? whyNotInClient(file, imported) : whyNotInServer(file, imported);
    return why ? [{ file, imported, why }] : [];
  });
}

function whyNotInClient(file: string, imported: string): string | undefined {
  const target = resolve(file, imported);
  if (!target?.startsWith('server/') || target === protocol) return undefined;
  return `the client may import only ${protocol} from the server`;
}

function whyNotInServer(file: string, imported: string): string | undefined {
  const from = layerOf(file);
  if (from === undefined || layers[from] === undefined) return 'the folder is no layer';
  const target = resolve(file, imported);
  const needsNode = target === undefined ? nodeOnly.test(imported) : layerOf(target) === 'disk';
  if (from === 'lsp' && needsNode && !nodeFiles.includes(file)) {
    return `only ${nodeFiles.join(', ')} may depend on Node in lsp/`;
  }
  if (target === undefined) {
    return outside.test(imported) && !outerLayers.includes(from)
      ? `${from}/ may not use ${imported}, only ${outerLayers.join('/, ')}/ may`
      : undefined;
  }
  if (target.endsWith('.txt') && target.startsWith('server/rulebooks/')) {
    return from === 'rulebook' ? undefined : 'only rulebook/ embeds the rules texts';
  }
  if (target.endsWith('.txt') && target.startsWith('server/grammar/')) {
    return from === 'language' ? undefined : 'only language/ embeds the wordings';
  }
  const to = layerOf(target);
  if (to === from || (to !== undefined && layers[from].includes(to))) return undefined;
  const allowed = layers[from].length > 0 ? `only ${layers[from].join(', ')}` : 'nothing';
  return `${from}/ may import ${allowed}`;
}

/**
 * The import cycles, each once.
 * @param sources the files' texts, by their paths from the repository's root, with slashes
 */
export function importCycles(sources: ReadonlyMap<string, string>): string[][] {
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

function layerOf(path: string): string | undefined {
  return /^server\/src\/(?:([^/]+)\/|(service|index)\.ts$)/.exec(path)?.slice(1).find(Boolean);
}
