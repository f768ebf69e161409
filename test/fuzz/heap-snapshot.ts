/** The used part of a heap snapshot: https://github.com/v8/v8/blob/main/src/profiler/heap-snapshot-generator.cc */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  /** The fields of all nodes, one node after another. */
  readonly nodes: readonly number[];
}

/** Node types the engine itself creates for a program: code, type feedback, and shapes of objects. */
const engineTypes = new Set(['code', 'object shape', 'hidden', 'synthetic']);

/** The bytes of a heap in the program's own objects, arrays, strings and functions, without the engine's. */
export function ownBytes(json: string): number {
  const { snapshot, nodes } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const isEngines = node_types[0].map((type) => engineTypes.has(type));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!isEngines[nodes[at + typeAt]!]) bytes += nodes[at + sizeAt]!;
  }
  return bytes;
}
