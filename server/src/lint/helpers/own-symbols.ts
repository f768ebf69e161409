import type { SetIndex } from '../../analysis/set/set-index.js';
import type { FaceReading } from '../engine/face-reading.js';

/**
 * The symbols that are the set's own, in upper case: those an option names, with or without braces, and the first letters of
 * the colours that its settings declare.
 */
export function ownSymbolsOf(face: FaceReading, named: readonly string[]): ReadonlySet<string> {
  const letters = face.query(lettersOfColors, '');
  return new Set([...named.map((symbol) => symbol.replace(/[{}]/g, '').toUpperCase()), ...letters]);
}

function lettersOfColors({ declared }: SetIndex): string {
  return declared.colors.map((color) => color.charAt(0).toUpperCase()).join('');
}
