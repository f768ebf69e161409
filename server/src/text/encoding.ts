/** The number of bytes that are examined to detect an encoding without a byte order mark. */
const SAMPLE = 1000;

/**
 * Detects text in UTF-16 or UTF-32, by its byte order mark or by the positions of zero bytes; null for everything else.
 */
export function wideEncoding(bytes: Uint8Array): 'UTF-16' | 'UTF-32' | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32' : 'UTF-16';
  if (a === 0xfe && b === 0xff) return 'UTF-16';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32';
  if (bytes.length < 4) return null;
  // Most characters of card text have one byte other than zero, always at the same position.
  const zeros = [0, 0, 0, 0];
  const length = Math.min(bytes.length, SAMPLE) & ~3;
  for (let at = 0; at < length; at++) if (bytes[at] === 0) zeros[at % 4]!++;
  const isZero = zeros.map((count) => count > (length / 4) * 0.6);
  const isFull = zeros.map((count) => count < (length / 4) * 0.1);
  const zeroPlaces = isZero.filter(Boolean).length;
  const fullPlaces = isFull.filter(Boolean).length;
  if (zeroPlaces === 3 && fullPlaces === 1) return 'UTF-32';
  return zeroPlaces === 2 && fullPlaces === 2 && isZero[0] === isZero[2] ? 'UTF-16' : null;
}
