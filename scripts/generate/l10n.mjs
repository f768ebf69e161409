// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The localization bundle of the client's texts: each text is its own key.
 * @param {string} folder the client's source folder
 */
export function bundleText(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const texts = names.flatMap((name) => textsIn(readFileSync(join(folder, name), 'utf8')));
  const sorted = [...new Set(texts)].sort();
  return `${JSON.stringify(Object.fromEntries(sorted.map((text) => [text, text])), null, 2)}\n`;
}

/** @param {string} source @returns {string[]} the texts in calls of `l10n.t` */
function textsIn(source) {
  const calls = source.matchAll(/\bl10n\.t\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)")/g);
  return [...calls].map(([, single, double]) => (single ?? double ?? '').replace(/\\(.)/g, '$1'));
}
