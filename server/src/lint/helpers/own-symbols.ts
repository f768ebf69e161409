import type { SetIndex } from '../../analysis/set/set-index.js';
import type { FaceReading } from '../engine/face-reading.js';

/**
 * The set's own symbols, in upper case: those named by an option, with or without braces, and the first letters of the
 * colors that its settings declare.
 */
export function ownSymbolsOf(face: FaceReading, named: readonly string[]): ReadonlySet<string> {
  const letters = face.query(lettersOfColors, '');
  return new Set([...named.map((symbol) => symbol.replace(/[{}]/g, '').toUpperCase()), ...letters]);
}

function lettersOfColors({ declared }: SetIndex): string {
  return declared.colors.map((color) => color.charAt(0).toUpperCase()).join('');
}
