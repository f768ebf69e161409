import { setFlagsFromString } from 'node:v8';

/**
 * By how many percent the objects in memory grow before garbage is collected. V8 waits until they have more than doubled, which
 * takes a tenth less processor time while a large workspace is checked, and at least a third more memory.
 */
const HEAP_GROWTH = 40;

/** Adapts V8 to the language server, before any of its code is compiled: what is compiled otherwise is not used again. */
export function adaptEngine(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`);
  // Nearly all patterns are used often enough to be compiled to machine code, so that happens at once and not twice.
  setFlagsFromString('--no-regexp-tier-up');
}
