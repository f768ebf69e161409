/** As much of a heap snapshot as is looked at: https://github.com/v8/v8/blob/main/src/profiler/heap-snapshot-generator.cc */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  /** The fields of one object after those of the other. */
  readonly nodes: readonly number[];
}

/** What the engine makes of a program by itself: its code, what it has learnt of it, and the shapes of objects. */
const engines = new Set(['code', 'object shape', 'hidden', 'synthetic']);

/** How many bytes of a heap a program keeps itself: its objects, lists, texts and functions, and nothing of the engine's. */
export function keptBytes(json: string): number {
  const { snapshot, nodes } = JSON.parse(json) as Snapshot;
  const { node_fields: fields, node_types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const isEngines = node_types[0].map((type) => engines.has(type));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (!isEngines[nodes[at + typeAt]!]) bytes += nodes[at + sizeAt]!;
  }
  return bytes;
}
