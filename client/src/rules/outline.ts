/** An entry of a rulebook with the entries that stand under it. */
export interface Outlined<Entry> {
  readonly entry: Entry;
  /** The last line of it and of all under it, from 0. */
  readonly lastLine: number;
  readonly children: readonly Outlined<Entry>[];
}

/** Entries in the order of the text, put under the last one before them that stands less deep. */
export function outline<Entry extends { readonly level: number; readonly lastLine: number }>(
  entries: readonly Entry[],
): Outlined<Entry>[] {
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
