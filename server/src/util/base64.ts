/** The arguments that a function can take at once are limited. */
const CHUNK = 8192;

/** Encodes bytes as base64, in Node and in browsers. */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(''));
}
