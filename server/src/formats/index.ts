import type { Format } from './card.js';
import { createForgeFormat } from './forge/forge-format.js';
import { createMarkdownFormat } from './markdown/markdown-format.js';
import { createMseSetFormat } from './mse-set/mse-set-format.js';
import { createPlainFormat } from './plain/plain-format.js';

/** Every file format, in the order they are asked. */
export const formats: readonly Format[] = [
  createPlainFormat(),
  createMseSetFormat(),
  createForgeFormat(),
  createMarkdownFormat(),
];

/**
 * The format of a file, or null where none knows it.
 * @param path the file's path or address; its name's ending counts
 * @param head the first kilobytes of the file, for formats whose names say too little
 */
export function formatFor(path: string, head: string): Format | null {
  return formats.find((format) => format.matches(path, head)) ?? null;
}
