import { memoize } from './memoize.js';

let last = 0;

/** A number that no other object has, to use the object as a part of a cache's key without keeping it in memory. */
export const objectNumber = memoize((_object: WeakKey) => ++last);
