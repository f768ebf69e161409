/**
 * Keeps of each thing what was made of it last, and for whom. Where it is made anew for somebody else, as under another
 * rulebook, the earlier is let go: who goes back and forth waits a little, and nobody's memory holds all there ever was.
 */
export class Newest<K extends WeakKey, For, V> {
  private readonly held = new WeakMap<K, { readonly whom: For; readonly value: V }>();

  /** What was made last, if it was made for them. */
  get(key: K, whom: For): V | undefined {
    const held = this.held.get(key);
    return held?.whom === whom ? held.value : undefined;
  }

  set(key: K, whom: For, value: V): void {
    this.held.set(key, { whom, value });
  }
}
