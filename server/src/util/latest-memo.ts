/**
 * Keeps of each thing what was made of it last, and for whom. Where it is made anew for somebody else, as under another
 * rulebook, the earlier is let go: who goes back and forth waits a little, and nobody's memory holds all there ever was.
 */
export class Newest<K extends WeakKey, For, V> {
  private readonly held = new WeakMap<K, { readonly whom: For; readonly value: V }>();

  /** What was made of a thing last, if it was made for them; else it is made now. */
  of(key: K, whom: For, make: () => V): V {
    const held = this.held.get(key);
    if (held?.whom === whom) return held.value;
    const value = make();
    this.held.set(key, { whom, value });
    return value;
  }
}
