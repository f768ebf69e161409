/** An entry of a rulebook with its nested entries. */
export interface OutlineNode<Entry> {
  readonly entry: Entry;
  /** The last line of the entry and its nested entries, from 0. */
  readonly lastLine: number;
  readonly children: readonly OutlineNode<Entry>[];
}

/** Nests entries, which are in the order of the text, by their levels. */
export function outline<Entry extends { readonly level: number; readonly lastLine: number }>(
  entries: readonly Entry[],
): OutlineNode<Entry>[] {
  interface Open {
    entry: Entry;
    lastLine: number;
    children: Open[];
  }
  const top: Open[] = [];
  const above: Open[] = [];
  for (const entry of entries) {
    while (above.length > 0 && above.at(-1)!.entry.level >= entry.level) above.pop();
    const node: Open = { entry, lastLine: entry.lastLine, children: [] };
    for (const each of above) each.lastLine = entry.lastLine;
    (above.at(-1)?.children ?? top).push(node);
    above.push(node);
  }
  return top;
}
